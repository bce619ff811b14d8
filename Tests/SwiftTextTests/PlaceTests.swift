// Where members may stand, and how files may be laid out: extensions, other files, `#if`, imports, line endings,
// indentation, several members on one line.

import Testing

@testable import SwiftText

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

@Suite("Places and layouts")
struct PlaceTests {
    private let stub = "    /// Does two.\n    func two() {\n        stub()\n    }\n"

    @Test("a file that was never there is written as it is")
    func new() throws {
        let result = try MergeInput(generated: two, user: nil, base: []).verified()
        #expect(result.file?.new == two.text)
    }

    @Test("a member that moved to an extension is found, and its sibling goes behind it") func inExtension() throws {
        let text = head + "}\n\nextension Wrapper {\n    func one() { mine }\n}\n"
        let trial = try merge(before: one, after: two, user: text)
        #expect(trial.text == text.replacing("mine }\n}\n", with: "mine }\n\n\(stub)}\n"))
    }

    @Test("a member that moved to another file stays away, and is told of once the flow changes it")
    func inAnotherFile() throws {
        let text = head + "}\n"
        let changed = wrapper(step("one").replacing("one()", with: "one(a: Int)"))
        let user = UserFile(path: "W.swift", text: Array(text.utf8))
        var input = MergeInput(generated: changed, user: user, base: try record(one))
        input.namesBeside = ["Wrapper", "one"]
        let result = try input.verified()
        #expect(result.file == nil)
        #expect(MergeTrial(result, user: text).kinds == ["apart one(a:) 3:13"])
        input.base = result.base
        #expect(try input.verified().outcomes.isEmpty)
    }

    @Test("into a file whose type moved to another one nothing is put") func typeInAnotherFile() throws {
        let text = "import Combine\n\nstruct Other {}\n"
        let user = UserFile(path: "W.swift", text: Array(text.utf8))
        var input = MergeInput(generated: two, user: user, base: try record(one))
        input.namesBeside = ["Wrapper", "SDK", "one"]
        let result = try input.verified()
        #expect(result.file == nil)
        #expect(MergeTrial(result, user: text).kinds == ["apart two() 1:1"])
    }

    @Test("each branch has its own: unchanged members stay, changed ones are a conflict") func branches() throws {
        let text = head + "    #if DEBUG\n    func one() { a }\n    #else\n    func one() { b }\n    #endif\n}\n"
        let same = try merge(before: one, after: one, user: text)
        #expect(same.result.file == nil && same.kinds.isEmpty)
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
