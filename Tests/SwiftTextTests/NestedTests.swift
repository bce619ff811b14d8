// SDK types that conform by an extension, nested types, and helpers that belong to a step.

import Testing

@testable import SwiftText

private func keychain(_ keys: [String], nested: Bool = true) -> GeneratedFile {
    let list = keys.map {
        "        //@ property \($0)\n        static let \($0) = \"\($0)\"\n        //@ end"
    }
    let properties = keys.map { key in
        """

            //@ required property \(key)
            var \(key): String {
                get { stub }
                set { stub }
            }
            //@ end
        """
    }
    let type = nested ? "    private enum Keys {\n\(list.joined(separator: "\n"))\n    }\n" : ""
    return fresh("extension Keychain: Store {\n\(type)\(properties.joined(separator: "\n"))\n}\n", type: nil)
}

@Suite("Extensions and nested types") struct NestedTests {
    @Test("a property more: its key and itself") func added() throws {
        let text = keychain(["a"]).string.replacing("{ stub }", with: "{ mine }")
        let trial = try merge(before: keychain(["a"]), after: keychain(["a", "b"]), user: text)
        let expected = keychain(["a", "b"]).string
        #expect(trial.text.replacing("{ mine }", with: "{ stub }") == expected)
        #expect(trial.kinds.map { String($0.split(separator: " ")[1]) } == ["b", "b"])
    }

    @Test("a property less: key and itself go, and with the last the type of keys") func removed() throws {
        let text = keychain(["a", "b"]).string
        let trial = try merge(before: keychain(["a", "b"]), after: keychain(["a"]), user: text)
        #expect(trial.text == keychain(["a"]).string)
        let last = try merge(
            before: keychain(["a"]), after: keychain(["a"], nested: false), user: keychain(["a"]).string)
        #expect(!last.text.contains("Keys"))
    }

    @Test("a helper that a retired step uses goes, and the use is listed") func used() throws {
        let before = wrapper(
            """
                //@ step a
                private var aTask: Task?
                //@ required step a
                func a() { stub }
                //@ end
                let b = 1
            """)
        let user = before.string.replacing("stub", with: "aTask = run()")
        let trial = try merge(before: before, after: wrapper("    let b = 1"), user: user)
        #expect(!trial.text.contains("private var aTask"))
        #expect(trial.kinds.contains { $0.hasPrefix("mention aTask") })
    }

    @Test("the head of an extension follows, its members by themselves")
    func head() throws {
        let before = keychain(["a"])
        let text = before.string.replacing("{ stub }", with: "{ mine }")
        func isolated(_ text: String) -> String {
            "/// Serves.\nnonisolated " + text.replacing("static let a", with: "static let b")
        }
        var after = before
        after.text = Array(isolated(before.string).utf8)
        after.marks = []
        let trial = try merge(before: fresh(before.string, type: nil), after: after, user: text)
        #expect(trial.text == isolated(text))
    }
}
