// Comments between parameters stay where they are, and none is lost.

import Testing

@testable import SwiftMerging

private func file(_ parameters: String) -> GeneratedFile {
    fresh("class Wrapper: SDK {\n//@ required step go\n    func go(\(parameters)) { x }\n//@ end\n}\n")
}

private struct Case: CustomTestStringConvertible {
    /// The labels, before and after; the types follow from them.
    var before: String
    var after: String
    var user: String
    var result: String
    var testDescription: String { "\(before) → \(after), yours \(user)" }

    func fresh(_ labels: String) -> GeneratedFile {
        file(labels.map { "\($0): \($0.uppercased())" }.joined(separator: ", "))
    }

    func text(_ parameters: String) -> String {
        let lines = parameters.replacing("|", with: "\n        ").replacing("#", with: "\n    ")
        return "class Wrapper: SDK {\n    func go(\(lines)) { mine }\n}\n"
    }
}

// `|` begins the line of a parameter, `#` that of the bracket.
private let cases = [
    // Added: behind the comments of the parameter before it, and before those of the one behind it.
    Case(
        before: "a", after: "ab", user: "|a: A // first#", result: "|a: A, // first|b: B#"),
    Case(
        before: "a", after: "abc", user: "|a: A, // first#",
        result: "|a: A, // first|b: B,|c: C,#"),
    Case(
        before: "a", after: "ab", user: "a: A /* 1 */", result: "a: A /* 1 */, b: B"),
    Case(
        before: "a", after: "ab", user: "a: A // first#",
        result: "a: A, // first#    b: B#"),
    Case(
        before: "ac", after: "abc", user: "|a: A, // first|c: C // third#",
        result: "|a: A, // first|b: B,|c: C // third#"),
    Case(
        before: "ac", after: "abc", user: "|a: A, // first|// third|c: C#",
        result: "|a: A, // first|b: B,|// third|c: C#"),
    Case(before: "b", after: "ab", user: "/* k */ b: B", result: "a: A, /* k */ b: B"),
    Case(before: "b", after: "ab", user: " // all|b: B#", result: " // all|a: A,|b: B#"),
    // Removed: its comments stay.
    Case(
        before: "abc", after: "ac", user: "|a: A, // first|b: B, // second|c: C // third#",
        result: "|a: A, // first|// second|c: C // third#"),
    Case(
        before: "abc", after: "bc", user: "a: A, /* 2 */ b: B, /* 3 */ c: C",
        result: " /* 2 */ b: B, /* 3 */ c: C"),
    Case(
        before: "abc", after: "ac", user: "a: A, /* 2 */ b: B, c: C",
        result: "a: A, /* 2 */ c: C"),
    Case(
        before: "ab", after: "a", user: "|a: A,|b: B // second#", result: "|a: A // second#"),
    Case(
        before: "ab", after: "a", user: "|a: A, // first|b: B#", result: "|a: A // first#"),
    Case(
        before: "ab", after: "b", user: "|a: A,||// both||b: B#", result: "||// both||b: B#"),
    Case(before: "ab", after: "a", user: "a: A, b /* k */: B", result: "a: A /* k */"),
    Case(before: "a", after: "", user: "/* 1 */ a: A /* 2 */", result: "/* 1 */  /* 2 */"),
    // Renamed: another one takes its place.
    Case(before: "a", after: "b", user: "|a: A // first#", result: "|b: B // first#"),
    // Reordered: comments within a parameter go with it.
    Case(before: "ab", after: "ba", user: "a /* 1 */: A, b: B", result: "b: B, a /* 1 */: A"),
]

@Suite("Comments between parameters") struct CommentedParameterTests {
    @Test("each stays", arguments: cases) private func stay(_ example: Case) throws {
        let trial = try merge(
            before: example.fresh(example.before), after: example.fresh(example.after),
            user: example.text(example.user))
        #expect(trial.text == example.text(example.result))
        #expect(!trial.kinds.contains { $0.hasPrefix("conflict") })
    }

    @Test(
        "where a change would take a comment with it, it is a conflict",
        arguments: [
            ("a: A", "", "a /* k */: A", ""), ("a: A", "b: B", "a /* k */: A", ""),
            ("for a: A", "a: A", "for /* k */ a: A", " | label: a > for a"),
        ])
    func refused(_ before: String, _ after: String, _ yours: String, _ mark: String) throws {
        let text = file(before).string.replacing("(\(before)) { x }", with: "(\(yours)) { mine }")
        let fresh = fresh(
            "class Wrapper: SDK {\n//@ required step go\(mark)\n    func go(\(after)) { x }\n//@ end\n}\n")
        let trial = try merge(before: file(before), after: fresh, user: text)
        #expect(trial.text == text)
        #expect(trial.kinds.map { $0.prefix(8) } == ["conflict"])
    }

    @Test(
        "parameters with comments between them are not reordered, which is a conflict",
        arguments: [
            "a: A, // first\n    b: B", "/* 1 */ a: A, b: B", "a: A, b: B // second\n    ",
            " // all\n        a: A,\n        b: B",
        ])
    func reordered(_ yours: String) throws {
        let before = file("a: A, b: B")
        let text = before.string.replacing("(a: A, b: B) { x }", with: "(\(yours)) { mine }")
        let trial = try merge(before: before, after: file("b: B, a: A"), user: text)
        #expect(trial.text == text)
        #expect(trial.kinds.map { $0.prefix(8) } == ["conflict"])
    }

    @Test("a default goes, the comment before it stays")
    func defaultValue() throws {
        let text = file("a: A").string.replacing("a: A) { x }", with: "a: A /* k */ = 1) { mine }")
        let trial = try merge(before: file("a: A = 1"), after: file("a: A"), user: text)
        #expect(trial.text == text.replacing("= 1", with: ""))
    }
}
