// What stands in literals and comments is text: it tells nothing of how the file is indented, and no mark of git's in
// it is one.

import Testing

@testable import SwiftText

private func step(_ name: String) -> String {
    "    //@ required step \(name)\n    func \(name)() {\n        stub()\n    }\n    //@ end"
}

private let one = wrapper(step("one"))
private let two = wrapper(step("one") + "\n\n" + step("two"))
private let stub = "\n    func two() {\n        stub()\n    }\n"

/// A file in which `one` has a body of its own.
private func file(_ body: String) -> String {
    "import Combine\n\nfinal class Wrapper: SDK {\n    func one() {\n\(body)\n    }\n}\n"
}

@Suite("Texts in literals and comments")
struct LiteralTests {
    @Test(
        "the lines of literals and comments say nothing of how the file is indented",
        arguments: [
            "        let a = \"\"\"\n  {\n   \"a\": 1\n  }\n  \"\"\"",
            "        let a = #\"\"\"\n  {\n   \"a\": \\#(\n  one\n  )\n  }\n  \"\"\"#",
            "        /* a\n  b\n   c */",
            "  // mine(\n  //  a)\n        mine()",
            "        let a = #/\n  a\n  /#",
            "        let a = \"\"\"\n\ta\n\tb\n\tc\n\td\n\te\n\tf\n\tg\n\t\"\"\"",
        ])
    func indentation(_ body: String) throws {
        let trial = try merge(before: one, after: two, user: file(body))
        #expect(trial.text == file(body).dropLast(2) + stub + "}\n")
    }

    @Test(
        "marks of git within literals and comments are text",
        arguments: [
            "let a = \"\"\"\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> b\n\"\"\"",
            "let a = ##\"\"\"\n<<<<<<< HEAD\n\\##(one)\n>>>>>>> b\n\"\"\"##",
            "/*\n<<<<<<< HEAD\n/* a */\n||||||| a\n>>>>>>> b\n*/",
            "/**\n>>>>>>> b */", "/*\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> b\n*/", "let a = #/\n<<<<<<< HEAD\n/#",
        ])
    func marksInText(_ body: String) throws {
        let trial = try merge(before: one, after: two, user: file(body))
        #expect(trial.text == file(body).dropLast(2) + stub + "}\n")
    }

    @Test(
        "marks of git elsewhere are those of an unfinished merge",
        arguments: [
            // Beside a literal that holds marks too.
            ("let a = \"\"\"\n<<<<<<< HEAD\n\"\"\"\n<<<<<<< HEAD\na()\n=======\n>>>>>>> b", 6),
            // Between statements, where each mark is an operator.
            ("a()\n<<<<<<< HEAD\nb()\n=======\nc()\n>>>>>>> b", 6),
            // Around both ends of a literal.
            ("<<<<<<< HEAD\nlet a = \"\"\"\n=======\nlet b = \"\"\"\n>>>>>>> b\n  a\n  \"\"\"", 5),
            // In the code of an interpolation.
            ("let a = \"\"\"\n\\(\n<<<<<<< HEAD\none\n)\n\"\"\"", 7),
            // Where no one can tell the end of a literal.
            ("let a = \"\"\"\n<<<<<<< HEAD\na\n=======\n\"\"\"\n>>>>>>> b\n\"\"\"", 6),
            ("let a = \"\"\"\n<<<<<<< HEAD\na", 6),
        ])
    func marks(_ body: String, _ line: Int) throws {
        #expect(throws: MergeError.conflictMarkers(path: "W.swift", line: line)) {
            _ = try merge(before: one, after: two, user: file(body))
        }
    }
}
