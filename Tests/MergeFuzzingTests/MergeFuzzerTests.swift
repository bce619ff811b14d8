// Many cases, run through the real pipeline: whatever developers and flows do, no hand-written byte is lost, and the
// generated members are up to date.
//
// FLOWGEN_MERGE_ROUNDS says how many cases run, FLOWGEN_MERGE_SEED is the first seed.

import TestSupport
import Testing

@Suite struct MergeFuzzerTests {
    private static let rounds = Fuzzing.number("ROUNDS") ?? (Lane.isComplete ? 40 : 8)
    private static let first = Fuzzing.number("SEED") ?? 1

    @Test(arguments: 0..<Fuzzing.parts)
    func everyCaseHolds(part: Int) throws {
        var log = Fuzzing.Log()
        for number in 0..<Self.rounds where number % Fuzzing.parts == part {
            guard let fuzzCase = try FuzzCase(seed: UInt64(Self.first + number)) else { continue }
            log.run(fuzzCase, with: WholeRuns())
        }
        log.end(atLeast: Self.rounds / Fuzzing.parts * 8 / 10)
    }
}
