// One figure: the best of several runs, since other work on the machine can only make a run slower. What is compared
// with each other runs in turns, so that a busy moment hits both.

import Foundation

/// The least that several runs took, each figure by itself.
struct Measurement {
    private(set) var wall = Duration.seconds(3600)
    private(set) var processor = Duration.seconds(3600)
    /// The most memory of any run, in bytes.
    private(set) var peakMemory = 0

    mutating func add(_ usage: Usage) {
        wall = min(wall, usage.wall)
        processor = min(processor, usage.user + usage.system)
        peakMemory = max(peakMemory, usage.peakMemory)
    }

    /// Measures several things in turns.
    static func inTurns(runs: Int, _ measured: [() throws -> Usage]) throws -> [Measurement] {
        var results = measured.map { _ in Measurement() }
        for _ in 0..<runs {
            for (index, run) in measured.enumerated() { results[index].add(try run()) }
        }
        return results
    }
}

/// Figures as text.
enum Format {
    static func milliseconds(_ time: Duration) -> String {
        decimal(time.seconds * 1000, digits: time.seconds < 0.1 ? 1 : 0) + " ms"
    }

    static func megabytes(_ bytes: Int) -> String {
        decimal(Double(bytes) / 1_048_576, digits: 1) + " MB"
    }

    static func decimal(_ number: Double, digits: Int) -> String {
        String(format: "%.\(digits)f", number)
    }
}
