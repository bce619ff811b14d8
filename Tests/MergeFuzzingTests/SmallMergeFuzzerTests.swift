// Thousands of small cases: random flows, random edits of their wrappers, random changes. What must hold is what must
// hold for any case.
//
// FLOWGEN_MERGE_ROUNDS says how many cases run, FLOWGEN_MERGE_SEED is the first seed.

import FlowCode
import MergeFuzzing
import TestSupport
import Testing

@Suite struct SmallMergeFuzzerTests {
    private static let rounds = Fuzzing.number("ROUNDS") ?? (Lane.isComplete ? 2048 : 128)
    private static let first = Fuzzing.number("SEED") ?? 1

    @Test(arguments: 0..<Fuzzing.parts)
    func everyCaseHolds(part: Int) throws {
        let renderer = try FileRenderer()
        let last = UInt64(Self.first + Self.rounds)
        var seed = UInt64(Self.first)
        var log = Fuzzing.Log()
        while seed < last {
            let group = seed / FuzzCase.developers
            let end = min(last, (group + 1) * FuzzCase.developers)
            if group % UInt64(Fuzzing.parts) == UInt64(part) {
                let runs = WrapperRuns(renderer)
                for fuzzCase in try FuzzCase.small(seeds: seed..<end, isValid: runs.accepts) {
                    log.run(fuzzCase, with: runs)
                }
            }
            seed = end
        }
        log.end(atLeast: Self.rounds / Fuzzing.parts - Int(FuzzCase.developers))
    }
}
