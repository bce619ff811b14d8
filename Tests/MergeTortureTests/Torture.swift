// What the suites of stories share: how many are told, and what is said of those that fail.

import Foundation
import MergeTorture
import Testing

/// Many stories.
enum Torture {
    /// Stories are told in parts, side by side: of the seeds in turn, or of groups of them.
    static let parts = 4

    /// A number from the environment.
    static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment["FLOWGEN_TORTURE_" + name].flatMap { Int($0) }
    }

    /// What came of some stories.
    struct Log {
        private var told = 0
        private var failures = 0

        /// Tells a story, and the smallest one that fails in the same way if it does.
        mutating func tell(_ story: Story, with runs: any Runs) {
            told += 1
            guard let failure = story.failure(with: runs) else { return }
            failures += 1
            if failures > 5 { return }
            let (smallest, last) = story.shrunk(to: failure, with: runs)
            Issue.record("\(smallest)\n\(last)")
        }

        /// Says that none failed, and that there were so many.
        func end(atLeast count: Int) {
            #expect(failures == 0, "\(failures) of \(told) stories")
            #expect(told >= count || number("ROUNDS") != nil, "\(told) stories")
        }
    }
}
