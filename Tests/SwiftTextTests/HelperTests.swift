// What members need of each other: helpers, keys of what is stored that keep their
// values, and a body that was written for another flow is told of.

import Testing

@testable import SwiftText

private let helpers = """
        private static var contract: Contract {
            Contract(make: make)
        }

        private static func make(for key: Key) -> Any {
            stub
        }
    """

private func tests(_ names: String...) -> GeneratedFile {
    let steps = names.map { name in
        """
            //@ view \(name)
            func test\(name)() {
                Self.contract.holds(\(name))
            }
            //@ end
        """
    }
    return wrapper((steps + [helpers]).joined(separator: "\n\n"))
}

private func keys(_ names: (String, was: String?)...) -> GeneratedFile {
    let lines = names.map { name, was in
        """
                //@ key \(name)\(was.map { " | was: key \($0)" } ?? "")
                static let \(name) = "\(name)"
                //@ end
        """
    }
    let getters = names.map { name, was in
        """
            //@ required property \(name)\(was.map { " | was: property \($0)" } ?? "")
            var \(name): String {
                stub
            }
            //@ end
        """
    }
    let list = "    private enum Keys {\n\(lines.joined(separator: "\n"))\n    }\n"
    return wrapper((names.isEmpty ? [helpers] : [list] + getters + [helpers]).joined(separator: "\n"))
}

@Suite("Helpers and keys") struct HelperTests {
    @Test("helpers that were deleted come back with a stub that calls them") func restored() throws {
        let before = tests("A")
        let mine = before.string.replacing(helpers, with: "").replacing("Self.contract.holds(A)", with: "mine()")
        let trial = try merge(before: before, after: tests("A", "B"), user: mine)
        #expect(trial.text.contains("Self.contract.holds(B)"))
        #expect(trial.text.contains("static var contract"))
        #expect(trial.text.contains("static func make(for key: Key)"))
        #expect(trial.kinds.filter { $0.hasPrefix("restored") }.count == 2)
    }

    @Test("without a record, helpers come with a stub that calls them")
    func unrecorded() throws {
        let mine = "import Combine\n\nfinal class Wrapper: SDK {\n    func testA() { mine() }\n}\n"
        let trial = try merge(before: nil, after: tests("A", "B"), user: mine)
        #expect(trial.text.contains("static var contract"))
        #expect(trial.text.contains("static func make(for key: Key)"))
    }

    @Test("the key of what is stored is renamed, and keeps its value", arguments: ["a", "by hand"])
    func key(value: String) throws {
        let before = keys(("a", nil))
        let mine = before.string.replacing("= \"a\"", with: "= \"\(value)\"")
        let trial = try merge(before: before, after: keys(("b", was: "a")), user: mine)
        #expect(trial.text.contains("static let b = \"\(value)\""))
        #expect(!trial.text.contains("static let a"))
        #expect(trial.kinds.contains { $0.hasPrefix("followed Keys.b") })
        #expect(!trial.kinds.contains { $0.hasPrefix("added") || $0.hasPrefix("removed") })
    }

    @Test("keys stay in a file with hand-written code, and go from one without") func keyInUse() throws {
        let before = keys(("a", nil), ("b", nil))
        let mine = before.string + "\nextension Wrapper {\n    func own() { get(Keys.a) }\n}\n"
        let trial = try merge(before: before, after: keys(), user: mine)
        #expect(trial.text.contains("private enum Keys"))
        #expect(trial.text.contains("static let a = \"a\""))
        #expect(trial.text.contains("static let b"))
        let one = try merge(before: before, after: keys(("b", nil)), user: mine)
        #expect(one.text.contains("static let a = \"a\""))
        let none = try merge(before: before, after: keys(("b", nil)), user: before.string)
        #expect(!none.text.contains("static let a"))
    }

    @Test("a body that was written for another flow is told of, once")
    func stale() throws {
        func file(_ body: String) -> GeneratedFile {
            wrapper("    //@ required step a\n    func a() {\n        \(body)\n    }\n    //@ end")
        }
        let mine = file("old").string.replacing("old", with: "mine")
        let trial = try merge(before: file("old"), after: file("new"), user: mine)
        #expect(trial.text == mine)
        #expect(trial.kinds == ["stale a() 4:5"])
        let user = UserFile(path: "W.swift", text: Array(mine.utf8))
        let again = try MergeInput(generated: file("new"), user: user, base: trial.result.base).verified()
        #expect(again.outcomes.map(\.kind) == [.unchecked])
    }

    @Test("a declaration of the same name elsewhere is no use of what was removed") func declared() throws {
        let before = wrapper("    //@ view a\n    func a() {\n        stub\n    }\n    //@ end")
        let after = wrapper("")
        let mine =
            before.string + "\nfinal class Other {\n    func a() { a() }\n    let b: () -> Void\n}\n"
            + "\nextension Wrapper {\n    func c() { a() }\n}\n"
        let trial = try merge(before: before, after: after, user: mine)
        #expect(!trial.kinds.contains { $0.hasPrefix("mention") })
    }
}
