// Imports that the flow no longer needs: they go only from a file in which nothing is hand-written.

import Testing

@testable import SwiftText

private func file(imports: String, parameter: String) -> GeneratedFile {
    fresh(
        """
        import Combine
        \(imports)
        /// Implements the flow.
        final class Wrapper: SDK {
            private let manager: Manager
        //@ required step share

            /// Shares it.
            func share(link: \(parameter)) {
                // TODO(flowgen): Share it.
            }
        //@ end
        }

        """)
}

@Suite("Imports that the flow no longer needs")
struct ImportTests {
    private let before = file(imports: "import Foundation\n", parameter: "URL")
    private let after = file(imports: "", parameter: "String")

    @Test(
        "an import stays where something is hand-written",
        arguments: [
            ("        // TODO(flowgen): Share it.", "        log(Date())"),
            ("    private let manager", "    func log(_ date: Date) {}\n    private let manager"),
            (
                "    private let manager",
                "    // The manager keeps a Date.\n    private let manager"
            ),
            ("import Combine", "import Combine\nimport Own"),
            (": SDK", ": SDK, Own"),
            ("/// Implements the flow.", "/// Uses ``Foundation/Date``."),
            ("final class", "extension Date {}\n\nfinal class"),
        ])
    func kept(_ stub: String, _ own: String) throws {
        let trial = try merge(
            before: before, after: after, user: before.string.replacing(stub, with: own))
        #expect(trial.text.contains("import Foundation"))
        #expect(trial.text.contains(own))
        #expect(!trial.kinds.contains { $0.hasPrefix("removed") })
    }

    @Test("a new import leaves the indentation of the next one as it is")
    func indented() throws {
        let trial = try merge(
            before: after, after: before,
            user: after.string.replacing("import Combine", with: "    @preconcurrency import Own"))
        #expect(trial.text.hasPrefix("    import Foundation\n    @preconcurrency import Own\n"), "\(trial.text)")
    }

    @Test("no empty line is left where the only import was") func onlyImport() throws {
        let (with, without) = ("import A\n\n/// Waits.\nclass Wrapper {\n}\n", "/// Waits.\nclass Wrapper {\n}\n")
        #expect(try merge(before: fresh(with), after: fresh(without), user: with).text == without)
        #expect(try merge(before: fresh(without), after: fresh(with), user: without).text == with)
    }

    @Test("an '#if' goes with all that it contains, unless a comment of the developer's is in it")
    func condition() throws {
        let with = "class Wrapper {\n    var a = 1\n\n    #if canImport(Darwin)\n    func b() {\n    }\n    #endif\n}\n"
        let without = "class Wrapper {\n    var a = 1\n}\n"
        #expect(try merge(before: fresh(with), after: fresh(without), user: with).text == without)
        let own = with.replacing("    #endif", with: "    // Mine.\n    #endif")
        #expect(
            try merge(before: fresh(with), after: fresh(without), user: own).text
                == own.replacing("    func b() {\n    }\n", with: ""))
    }

    @Test("an import goes from an untouched file") func removed() throws {
        let trial = try merge(before: before, after: after, user: before.string)
        #expect(!trial.text.contains("import Foundation"))
    }
}
