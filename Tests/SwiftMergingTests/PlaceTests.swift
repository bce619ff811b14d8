// Where members may stand, and how files may be laid out: extensions, siblings, `#if`, imports, line endings,
// indentation, several members on one line.

import Testing

@testable import SwiftMerging

private let head = "import Combine\n\nfinal class Wrapper: SDK {\n"

private func step(_ name: String, _ body: String = "stub()") -> String {
    """
        //@ required step \(name)
        /// Does \(name).
        func \(name)() {
            \(body)
        }
        //@ end
    """
}

private let one = wrapper(step("one"))
private let two = wrapper(step("one") + "\n\n" + step("two"))

private func merge(_ users: [UserFile], before: GeneratedFile?, after: GeneratedFile) throws -> MergeResult {
    try MergeInput(generated: [after], users: users, base: try before.map(record) ?? []).verified()
}

private func user(_ text: String) -> UserFile {
    UserFile(path: "W.swift", text: Array(text.utf8), identity: "wrapper")
}

private func sibling(_ text: String) -> UserFile {
    UserFile(path: "S.swift", text: Array(text.utf8), identity: nil)
}

@Suite("Places and layouts")
struct PlaceTests {
    private let stub = "    /// Does two.\n    func two() {\n        stub()\n    }\n"

    @Test("a file that was never there is written as it is")
    func new() throws {
        let result = try merge([], before: nil, after: two)
        #expect(result.files.map(\.new) == [two.text])
        #expect(result.files.first?.old == nil)
    }

    @Test("a member that moved to an extension is found, and its sibling goes behind it") func inExtension() throws {
        let text = head + "}\n\nextension Wrapper {\n    func one() { mine }\n}\n"
        let trial = try merge(before: one, after: two, user: text)
        #expect(trial.text == text.replacing("mine }\n}\n", with: "mine }\n\n\(stub)}\n"))
    }

    @Test("a member that moved to a sibling file is found, and its sibling goes behind it") func inSibling() throws {
        let moved = "extension Wrapper {\n\tfunc one() { mine }\n}\n"
        let result = try merge([user(head + "}\n"), sibling(moved)], before: one, after: two)
        #expect(result.files.map(\.path) == ["S.swift"])
        #expect(
            String(decoding: result.files[0].new, as: UTF8.self)
                == "extension Wrapper {\n\tfunc one() { mine }\n\n\t/// Does two.\n\tfunc two() {\n\t\tstub()\n\t}\n}\n"
        )
    }

    @Test("what is private in a sibling is another member")
    func privateSibling() throws {
        let other = "extension Wrapper {\n    private func one() { mine }\n}\n"
        let result = try merge([user(head + "}\n"), sibling(other)], before: nil, after: one)
        #expect(result.files.map(\.path) == ["W.swift"])
    }

    @Test("a type whose file was renamed by hand is found by its name")
    func renamedFile() throws {
        let result = try merge([sibling(one.string)], before: one, after: two)
        #expect(result.files.map(\.path) == ["S.swift"])
        #expect(result.files[0].new == two.text)
    }

    @Test("each branch has its own: unchanged members stay, changed ones are a conflict") func branches() throws {
        let text = head + "    #if DEBUG\n    func one() { a }\n    #else\n    func one() { b }\n    #endif\n}\n"
        let same = try merge(before: one, after: one, user: text)
        #expect(same.result.files.isEmpty && same.kinds.isEmpty)
        let changed = wrapper(step("one").replacing("one()", with: "one() async"))
        let trial = try merge(before: one, after: changed, user: text)
        #expect(trial.text == text)
        #expect(trial.kinds.map { $0.prefix(8) } == ["conflict"])
        let added = try merge(before: one, after: two, user: text)
        #expect(added.text == text.replacing("#endif\n", with: "#endif\n\n\(stub)"))
    }

    @Test("members in a branch of the fresh file come with it, and follow in it") func freshBranch() throws {
        let hooks = wrapper(step("one") + "\n\n    #if canImport(Darwin)\n" + step("two") + "\n    #endif")
        let text = one.string.replacing("stub()", with: "mine()")
        let trial = try merge(before: one, after: hooks, user: text)
        #expect(trial.text.contains("    }\n\n    #if canImport(Darwin)\n    /// Does two.\n"))
        #expect(trial.text.hasSuffix("    }\n    #endif\n}\n"))
        let changed = wrapper(
            step("one") + "\n\n    #if canImport(Darwin)\n"
                + step("two").replacing("two()", with: "two() throws") + "\n    #endif")
        let edited = trial.text.replacing("stub()", with: "mine()")
        let next = try merge(before: hooks, after: changed, user: edited)
        #expect(next.text == edited.replacing("two()", with: "two() throws"))
    }

    @Test(
        "line endings, tabs, byte-order mark, missing final newline",
        arguments: [
            { $0.replacing("\n", with: "\r\n") }, { $0.replacing("\n", with: "\r") },
            { $0.replacing("    ", with: "\t") }, { $0.replacing("    ", with: "  ") },
            { "\u{FEFF}" + $0 }, { String($0.dropLast()) },
        ] as [@Sendable (String) -> String])
    func layouts(_ change: @Sendable (String) -> String) throws {
        let text = change(one.string.replacing("stub()", with: "mine()"))
        let expected = change(
            two.string.replacing(
                "/// Does one.\n    func one() {\n        stub()",
                with: "/// Does one.\n    func one() {\n        mine()"))
        let trial = try merge(before: one, after: two, user: text)
        #expect(trial.text == expected)
        let back = try merge(before: two, after: one, user: expected)
        #expect(back.text == text)
    }

    @Test("what goes behind the properties of a type goes before them where they are deleted")
    func deletedProperties() throws {
        let rest = "\n\n    func one() {}"
        let before = wrapper("    private let a = A()\n    private let b = B()" + rest)
        let after = wrapper("    private let c = C()\n\n    var two: Int { c.two }" + rest)
        let trial = try merge(before: before, after: after, user: before.string)
        #expect(trial.text == after.string)
    }

    @Test(arguments: ["{}", "{ }", "{\n}"])
    func emptyBody(_ body: String) throws {
        let text = "import Combine\n\nfinal class Wrapper: SDK \(body)\n"
        let trial = try merge(before: nil, after: one, user: text)
        #expect(trial.text == one.string)
    }
}
