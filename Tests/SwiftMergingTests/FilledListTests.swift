// Long lists of parameters: what is laid out as flowgen does stays so, wherever the flow goes; another layout is the
// developer's.

import Testing

@testable import SwiftMerging

private let short = ["a: A"]
private let rows = [
    "payload: any Error, using key: String??, prompt: Result<String, any Error>,",
    "observer: @escaping @Sendable (Bool) -> Void, completion: @escaping @Sendable () -> Void",
]
private let row = [
    "amount: @escaping @Sendable (Result<String, any Error>) async -> Void, at index: Int, in place: any Error"
]

private let each = [
    "amount: @escaping @Sendable (Result<String, any Error>) async -> Void", "at index: Int", "in place: any Error",
]

private func file(_ lines: [String], _ tail: String = "", name: String = "go", mark: String = "") -> GeneratedFile {
    var list = lines.joined(separator: " ")
    if "    func \(name)(\(list))\(tail) {".count > 120 {
        list = lines.map { "\n        \($0)" }.joined() + "\n    "
    }
    return wrapper(
        "    //@ required step go\(mark)\n    func \(name)(\(list))\(tail) {\n        x\n    }\n    //@ end"
    )
}

private func mine(_ file: GeneratedFile) -> String {
    file.string.replacing("        x\n", with: "        mine()\n")
}

@Suite("Layout of parameters")
struct FilledListTests {
    @Test(
        "generated layout follows the flow, there and back",
        arguments: [
            (rows, row), (rows, short), (row, short),
            (rows, [rows[0].replacing("Error>,", with: "Error>")]),
            (short, []), (rows, []),
        ], ["", " async throws -> R"])
    func thereAndBack(_ lists: ([String], [String]), _ tail: String) throws {
        let (one, other) = (file(lists.0), file(lists.1, tail))
        for (before, after) in [(one, other), (other, one)] {
            let trial = try merge(before: before, after: after, user: mine(before))
            #expect(trial.text == mine(after))
        }
    }

    @Test("a list is broken where the rest of the signature grows, and joined where it shrinks")
    func tail() throws {
        let list = [
            "amount: @escaping @Sendable (Result<String, any Error>) async -> Void, place: Int"
        ]
        let tail = " async throws(LongNameOfAnError) -> R"
        let line = wrapper("    //@ required step go\n    func go(\(list[0])) {\n        x\n    }\n    //@ end")
        let broken = file(list, tail)
        #expect(try merge(before: line, after: broken, user: mine(line)).text == mine(broken))
        #expect(try merge(before: broken, after: line, user: mine(broken)).text == mine(line))
    }

    @Test("names inside stay, and the list is filled around them")
    func ownNames() throws {
        let rest = rows[1].replacing("observer: @escaping @Sendable (Bool) -> Void, ", with: "")
        let list = { (prompt: String) in
            [
                "payload: any Error, \(prompt): Result<String, any Error>, "
                    + "observer: @escaping @Sendable (Bool) -> Void,", rest,
            ]
        }
        let before = file(rows)
        let after = file(list("text"), mark: " | label: text > prompt")
        let trial = try merge(before: before, after: after, user: mine(before))
        #expect(trial.text == mine(file(list("text prompt"))))
        let back = file(rows, mark: " | label: prompt > text")
        #expect(try merge(before: after, after: back, user: trial.text).text == mine(before))
    }

    @Test("files that are indented otherwise keep their indentation", arguments: ["\t", "  "])
    func indentation(_ unit: String) throws {
        let indented = { (file: GeneratedFile) in mine(file).replacing("    ", with: unit) }
        for (before, after) in [(rows, row), (row, rows), (rows, short), (short, rows)] {
            let trial = try merge(before: file(before), after: file(after), user: indented(file(before)))
            #expect(trial.text == indented(file(after)))
        }
    }

    @Test(
        "another layout is the developer's",
        arguments: [
            // Each on a line of its own, even where one is alone.
            ("\n        a: A\n    ", "a: A", "a: A, b: B", "\n        a: A,\n        b: B\n    "),
            (
                "\n        \(each.joined(separator: ",\n        "))\n    ", each.joined(separator: ", "),
                each.dropLast().joined(separator: ", "),
                "\n        \(each.dropLast().joined(separator: ",\n        "))\n    "
            ),
            // Rows that are broken elsewhere.
            (
                "\n        \(each[0]),\n        \(each[1]), \(each[2])\n    ", each.joined(separator: ", "),
                "\(each[0]), \(each[1])", "\n        \(each[0]),\n        \(each[1])\n    "
            ),
        ])
    func ownLayout(_ yours: String, _ before: String, _ after: String, _ expected: String) throws {
        let file = { (list: String) in
            wrapper("    //@ required step go\n    func go(\(list)) {\n        x\n    }\n    //@ end")
        }
        let trial = try merge(before: file(before), after: file(after), user: mine(file(yours)))
        #expect(trial.text == mine(file(expected)))
    }
}
