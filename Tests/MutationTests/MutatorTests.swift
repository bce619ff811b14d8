// Small texts, and what the mutator makes of them.

import Mutation
import Testing

@Suite("The mutator")
struct MutatorTests {
    private static let vocabulary = Vocabulary(
        flowText: "enum LampFlow { enum Step: String { case light, dim } }",
        statusText: """
            enum LampStatus {
                case off, lit(level: Int)
                enum Kind: String { case off, lit }
            }
            """)

    /// What is changed in a text, by kind.
    private func mutants(_ text: String) -> [Mutant.Kind: [String]] {
        let mutants = Mutator(Self.vocabulary).mutate(text).mutants
        return Dictionary(grouping: mutants, by: \.kind).mapValues { $0.map(\.change) }
    }

    @Test("The names in the generated files are read")
    func vocabulary() {
        #expect(Self.vocabulary.kinds == ["off", "lit"])
        #expect(Self.vocabulary.steps == ["light", "dim"])
    }

    @Test("A call is left out, and each value that it sends")
    func call() {
        let found = mutants("func light() { send(.lit, .off) }")
        #expect(
            found[.callLeftOut] == [
                "without `send(.lit, .off)`", "sends no `.lit`", "sends no `.off`",
            ])
    }

    @Test("The value of a closure, a getter or a switch is not left out")
    func value() {
        let texts = [
            "func f() -> Int { g() }", "var a: Int { g() }", "let a = { g() }",
            "func f() -> Int { switch a { case 1: g() } }",
            "func f() { let b = if a { g() } else { h() } }",
        ]
        for text in texts { #expect(mutants(text)[.callLeftOut] == nil, "\(text)") }
        #expect(mutants("func f() { switch a { case 1: g() } }")[.callLeftOut]?.count == 1)
        #expect(mutants("func f() { a.run { g(); h() } }")[.callLeftOut]?.count == 3)
    }

    @Test("An assignment is left out, but not in an initializer")
    func assignment() {
        #expect(mutants("func f() { a = 1; b += 1; _ = c }")[.assignmentLeftOut]?.count == 2)
        #expect(mutants("struct A { init() { a = 1 } }")[.assignmentLeftOut] == nil)
    }

    @Test("A condition is negated, and each of its parts is left out")
    func condition() {
        let found = mutants("func f() { guard a && b == c, let d else { return } }")
        #expect(found[.condition] == ["not `a && b == c`", "without `a`", "without `b == c`"])
        #expect(mutants("func f() { let a = b || c ? 1 : 2 }")[.condition] == nil)
    }

    @Test("Nothing or the contrary is returned")
    func result() {
        #expect(mutants("func f() -> Bool { a }")[.result] == ["not `a`"])
        #expect(mutants("func f() -> Int? { return a }")[.result] == ["`nil` for `a`"])
        #expect(mutants("var a: [Int] { b }")[.result] == ["`[]` for `b`"])
        #expect(mutants("func f() -> Int { a }")[.result] == nil)
    }

    @Test("A literal is flipped, and the last is taken instead of the first")
    func others() {
        #expect(mutants("var a = true")[.literal] == ["`false` for `true`"])
        #expect(mutants("func f() { let a = b.removeFirst() }")[.order] == ["`b.removeLast()`"])
    }

    @Test("An element of a table and a move of a scenario are left out")
    func table() {
        let found = mutants("let rules = [Rule(step: .light, from: [.off, .lit])]")
        #expect(found[.elementLeftOut]?.count == 3)
        let moves = mutants("var moves: M { start.then(.light, .lit).then(.dim, .off) }")
        #expect(moves[.moveLeftOut] == ["without `.then(.dim, .off)`", "without `.then(.light, .lit)`"])
    }

    @Test("A step and a status take the place of another") func cases() {
        #expect(mutants("func light() { calling(.light).light() }")[.wrongCase] == ["`.dim` for `.light`"])
        let found = mutants("var kind: Kind { switch self { case .off: .off\ncase .lit: .lit } }")
        #expect(found[.wrongCase] == ["`.lit` for `.off`", "`.off` for `.lit`"])
    }

    @Test("The text holds all mutants, in lines of the same number")
    func text() {
        let text = "func f() {\n    a.cancel()\n    if b { c = d && e }\n}"
        let mutated = Mutator(Self.vocabulary).mutate(text, firstNumber: 10)
        #expect(
            mutated.text == """
                func f() {
                    if Mutant.is(10) {} else { a.cancel() }
                    if (b) != Mutant.is(11) { if !Mutant.is(12) { c = d && e } }
                }
                """)
        #expect(mutated.mutants.map(\.number) == [10, 11, 12])
        #expect(mutated.mutants.map(\.line) == [2, 3, 3])
        #expect(mutated.nextNumber == 13)
    }

    @Test("A mutant that does not compile is left out, and the others keep their numbers") func excluded() {
        let text = "func f() { a(); b = [1, 2] }"
        let all = Mutator(Self.vocabulary).mutate(text)
        #expect(all.mutants.map(\.number) == [1, 2, 3, 4])
        let rest = Mutator(Self.vocabulary).mutate(text, excluding: [3])
        #expect(rest.mutants.map(\.number) == [1, 2])
        #expect(rest.text.contains("b = [1, 2]"))
        #expect(rest.nextNumber == 5)
    }
}
