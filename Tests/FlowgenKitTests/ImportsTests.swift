// Which modules a file imports follows from the types that it names. A type of Foundation in one part of a flow, and
// nowhere else, brings `import Foundation` to each file that names it, of whatever kind.

import FlowModel
import Foundation
import Testing
import FlowgenKit

@testable import FlowCode
@testable import FlowgenKit

@Suite("Imports")
struct ImportsTests {
    /// A part of a flow: its name, the type there, and the text that goes to the end of a key.
    struct Part: CustomTestStringConvertible {
        let name: String
        let key: String
        let text: String

        init(_ name: String, _ key: String, _ text: String) {
            (self.name, self.key, self.text) = (name, key, text)
        }

        var testDescription: String { name }
    }

    static let parts = [
        Part("a status that a step ends in", "statuses", "  done: { with: URL }"),
        Part("a status that an event leads to", "statuses", "  woken: { with: { at: '[Date?]' } }"),
        Part(
            "a sample of a status", "statuses",
            "  woken: { with: { at: { type: Moment, sample: Date() } } }"),
        Part("an error", "errors", "  late: { with: { at: Date } }"),
        Part("a parameter", "parameters", "      link: URL"),
        Part("a default", "parameters", "      link: { type: Link, default: URL() }"),
        Part("a sample of a parameter", "parameters", "      link: { type: Link, sample: URL() }"),
        Part("an answer", "step", "    returns: Date"),
        Part("a stream", "step", "    streams: Data"),
        Part("an error of a step", "step", "    throws: URLError"),
        Part(
            "a mock rule's condition", "step",
            "    returns: Int\n    mock: [{ when: Locale.current.isGood, then: 1 }, { then: 2 }]"),
        Part("a mock rule's value", "step", "    returns: Moment\n    mock: [{ then: Date() }]"),
        Part("a mock rule's status", "rule", "    mock: [{ then: '.done(Calendar.now)' }]"),
        Part(
            "a mock rule's error", "step",
            "    throws: true\n    returns: Int\n    mock: [{ throw: CocoaError(.fileNoSuchFile) }]"),
        Part("a property", "properties", "  last: Date"),
        Part("an observed property", "properties", "  last: { type: Date, observe: true }"),
        Part("a sample of a property", "properties", "  last: { type: Moment, sample: Date() }"),
        Part("a view's parameter", "views", "  map: { parameters: { place: URL } }"),
        Part(
            "a delegate's method", "integration",
            "    delegates: { MapDelegate: ['func move(to date: Date)'] }"),
        Part(
            "a field of a model", "integration",
            "    models: { MapModel: { for: Place, fields: { at: '[Date]' } } }"),
        Part("a hook", "integration", "    lifecycle: [open-url, push-token]"),
    ]

    @Test(arguments: parts, ["combine", "async", "callback"])
    func filesImportWhatTheyName(part: Part, style: String) throws {
        for scope in ["app", "session"] {
            let files = try Self.generated(Self.flow(part, style, scope))
            #expect(files.count > 8)
            var names = 0
            // XCTest brings Foundation along.
            for (path, text) in files where !path.hasSuffix("Support/FlowTest.swift") {
                let code = Self.code(of: text)
                let words = code.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.output) }
                guard words.contains(where: { KnownTypes.module(of: $0[...]) == "Foundation" }) else { continue }
                names += 1
                #expect("\n\(text)".contains("\nimport Foundation\n"), "\(path)")
                #expect(text.components(separatedBy: "import Foundation").count == 2, "\(path)")
            }
            #expect(names > 0)
        }
    }

    @Test(
        "A fan-out, an extension and a type that conforms import it too",
        arguments: [
            "use: [A, B]\nintegrations: { A: , B: }", "extends: Canvas\nintegrations: { A: }",
            "isolation: none\nintegrations: { A: { conform: Store } }",
        ])
    func otherFiles(end: String) throws {
        let files = try Self.generated(
            "flow: Map\nstyle: callback\nsteps: { show: { parameters: { at: Date } } }\n\(end)\n")
        let naming = files.filter { Self.code(of: $0.value).contains(/\bDate\b/) }
        #expect(naming.count > 1)
        for (path, text) in naming {
            #expect("\n\(text)".contains("\nimport Foundation\n"), "\(path)")
        }
    }

    @Test("Comments and texts do not count")
    func wordsDoNotCount() throws {
        let files = try Self.generated(
            """
            flow: Map
            summary: Shows Data of a URL.
            style: async
            views: { url: Data and a Date., data: The Data. }
            steps: { show: { summary: The Date., returns: String, mock: [{ then: '"a Date"' }] } }
            """)
        let others = files.filter { path, text in
            !path.hasPrefix("Integrations/Integration") && !text.contains("NSLock")
        }
        #expect(others.count > 5)
        for (path, text) in others {
            #expect(!text.contains("import Foundation"), "\(path)")
        }
    }

    /// A flow that names types of its imports, one of which its SDK brings as well.
    private static let payment = """
        flow: Pay
        style: async
        imports: [Money, CoreLocation]
        steps:
          pay:
            parameters: { amount: Amount, at: CLLocation }
            from: idle
            to: [paid, failed]
        statuses:
          idle:
          paid: { with: Receipt }
          failed: { with: PayError }
        errors:
          unknown:
        integrations:
          Stripe: { sdk: [StripeKit, CoreLocation] }

        """

    @Test("A module that is both an SDK and an import of the flow is imported as it is") func sharedModule() throws {
        let files = try Self.generated(Self.payment)
        #expect(
            Self.imports(of: files["Integrations/Stripe/Services/StripePaySDK.swift"])
                == ["import CoreLocation", "import Money", "@preconcurrency import StripeKit"])
        #expect(
            Self.imports(of: files["Integrations/Services/Pay/PaySDK.swift"])
                == ["import CoreLocation", "import Money"])
    }

    @Test(
        "Imports whose types public declarations name are public, those of SDKs are internal",
        arguments: ["public", "package"])
    func access(_ access: String) throws {
        let files = try Self.generated(Self.payment, settings: "access: \(access)\nmodule: App\n")
        let plain = ["import CoreLocation", "import Money"]
        // `package import` stands inside `#if`, with the plain import in the other branch.
        let open = plain.flatMap { access == "package" ? ["package \($0)", $0] : ["public \($0)"] }
        for (name, lines) in [
            ("PaySDK", open), ("PayStatus", open), ("MockPaySDK", open), ("PayError", []), ("PayFlow", plain),
        ] {
            let file = files["Integrations/Services/Pay/\(name).swift"]
            #expect(Self.imports(of: file) == lines, "\(name)")
        }
        let manager = Self.imports(of: files["Integrations/Stripe/StripeManager.swift"])
        #expect(
            manager == [
                "@preconcurrency internal import CoreLocation",
                "@preconcurrency internal import StripeKit",
            ])
        let wrapper = Self.imports(of: files["Integrations/Stripe/Services/StripePaySDK.swift"])
        #expect(
            wrapper == [
                "internal import CoreLocation", "import Money",
                "@preconcurrency internal import StripeKit",
            ])
    }

    /// The import lines of a file.
    private static func imports(of text: String?) -> [String] {
        (text ?? "import nothing").split(separator: "\n").map(String.init)
            .filter { $0.contains(#/^(@\w+ )?(\w+ )?import /#) }
    }

    private static func flow(_ part: Part, _ style: String, _ scope: String) -> String {
        func more(_ key: String) -> String { part.key == key ? part.text + "\n" : "" }
        func section(_ key: String) -> String { part.key == key ? "\(key):\n\(part.text)\n" : "" }
        let done = part.text.contains("done:") ? "" : "  done: { with: Int }\n"
        let woken = part.text.contains("woken:") ? "" : "  woken:\n"
        return """
            flow: Map
            style: \(style)
            scope: \(scope)
            statuses:
              idle:
            \(done)\(woken)\(more("statuses"))
            errors:
              unknown:
            \(more("errors"))
            steps:
              go:
                to: done
            \(more("rule"))
                parameters:
                  force: Bool
            \(more("parameters"))
              ask:
                user: Asks.
            \(more("step"))
              test:
                user: Tests.
                throws: MapError
            events:
              wake: { to: woken }
            \(section("properties"))\(section("views"))
            integrations:
              Maps:
                summary: Draws maps.
            \(more("integration"))
            """
    }

    private static func generated(_ flow: String, settings: String = "") throws -> [String: String] {
        let settings = "flows: flows/*.yaml\n" + settings
        let files = try #require(InMemoryFileSystem(texts: ["flows/map.yaml": flow, "flowgen.yml": settings]))
        var after = files
        _ = try Generate().run(files: files) { try after.apply($0) }
        var texts: [String: String] = [:]
        for (path, bytes) in after.files where path.name.hasSuffix(".swift") {
            texts[path.description] = String(decoding: bytes, as: UTF8.self)
        }
        return texts
    }

    /// A file without its comments and string literals.
    private static func code(of text: String) -> String {
        text.replacing(/\/\/.*/, with: "").replacing(/"(\\.|[^"\\\n])*"/, with: "\"\"")
    }
}
