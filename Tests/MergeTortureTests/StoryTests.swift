// Many stories, told through the real pipeline; whatever developers and flows do, section 6 of the
// design holds.
//
// FLOWGEN_TORTURE_ROUNDS says how many stories are told, FLOWGEN_TORTURE_SEED where they begin.

import TestSupport
import Testing

@Suite struct StoryTests {
    private static let rounds = Torture.number("ROUNDS") ?? (Lane.isComplete ? 40 : 12)
    private static let first = Torture.number("SEED") ?? 1

    @Test(arguments: 0..<Torture.parts)
    func everyStoryHolds(part: Int) throws {
        var log = Torture.Log()
        for number in 0..<Self.rounds where number % Torture.parts == part {
            guard let story = try Story(seed: UInt64(Self.first + number)) else { continue }
            log.tell(story, with: WholeRuns())
        }
        log.end(atLeast: Self.rounds / Torture.parts * 8 / 10)
    }
}
