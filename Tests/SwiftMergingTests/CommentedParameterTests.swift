// Comments between parameters go with their parameter, wherever that goes, and none is lost.

import Testing

@testable import SwiftMerging

private func file(_ parameters: String) -> FreshFile {
    fresh(
        "class Wrapper: SDK {\n//@ required step go\n    func go(\(parameters)) { x }\n//@ end\n}\n"
    )
}

private struct Case: CustomTestStringConvertible {
    /// The labels, before and after; the types follow from them.
    var before: String
    var after: String
    var user: String
    var result: String
    var testDescription: String { "\(before) → \(after), yours \(user)" }

    func fresh(_ labels: String) -> FreshFile {
        file(labels.map { "\($0): \($0.uppercased())" }.joined(separator: ", "))
    }

    func text(_ parameters: String) -> String {
        let lines = parameters.replacing("|", with: "\n        ").replacing("#", with: "\n    ")
        return "class Wrapper: SDK {\n    func go(\(lines)) { mine }\n}\n"
    }
}

// `|` begins the line of a parameter, `#` that of the bracket.
private let cases = [
    // On the parameter's line, behind its comma or before it.
    Case(
        before: "abc", after: "cab", user: "|a: A, // first|b: B, // second|c: C // third#",
        result: "|c: C, // third|a: A, // first|b: B // second#"),
    Case(
        before: "ab", after: "ba", user: "|a: A /* 1 */, // first|b: B /* 2 */#",
        result: "|b: B /* 2 */,|a: A /* 1 */ // first#"),
    Case(
        before: "ab", after: "ba", user: "|a: A // first|, b: B // second#",
        result: "|b: B // second|, a: A // first#"),
    // On the lines before it.
    Case(
        before: "abc", after: "cba", user: "|// first|/* more */|a: A,|b: B,|/// third|c: C#",
        result: "|/// third|c: C,|b: B,|// first|/* more */|a: A#"),
    Case(
        before: "ab", after: "ba", user: "|a: A, // first|// second|b: B#",
        result: "|// second|b: B,|a: A // first#"),
    // On one line.
    Case(
        before: "ab", after: "ba", user: "/* 1 */ a: A, /* 2 */ b y: B /* 3 */",
        result: "/* 2 */ b y: B /* 3 */, /* 1 */ a: A"),
    Case(
        before: "ab", after: "ba", user: "a: A, b: B // second#",
        result: "b: B, // second|a: A#"),
    Case(
        before: "ab", after: "ba", user: "a: A, // first|b: B",
        result: "b: B,|a: A // first#"),
    Case(
        before: "ab", after: "ba", user: "a: A, b: B, // second#",
        result: "b: B, // second|a: A,#"),
    // Added.
    Case(
        before: "a", after: "ab", user: "|a: A // first#", result: "|a: A, // first|b: B#"),
    Case(
        before: "ac", after: "abc", user: "|a: A, // first|c: C // third#",
        result: "|a: A, // first|b: B,|c: C // third#"),
    Case(before: "b", after: "ab", user: "/* k */ b: B", result: "a: A, /* k */ b: B"),
    // Removed: what spoke of it stays.
    Case(
        before: "abc", after: "ac", user: "|a: A, // first|b: B, // second|c: C // third#",
        result: "|a: A, // first|// second|c: C // third#"),
    Case(
        before: "abc", after: "bc", user: "a: A, /* 2 */ b: B, /* 3 */ c: C",
        result: "/* 2 */ b: B, /* 3 */ c: C"),
    Case(
        before: "abc", after: "ac", user: "a: A, /* 2 */ b: B, c: C",
        result: "a: A, /* 2 */ c: C"),
    Case(
        before: "ab", after: "a", user: "|a: A,|b: B // second#", result: "|a: A|// second#"),
    Case(before: "ab", after: "a", user: "a: A, b /* k */: B", result: "a: A /* k */"),
    Case(before: "a", after: "", user: "/* 1 */ a: A /* 2 */", result: "/* 1 */  /* 2 */"),
    Case(before: "a", after: "b", user: "|a: A // first#", result: "|b: B // first#"),
    // Removed, added and moved beside each other.
    Case(
        before: "abc", after: "dca", user: "|a: A, // first|b: B, // second|// third|c: C#",
        result: "|d: D,|// third|c: C,|// second|a: A // first#"),
    // Of nobody: it stays.
    Case(
        before: "ab", after: "ba", user: " // all|a: A,|b: B#", result: " // all|b: B,|a: A#"),
    Case(
        before: "ab", after: "ba", user: "|a: A, // first||// both||b: B|// end#",
        result: "|b: B,||// both||a: A // first|// end#"),
    Case(
        before: "ab", after: "b", user: "|a: A,||// both||b: B#", result: "|b: B|// both#"),
]

@Suite("Comments between parameters")
struct CommentedParameterTests {
    @Test("each goes with its parameter", arguments: cases)
    private func follow(_ example: Case) throws {
        let story = try merge(
            before: example.fresh(example.before), after: example.fresh(example.after),
            user: example.text(example.user))
        #expect(story.text == example.text(example.result))
        #expect(!story.kinds.contains { $0.hasPrefix("conflict") })
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
            "class Wrapper: SDK {\n//@ required step go\(mark)\n    func go(\(after)) { x }\n//@ end\n}\n"
        )
        let story = try merge(before: file(before), after: fresh, user: text)
        #expect(story.text == text)
        #expect(story.kinds.map { $0.prefix(8) } == ["conflict"])
    }

    @Test("a default goes, the comment before it stays")
    func defaultValue() throws {
        let text = file("a: A").string.replacing("a: A) { x }", with: "a: A /* k */ = 1) { mine }")
        let story = try merge(before: file("a: A = 1"), after: file("a: A"), user: text)
        #expect(story.text == text.replacing("= 1", with: ""))
    }
}
