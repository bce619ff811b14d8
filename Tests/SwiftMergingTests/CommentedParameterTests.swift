// Comments between parameters stay where they are: a list that has one is not written anew.

import Testing

@testable import SwiftMerging

private func file(_ parameters: String) -> GeneratedFile {
    fresh("class Wrapper: SDK {\n//@ required step go\n    func go(\(parameters)) { x }\n//@ end\n}\n")
}

@Suite("Comments between parameters") struct CommentedParameterTests {
    @Test(
        "parameters with comments between them are not added or removed, which is a conflict",
        arguments: [
            ("a: A", "a: A, b: B", "a: A /* 1 */"), ("a: A", "a: A, b: B", "\n        a: A // first\n    "),
            ("a: A, c: C", "a: A, b: B, c: C", "\n        a: A, // first\n        c: C // third\n    "),
            ("b: B", "a: A, b: B", "/* k */ b: B"), ("b: B", "a: A, b: B", " // all\n        b: B\n    "),
            ("a: A, b: B", "a: A", "a: A, /* 2 */ b: B"), ("a: A, b: B", "b: B", "a: A, // first\n        b: B"),
            ("a: A, b: B", "a: A", "a: A, b /* k */: B"), ("a: A", "", "/* 1 */ a: A /* 2 */"),
            ("a: A", "b: B", "\n        a: A // first\n    "), ("a: A, b: B", "b: B, a: A", "a /* 1 */: A, b: B"),
        ])
    func changed(_ before: String, _ after: String, _ yours: String) throws {
        let text = file(before).string.replacing("(\(before)) { x }", with: "(\(yours)) { mine }")
        let trial = try merge(before: file(before), after: file(after), user: text)
        #expect(trial.text == text)
        #expect(trial.kinds.map { $0.prefix(8) } == ["conflict"])
    }

    @Test("a type within a parameter follows, and each comment stays") func type() throws {
        let text = file("a: A, b: B").string
            .replacing("(a: A, b: B) { x }", with: "(/* 1 */ a: A, // first\n    b: B /* 2 */) { mine }")
        let trial = try merge(before: file("a: A, b: B"), after: file("a: A, b: C"), user: text)
        #expect(trial.text == text.replacing("b: B", with: "b: C"))
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
