// The list of mutants that need not be noticed, and the report that uses it.

import Testing

@testable import Mutation

@Suite("What is explained, and what is printed") struct ExplainedTests {
    private func verdict(_ change: String, _ notice: Verdict.Notice?) -> Verdict {
        Verdict(
            fixture: "CombineNone", file: "MockLampSDK.swift", flow: "Lamp",
            mutant: Mutant(number: 1, kind: .callLeftOut, line: 7, function: "light", change: change), notice: notice)
    }

    @Test("A star stands for any words", arguments: ["a*", "*c", "a*c", "*b*", "a b c", "*"])
    func matches(pattern: String) {
        #expect(Explained.matches(pattern, "a b c"))
    }

    @Test("Other words do not match", arguments: ["a", "*b", "a*d*c", "a b c*c", ""]) func matchesNot(pattern: String) {
        #expect(!Explained.matches(pattern, "a b c"))
    }

    @Test("A line without a reason is refused")
    func refused() {
        #expect(throws: HarnessError.self) { try Explained("a | b | c | d") }
    }

    @Test("What is not noticed is listed with its place, unless it is explained")
    func report() throws {
        let verdicts = [
            verdict("one", .failed("no")), verdict("two", nil),
            verdict("three", nil),
        ]
        let explained = try Explained(
            "# why\nCombine* | * | light | two | it is legal\n* | * | * | four | it is not")
        let report = MutationReport(verdicts, explained, fixtures: ["CombineNone"])
        #expect(report.unexplained.map(\.mutant.change) == ["three"])
        #expect(report.needless.map(\.reason) == ["it is not"])
        #expect(report.text.contains("not noticed: CombineNone/MockLampSDK.swift:7: light: three\n"))
        #expect(report.text.contains("explains nothing: * | * | * | four | it is not\n"))
        #expect(report.text.contains("| a call left out |         1/2 |         1 |"))
        #expect(report.text.contains("1 of 2 mutants are noticed, 50.0 %; 1 more"))
    }

    @Test("An explanation for a fixture that was not run is not needless") func otherFixture() throws {
        let explained = try Explained("*None | * | * | four | it is not")
        let report = MutationReport([verdict("one", .hung)], explained, fixtures: ["AsyncNone", "CombineNone"])
        #expect(report.needless.isEmpty)
    }
}
