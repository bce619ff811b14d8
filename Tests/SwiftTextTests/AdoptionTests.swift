// Members that the developer wrote before flowgen did.

import SwiftText
import Testing

@testable import SwiftText

private func file(_ declaration: String) -> GeneratedFile {
    fresh("class Wrapper: SDK {\n//@ required step go\n    \(declaration)\n//@ end\n}\n")
}

@Suite("Adoption")
struct AdoptionTests {
    @Test(
        "what satisfies the protocol is taken as it is",
        arguments: [
            ("func go(a: A) async throws -> B { x }", "public func go(a own: A) -> B { mine }"),
            ("func go(a: any A) throws { x }", "@objc func go(a: A) throws(E) { mine }"),
            ("func go() -> () { x }", "func go() -> Void { mine }"),
            ("var go: A { x }", "let go = A()"),
            ("var go: A { get { x } set { x } }", "public internal(set) var go: A"),
            ("var go: A { get { x } set { x } }", "var go: A = mine {\n  didSet { mine }\n}"),
            ("var go: A { get { x } set { x } }", "var go: A { _read { mine } _modify { mine } }"),
            ("var go: A { x }", "lazy var go: A = mine"),
            ("func go(a: A) { x }", "static func go(a: B) { mine }\n    func go(a: A) { mine }"),
            ("func go(a: A) { x }", "func go(a: B) { mine }\n    func go(a: A) { mine }"),
            ("func go() { x }", "/// My own words.\n    func go() { mine }"),
        ])
    func taken(_ flow: String, _ yours: String) throws {
        let user = file(yours).string
        let trial = try merge(before: nil, after: file(flow), user: user)
        #expect(trial.text == user)
        #expect(trial.kinds.isEmpty)
        #expect(trial.result.base.contains { $0.id == .step("go") })
    }

    @Test("what is written beside the former member is a conflict, and both stay") func beside() throws {
        let (before, after) = (file("func go(a: A) { x }"), file("func go(a: A, b: B) { x }"))
        let user = before.string.replacing("    func", with: "    func go(a: A, b: B) { mine }\n    func")
        let trial = try merge(before: before, after: after, user: user)
        #expect(trial.text == user)
        #expect(trial.kinds == ["conflict go(a:b:) 2:5"])
    }

    @Test("an initialiser with one parameter more is the same initialiser") func initializer() throws {
        let before = wrapper("    init(manager: M) { x }")
        let after = wrapper("    init(manager: M, store: S) { x }")
        let user = before.string.replacing("x", with: "mine")
        let trial = try merge(before: before, after: after, user: user)
        #expect(trial.text == after.string.replacing("x", with: "mine"))
    }

    @Test(
        "deep nesting is refused, and never traps",
        arguments: [
            "{", "(", "[", "#if a\n", "class A {", "if a {", "!", "-> (", "a<",
            "#if a\nfunc b() {}\n",
        ])
    func deep(_ opening: String) {
        let text = "func go() {\n" + String(repeating: opening, count: 3000)
        let user = UserFile(path: "W.swift", text: Array(text.utf8))
        #expect(throws: MergeError.self) {
            _ = try MergeInput(generated: file("func go() {}"), user: user, base: []).verified()
        }
    }
}
