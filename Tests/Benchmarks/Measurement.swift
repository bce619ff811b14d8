// One figure: a command run several times, of which the middle one counts.

import Foundation

/// What several runs of one command took.
struct Measurement {
    /// The run in the middle by wall time.
    let median: Usage
    /// The quickest run, by wall time.
    let best: Usage

    /// Runs `command` several times.
    /// - Parameter prepare: what comes before each run and is not measured.
    init(
        _ command: [String], runs: Int, preparing prepare: () throws -> Void = {}
    ) throws {
        var all: [Usage] = []
        for _ in 0..<max(runs, 1) {
            try prepare()
            all.append(try ChildProcess.run(command))
        }
        all.sort { $0.wall < $1.wall }
        best = all[0]
        median = all[all.count / 2]
    }
}

extension Measurement {
    /// The figures of a row: wall, best, user and system time, and memory.
    var columns: [String] {
        [
            Self.milliseconds(median.wall), Self.milliseconds(best.wall),
            Self.milliseconds(median.user), Self.milliseconds(median.system),
            Self.decimal(Double(median.peakMemory) / 1_048_576, digits: 1) + " MB",
        ]
    }

    private static func milliseconds(_ time: Duration) -> String {
        decimal(time.seconds * 1000, digits: time.seconds < 0.1 ? 1 : 0) + " ms"
    }

    /// A number with so many digits behind the point.
    static func decimal(_ number: Double, digits: Int) -> String {
        String(format: "%.\(digits)f", number)
    }
}
