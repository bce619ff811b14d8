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

private struct Case: CustomTestStringConvertible {
    var user: String
    var result: String
    var testDescription: String { user }
}

private let implicit = [
    Case(
        user: "var go: A { mine }",
        result: "var go: A {\n        get { mine }\n        \(stub)\n    }"),
    Case(
        user: "var go: A {\n        // why\n        mine\n    }",
        result: "var go: A {\n        get {\n        // why\n        mine\n        }\n        \(stub)\n    }"),
    Case(
        user: "var go: A { // why\n        let a = \"\"\"\n  }\n  \"\"\"\n        return a }",
        result:
            "var go: A {\n        get { // why\n        let a = \"\"\"\n  }\n  \"\"\"\n        return a }\n        \(stub)\n    }"
    ),
    Case(user: "var go: A {}", result: "var go: A {\n        get {}\n        \(stub)\n    }"),
]

private let explicit = [
    Case(
        user: "var go: A {\n        get { mine } // why\n    }",
        result: "var go: A {\n        get { mine } // why\n        \(stub)\n    }"),
    Case(
        user: "var go: A { get { mine } /* why */ }",
        result: "var go: A { get { mine } /* why */\n        \(stub)\n    }"),
    Case(
        user: "var go: A {\n\n        mutating get {\n            mine\n        }\n\n        // end\n    }",
        result:
            "var go: A {\n\n        mutating get {\n            mine\n        }\n        \(stub)\n\n        // end\n    }"
    ),
]

@Suite("Setters")
struct SetterTests {
    @Test("a stub stands beside the getter, whose bytes stay", arguments: implicit + explicit)
    private func added(_ example: Case) throws {
        let trial = try merge(before: readable, after: settable, user: user(example.user))
        #expect(trial.text == user(example.result))
        #expect(trial.kinds == ["followed go 2:5", "left go 2:5"])
    }

    @Test("a flow that changes back takes the stub off again", arguments: implicit)
    private func back(_ example: Case) throws {
        let trial = try merge(before: settable, after: readable, user: user(example.result))
        #expect(trial.text == user(example.user))
    }

    @Test("a getter that is laid out as one stays one")
    func formatted() throws {
        let getter = "get {\n            mine\n        }"
        let text = user("var go: A {\n        \(getter)\n        \(stub)\n    }")
        let trial = try merge(before: settable, after: readable, user: text)
        #expect(trial.text == user("var go: A {\n        \(getter)\n    }"))
        let inline = user("var go: A {\n        \(stub)\n        get { mine }\n    }")
        let other = try merge(before: settable, after: readable, user: inline)
        #expect(other.text == user("var go: A {\n        get { mine }\n    }"))
    }

    @Test("a setter that was filled in stays, says so, and comes back")
    func retired() throws {
        let setter = "set { mine(newValue) }"
        let text = user("var go: A {\n        get { mine }\n        \(setter)\n    }")
        let trial = try merge(before: settable, after: readable, user: text)
        let line = "// flowgen:retired This setter is no longer in the flow.\n        "
        #expect(trial.text == text.replacing(setter, with: line + setter))
        #expect(trial.kinds == ["retired the setter of go 5:9"])
        let back = try merge(before: readable, after: settable, user: trial.text)
        #expect(back.text == text)
        #expect(back.kinds == ["returned the setter of go 4:9"])
    }

    @Test("a setter of the developer's own stays as it is")
    func own() throws {
        let text = user("var go: A {\n        get { mine }\n        set { mine(newValue) }\n    }")
        let more = file("var go: A {\n        x\n        y\n    }")
        for (after, kinds) in [(settable, []), (more, ["stale go 2:5"])] {
            let trial = try merge(before: readable, after: after, user: text)
            #expect(trial.text == text)
            #expect(trial.kinds == kinds)
        }
    }

    @Test(
        "where no setter can stand it is a conflict, on each run",
        arguments: [
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
        for declaration in ["var go: A", "lazy var go: A = mine", "var go = mine { didSet { a } }"] {
            let text = user(declaration)
            let trial = try merge(before: file("var go: A { x }"), after: settable, user: text)
            #expect(trial.text == text)
            #expect(trial.kinds.isEmpty)
        }
    }
}
