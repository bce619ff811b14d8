// What the suites of cases share: how many run, and the report of those that fail.

import Foundation
import MergeFuzzing
import Testing

enum Fuzzing {
    /// Cases run in parts, side by side: of the seeds in turn, or of groups of them.
    static let parts = 4

    /// A number from the environment.
    static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment["FLOWGEN_MERGE_" + name].flatMap { Int($0) }
    }

    /// The results of some cases.
    struct Log {
        private var count = 0
        private var failures = 0

        /// Runs a case, and reports the smallest one that fails in the same way if it does.
        mutating func run(_ fuzzCase: FuzzCase, with runs: any Runs) {
            count += 1
            guard let failure = fuzzCase.failure(with: runs) else { return }
            failures += 1
            if failures > 5 { return }
            let (smallest, last) = fuzzCase.shrunk(to: failure, with: runs)
            Issue.record("\(smallest)\n\(last)")
        }

        /// Says that none failed, and that there were so many.
        func end(atLeast least: Int) {
            #expect(failures == 0, "\(failures) of \(count) cases")
            #expect(count >= least || number("ROUNDS") != nil, "\(count) cases")
        }
    }
}
