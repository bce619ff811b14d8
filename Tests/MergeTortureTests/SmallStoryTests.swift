// Thousands of small stories: random flows, random edits of their wrappers, random changes. What must
// hold is what must hold for any story.
//
// FLOWGEN_TORTURE_ROUNDS says how many stories are told, FLOWGEN_TORTURE_SEED where they begin.

import FlowRendering
import MergeTorture
import TestSupport
import Testing

@Suite struct SmallStoryTests {
    private static let rounds = Torture.number("ROUNDS") ?? (Lane.isComplete ? 2048 : 512)
    private static let first = Torture.number("SEED") ?? 1

    @Test(arguments: 0..<Torture.parts)
    func everyStoryHolds(part: Int) throws {
        let renderer = try FileRenderer()
        let last = UInt64(Self.first + Self.rounds)
        var seed = UInt64(Self.first)
        var log = Torture.Log()
        while seed < last {
            let group = seed / Story.developers
            let end = min(last, (group + 1) * Story.developers)
            if group % UInt64(Torture.parts) == UInt64(part) {
                let runs = WrapperRuns(renderer)
                for story in try Story.small(seeds: seed..<end, isValid: runs.accepts) {
                    log.tell(story, with: runs)
                }
            }
            seed = end
        }
        log.end(atLeast: Self.rounds / Torture.parts - Int(Story.developers))
    }
}
