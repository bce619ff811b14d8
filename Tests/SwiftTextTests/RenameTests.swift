// Names: a rename goes by `was:` alone, and members that swap names, or take one that was left, keep what the developer
// wrote in them.

import Testing

@testable import SwiftText

private func step(_ name: String, was: String? = nil, body: String = "stub") -> String {
    """
        //@ required step \(name)\(was.map { " | was: step \($0)" } ?? "")
        func \(name)() {
            \(body)(\(name))
        }
        private var \(name)Task: Task?
        //@ end
    """
}

private func file(_ steps: String...) -> GeneratedFile { wrapper(steps.joined(separator: "\n")) }

/// The developer's file: each body named by its text.
private func user(_ members: String) -> String {
    "import Combine\n\nfinal class Wrapper: SDK {\n\(members)\n}\n"
}

@Suite("Renames") struct RenameTests {
    @Test("`was:` renames the declaration, and lists its uses") func renamed() throws {
        let before = file(step("start"))
        let mine = before.string.replacing("stub(start)", with: "startTask = start()")
        let trial = try merge(before: before, after: file(step("begin", was: "start")), user: mine)
        #expect(
            trial.text
                == mine.replacing("func start()", with: "func begin()")
                .replacing("var startTask", with: "var beginTask"))
        #expect(
            trial.kinds == [
                "left begin() 4:5", "mention startTask 5:9",
                "mention start 5:21", "followed beginTask 7:5",
            ])
    }

    @Test("a rename that the developer already made by hand is taken as it is") func renamedByHand() throws {
        let before = file(step("start"))
        let mine = before.string.replacing("start", with: "begin")
            .replacing("stub", with: "mine")
        let trial = try merge(before: before, after: file(step("begin", was: "start")), user: mine)
        #expect(trial.text == mine)
        #expect(trial.kinds.isEmpty)
    }

    @Test("without `was:` it is another step: similarity is no evidence")
    func other() throws {
        let before = file(step("start"))
        let mine = before.string.replacing("stub", with: "mine")
        let trial = try merge(before: before, after: file(step("begin")), user: mine)
        #expect(trial.text.contains("// flowgen:retired This step is no longer in the flow.\n    func start()"))
        #expect(trial.text.contains("mine(start)"))
        #expect(trial.text.contains("stub(begin)"))
        #expect(!trial.text.contains("startTask"))
    }

    @Test("two steps that swap names with `was:` keep their bodies")
    func swapped() throws {
        let before = file(step("a"), step("b"))
        let mine = before.string.replacing("stub(a)", with: "bodyOfA").replacing("stub(b)", with: "bodyOfB")
        let after = file(step("a", was: "b"), step("b", was: "a"))
        let trial = try merge(before: before, after: after, user: mine)
        #expect(trial.text.contains("func b() {\n        bodyOfA"))
        #expect(trial.text.contains("func a() {\n        bodyOfB"))
        // And is not swapped again, though the flow still says so.
        let file = UserFile(path: "W.swift", text: Array(trial.text.utf8))
        let again = try MergeInput(generated: after, user: file, base: trial.result.base).verified()
        #expect(again.file == nil)
    }

    @Test("two steps that swap names without `was:` are two members, each under its name")
    func swappedSilently() throws {
        let before = file(step("a"), step("b"))
        let mine = before.string.replacing("stub", with: "mine")
        let trial = try merge(before: before, after: file(step("b"), step("a")), user: mine)
        #expect(trial.text == mine)
    }

    @Test("a new step may take the name that a renamed one leaves")
    func taken() throws {
        let before = file(step("a"))
        let mine = before.string.replacing("stub(a)", with: "bodyOfA")
        let trial = try merge(before: before, after: file(step("a"), step("b", was: "a")), user: mine)
        #expect(trial.text.contains("func b() {\n        bodyOfA"))
        #expect(trial.text.contains("func a() {\n        stub(a)"))
    }

    @Test("a name that the developer has given to something else is a conflict") func occupied() throws {
        let before = file(step("a"))
        let mine = before.string.replacing("stub", with: "mine").replacing("}\n}", with: "}\n    func b() { other }\n}")
            .replacing(
                "    private var aTask: Task?\n}",
                with: "    private var aTask: Task?\n    func b() { other }\n}")
        let trial = try merge(before: before, after: file(step("b", was: "a")), user: mine)
        #expect(trial.text.contains("func a() {\n        mine(a)"))
        #expect(trial.kinds.contains { $0.hasPrefix("conflict b()") })
    }

    @Test("a type that is renamed takes its extensions along, and its file")
    func type() throws {
        let before = file(step("a"))
        let mine =
            before.string.replacing("stub", with: "mine")
            + "\nextension Wrapper {\n    static let w: Wrapper? = nil\n}\n"
        var after = before
        after.text = Array(before.string.replacing("Wrapper", with: "Other").utf8)
        after.typeName = "Other"
        after.path = "Other.swift"
        after.marks = after.marks.map { mark in
            var mark = mark
            mark.range = (mark.range.lowerBound - 2)..<(mark.range.upperBound - 2)
            return mark
        }
        let trial = try merge(before: before, after: after, user: mine)
        #expect(
            trial.text
                == mine.replacing("class Wrapper", with: "class Other")
                .replacing("extension Wrapper", with: "extension Other"))
        #expect(trial.result.file?.path == "Other.swift")
        #expect(trial.kinds.contains("mention Wrapper 11:19"))
    }
}
