// Following a change of a declaration: parameters, effects, results, and where the developer has changed it too.

import SwiftText
import Testing

@testable import SwiftText

/// A file with one required member, each text as it stands.
private func file(_ declaration: String) -> GeneratedFile {
    fresh("class Wrapper: SDK {\n//@ required step go\n    \(declaration)\n//@ end\n}\n")
}

private struct Case: CustomTestStringConvertible {
    var before: String
    var after: String
    var user: String
    /// The outcome; nil where a conflict is to be reported, and nothing changed.
    var result: String?
    var testDescription: String { "\(before) → \(after), yours \(user)" }
}

private let cases = [
    // Parameters added, at each end, and between.
    Case(
        before: "func go() { x }", after: "func go(a: A) { x }", user: "func go() { mine }",
        result: "func go(a: A) { mine }"),
    Case(
        before: "func go(b: B) { x }", after: "func go(a: A, b: B, c: C = 1) { x }",
        user: "func go(b: B) { mine }", result: "func go(a: A, b: B, c: C = 1) { mine }"),
    Case(
        before: "func go(a: A, c: C) { x }", after: "func go(a: A, b: B, c: C) { x }",
        user: "func go(a: A,  c: C) { mine }", result: "func go(a: A, b: B, c: C) { mine }"),
    Case(
        before: "func go(a: A) { x }", after: "func go(a: A, b: B) { x }",
        user: "func go(\n        a: A // first\n    ) { mine }",
        result: nil),
    // Removed.
    Case(
        before: "func go(a: A, b: B) { x }", after: "func go(b: B) { x }",
        user: "func go(a: A, b: B) { mine }", result: "func go(b: B) { mine }"),
    Case(
        before: "func go(a: A, b: B) { x }", after: "func go(a: A) { x }",
        user: "func go(a: A /* k */, b: B) { mine }", result: nil),
    Case(
        before: "func go(a: A, b: B, c: C) { x }", after: "func go(b: B) { x }",
        user: "func go(a: A, b: B, c: C) { mine }", result: "func go(b: B) { mine }"),
    Case(
        before: "func go(a: A) { x }", after: "func go() { x }", user: "func go(a: A) { mine }",
        result: "func go() { mine }"),
    // Reordered.
    Case(
        before: "func go(a: A, b: B) { x }", after: "func go(b: B, a: A) { x }", user: "func go(a: A, b: B) { mine }",
        result: "func go(b: B, a: A) { mine }"),
    Case(
        before: "func go(a: A, b: B, c: C) { x }", after: "func go(c: C, d: D, a: A) { x }",
        user: "func go(a: A, b: B, c: C) { mine }", result: "func go(c: C, d: D, a: A) { mine }"),
    // Relabelled: another parameter. A body that uses the old one is the developer's to adapt.
    Case(
        before: "func go(prompt: A) { x }", after: "func go(text: A) { x }",
        user: "func go(prompt: A) { mine }", result: "func go(text: A) { mine }"),
    // A name inside that the developer has chosen is a change of the declaration.
    Case(
        before: "func go(a: A, b: B) { x }", after: "func go(b: B) { x }",
        user: "func go(a own: A, b: B) { mine }", result: nil),
    Case(
        before: "func go(a: A, b: B) { x }", after: "func go(b: B, a: A) { x }", user: "func go(a: A, b y: B) { mine }",
        result: nil),
    Case(
        before: "func go(a: A) { x }", after: "func go(a: A, b: B) { x }", user: "func go(a z: A) { x }",
        result: nil),
    // Retyped, and defaults.
    Case(
        before: "func go(a: A) { x }", after: "func go(a: [B?]) { x }",
        user: "func go(a: A) { mine }", result: "func go(a: [B?]) { mine }"),
    Case(
        before: "func go(a: A) { x }", after: "func go(a: B) { x }", user: "func go(a: B) { mine }",
        result: "func go(a: B) { mine }"),
    Case(
        before: "func go(a: A) { x }", after: "func go(a: B) { x }", user: "func go(a: C) { mine }",
        result: nil),
    Case(
        before: "func go(a: A, b: B) { x }", after: "func go(a: B, b: C) { x }",
        user: "func go(a: Own, b: B) { mine }", result: nil),
    Case(
        before: "func go(a: A = 1) { x }", after: "func go(a: A) { x }",
        user: "func go(a: A = 1) { mine }", result: "func go(a: A) { mine }"),
    Case(
        before: "func go(a: A) { x }", after: "func go(a: A = 2) { x }",
        user: "func go(a: A) { mine }", result: "func go(a: A = 2) { mine }"),
    // Effects and results.
    Case(
        before: "func go() { x }", after: "func go() async throws(E) -> R { x }",
        user: "func go() { mine }", result: "func go() async throws(E) -> R { mine }"),
    Case(
        before: "func go() async throws(E) -> R { x }", after: "func go() { x }",
        user: "func go() async throws(E) -> R { mine }", result: "func go() { mine }"),
    Case(
        before: "func go() throws { x }", after: "func go() async throws { x }",
        user: "func go()\n        throws { mine }",
        result: "func go() async throws { mine }"),
    Case(
        before: "func go() -> R { x }", after: "func go() -> Q { x }",
        user: "func go() -> S { mine }", result: nil),
    Case(
        before: "func go() -> R { x }", after: "func go() { x }",
        user: "func go() /* k */ -> R { mine }", result: nil),
    Case(
        before: "func go<T>(t: T) where T: P { x }", after: "func go<T: Q>(t: T) { x }",
        user: "func go<T>(t: T) where T: P { mine }", result: "func go<T: Q>(t: T) { mine }"),
    // Isolation, access, attributes.
    Case(
        before: "func go() { x }", after: "nonisolated func go() { x }",
        user: "@discardableResult public func go() { mine }",
        result: "@discardableResult public nonisolated func go() { mine }"),
    Case(
        before: "func go() { x }", after: "nonisolated func go() { x }",
        user: "@discardableResult /* k */ func go() { mine }",
        result: "@discardableResult /* k */ nonisolated func go() { mine }"),
    Case(
        before: "func go() { x }", after: "nonisolated func go() { x }",
        user: "@inline(never) // k\n    func go() { mine }",
        result: "@inline(never) // k\n    nonisolated func go() { mine }"),
    Case(
        before: "@MainActor\n    func go() { x }", after: "nonisolated func go() { x }",
        user: "@MainActor\n    public func go() { mine }",
        result: "public nonisolated func go() { mine }"),
    Case(
        before: "nonisolated func go() { x }", after: "@MainActor\n    func go() { x }",
        user: "nonisolated func go() { mine }", result: "@MainActor\n    func go() { mine }"),
    // An untouched stub goes over as a whole; of an edited one the body stays.
    Case(
        before: "func go() { x }", after: "func go(a: A) { y }", user: "func go( )\n    {\n  x }",
        result: "func go(a: A) { y }"),
    Case(
        before: "func go(a: A) { x }", after: "func go(b c: A) { y }", user: "public func go(a: A) { x }",
        result: "public func go(b c: A) { x }"),
    // Variables.
    Case(
        before: "var go: A { x }", after: "var go: B { x }", user: "final var go: A { mine }",
        result: nil),
    Case(
        before: "private let go = S<A>(1)", after: "private let go = S<B>(1)",
        user: "private let go = S<A>(1)", result: "private let go = S<B>(1)"),
    Case(
        before: "private let go = S<A>(1)", after: "private let go = S<B>(1)",
        user: "private let go = Own(1)", result: "private let go = Own(1)"),
    Case(
        before: "private let go: A = 1", after: "private var go: B = 1",
        user: "private let go: A = 2", result: "private var go: B = 2"),
    Case(
        before: "subscript(a: A) -> R { x }", after: "subscript(a: B) -> Q { x }",
        user: "subscript(a: A) -> R { mine }", result: "subscript(a: B) -> Q { mine }"),
    Case(
        before: "init(a: A) { x }", after: "init(a: A, b: B) { x }",
        user: "public init(a: A) { mine }", result: "public init(a: A, b: B) { mine }"),
]

@Suite("Declarations that follow") struct HeadTests {
    @Test("each change", arguments: cases) private func change(_ example: Case) throws {
        let before = file(example.before)
        let after = file(example.after)
        let user = before.string.replacing(example.before, with: example.user)
        let trial = try merge(before: before, after: after, user: user)
        if let result = example.result {
            #expect(trial.text == before.string.replacing(example.before, with: result))
            #expect(!trial.kinds.contains { $0.hasPrefix("conflict") })
        } else {
            #expect(trial.text == user)
            #expect(trial.kinds.map { $0.prefix(8) } == ["conflict"])
            let recorded = try record(before).filter { $0.id == .step("go") }
            #expect(Set(trial.result.base).isSuperset(of: recorded))
        }
    }

}
