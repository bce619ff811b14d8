// Whether the work of flowgen grows as its input does, and no faster. Each case runs one command on a project of one,
// two and four times a size, and compares how often every function ran.

import Foundation
import Testing

@Suite("Work", .enabled(if: CountedProject.binary != nil, "run by make work and make test-all"))
struct WorkTests {
    @Test("The work of every function grows as the input does", arguments: WorkCase.all)
    func grows(work: WorkCase) throws {
        let runs = try [1, 2, 4].map { times in
            let project = try CountedProject(size: work.size * times)
            return try project.counts(try work.prepare(project))
        }
        try #require(runs.allSatisfy { $0.count > 100 })
        let growth = Growth(runs, power: work.power)
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("What is linear passes, and what is not is named")
    func judgement() {
        func isLinear(_ work: (Int) -> Int) -> Bool {
            Growth([50, 100, 200].map { ["f": work($0), "g": 1_000] }).isLinear
        }
        #expect(isLinear { _ in 7 })
        #expect(isLinear { 100 + 5 * $0 })
        #expect(isLinear { $0 * Int(log2(Double($0))) })
        #expect(!isLinear { $0 * $0 })
        #expect(!isLinear { 10 * $0 + $0 * $0 })
        #expect(Growth([50, 100, 200].map { ["f": $0 * $0] }).description.contains("40000"))
    }
}
