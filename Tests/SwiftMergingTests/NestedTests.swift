// SDK types that conform by an extension, nested types, and helpers that belong to a step.

import Testing

@testable import SwiftMerging

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

    @Test("two files may extend one type, each with private members of one name") func twice() throws {
        var other = keychain(["z"])
        other.identity = "other"
        other.path = "O.swift"
        let one = keychain(["a"])
        let base = try record(one) + record(other)
        let users = [
            UserFile(path: "O.swift", text: other.text, identity: "other"),
            UserFile(path: "W.swift", text: one.text, identity: "wrapper"),
        ]
        let result = try MergeInput(generated: [keychain(["a", "b"]), other], users: users, base: base).verified()
        #expect(result.files.map(\.path) == ["W.swift"])
        #expect(result.files.map(\.new) == [keychain(["a", "b"]).text])
    }

    @Test("a retired step keeps the helpers that it uses, until they are used no more") func spared() throws {
        let before = wrapper(
            """
                //@ step a
                private var aTask: Task?
                //@ required step a
                func a() { stub }
                //@ end
                let b = 1
            """)
        let after = wrapper("    let b = 1")
        let user = before.string.replacing("stub", with: "aTask = run()")
        let trial = try merge(before: before, after: after, user: user)
        #expect(trial.text.contains("private var aTask"))
        let adapted = trial.text.replacing("aTask = run()", with: "run()")
        let file = UserFile(path: "W.swift", text: Array(adapted.utf8), identity: "wrapper")
        let next = try MergeInput(generated: [after], users: [file], base: trial.result.base).verified()
        #expect(next.outcomes.map(\.member) == ["aTask"])
        #expect(next.outcomes.map(\.kind) == [.removed])
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
