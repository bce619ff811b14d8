// A property that must be settable from now on, or no longer, and whose getter is the developer's.

import Testing

@testable import SwiftMerging

private func file(_ declaration: String) -> GeneratedFile {
    fresh("class Wrapper: SDK {\n//@ required property go\n    \(declaration)\n//@ end\n}\n")
}

private let readable = file("var go: A {\n        x\n    }")
private let settable = file(
    "var go: A {\n        get {\n            x\n        }\n        set {\n            // TODO: y\n        }\n    }")
private let stub = "set {\n            // TODO: y\n        }"

private func user(_ declaration: String) -> String { file(declaration).string }

private let getters = [
    "var go: A { mine }", "var go: A {\n        // why\n        mine\n    }", "var go: A {}",
    "var go: A {\n        get { mine } // why\n    }", "var go: A { get { mine } /* why */ }",
]

@Suite("Setters")
struct SetterTests {
    @Test("What the flow no longer sets may stay settable; its body is to be checked")
    func noLongerNeeded() throws {
        for setter in [stub, "set { mine(newValue) }"] {
            let text = user("var go: A {\n        get { mine }\n        \(setter)\n    }")
            let trial = try merge(before: settable, after: readable, user: text)
            #expect(trial.text == text)
            #expect(trial.kinds == ["stale go 2:5"])
        }
    }

    @Test("a setter of the developer's own stays as it is")
    func own() throws {
        let text = user("var go: A {\n        get { mine }\n        set { mine(newValue) }\n    }")
        for after in [settable, file("var go: A {\n        x\n        y\n    }")] {
            let trial = try merge(before: readable, after: after, user: text)
            #expect(trial.text == text)
            #expect(trial.kinds == ["stale go 2:5"])
        }
    }

    @Test(
        "a setter that is missing beside a getter of the developer's is a conflict, on each run",
        arguments: getters + [
            "let go: A = mine", "private(set) var go: A = mine", "var go: A { get async { mine } }",
            "private(set) var go: A {\n        get { mine }\n        set { mine }\n    }",
        ])
    func refused(_ declaration: String) throws {
        let text = user(declaration)
        let trial = try merge(before: readable, after: settable, user: text)
        #expect(trial.text == text)
        #expect(trial.kinds.map { $0.prefix(11) } == ["conflict go"])
        let file = UserFile(path: "W.swift", text: Array(text.utf8), identity: "wrapper")
        let again = try MergeInput(generated: [settable], users: [file], base: trial.result.base).verified()
        #expect(again.outcomes == trial.result.outcomes)
    }

    @Test("a stored property can be set already")
    func stored() throws {
        for (declaration, kinds) in [
            ("var go: A", []), ("lazy var go: A = mine", ["stale go 2:5"]),
            ("var go = mine { didSet { a } }", ["stale go 2:5"]),
        ] {
            let text = user(declaration)
            let trial = try merge(before: file("var go: A { x }"), after: settable, user: text)
            #expect(trial.text == text)
            #expect(trial.kinds == kinds)
        }
    }
}
