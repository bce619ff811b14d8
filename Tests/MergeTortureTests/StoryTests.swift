// Many stories, told through the real pipeline; whatever developers and flows do, section 6 of the
// design holds.
//
// FLOWGEN_TORTURE_ROUNDS says how many stories are told, FLOWGEN_TORTURE_SEED where they begin.

import Foundation
import MergeTorture
import Testing

@Suite struct StoryTests {
    private static let rounds = number("ROUNDS") ?? 40
    private static let first = number("SEED") ?? 1
    /// Stories are told in parts, side by side.
    private static let parts = 4

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment["FLOWGEN_TORTURE_" + name].flatMap { Int($0) }
    }

    @Test(arguments: 0..<parts)
    func everyStoryHolds(part: Int) throws {
        var told = 0
        var failures = 0
        for number in 0..<Self.rounds where number % Self.parts == part {
            let seed = UInt64(Self.first + number)
            guard let story = try Story(seed: seed) else { continue }
            told += 1
            guard let failure = story.failure() else { continue }
            failures += 1
            if failures > 5 { continue }
            let (smallest, last) = story.shrunk(to: failure)
            Issue.record("\(smallest)\n\(last)")
        }
        #expect(failures == 0, "\(failures) of \(told) stories")
        #expect(told * 10 >= Self.rounds / Self.parts * 8 || Self.rounds < 40)
    }
}
