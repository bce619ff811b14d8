// How the work of each function grows when its input becomes twice, and four times, as large. What is linear grows by
// twice as much the second time, n log n by a little more, the square by four times as much.

import Foundation
import TestSupport

/// The functions whose work grows faster than the input.
struct Growth: CustomStringConvertible {
    /// One function, and how often it ran for one, two and four times the input.
    private struct Finding {
        let name: String
        let counts: [Int]
    }

    private var findings: [Finding] = []

    /// Functions that stop at a number of steps of their own, which these inputs do not come to.
    private static let bounded = [
        // `EditSearch`: 1,500 edits, else the texts count as different.
        "EditSearch",
        // Advice on a misspelt name: `RuleBook.most` of them.
        "10didYouMean", "12editDistance", "10comparable", "13unknownStatus",
        // Comparisons of a sort, which come in jumps where there is little to sort.
        "10StateFilesV7members", "9StateLineO5bytes", "12bytesPrecede", "13sortedEntries",
    ]
    /// What a function must do at least to matter, of everything that is done.
    private static let share = 0.005

    /// - Parameter power: the power of the size that the work may grow with.
    init(_ runs: [Counts], power: Int = 1) {
        let most = 1.5 * Double(1 << power)
        let all = runs[2].values.reduce(0, +)
        for (name, last) in runs[2] where !Self.bounded.contains(where: name.contains) {
            let counts = [runs[0][name] ?? 0, runs[1][name] ?? 0, last]
            let (first, second) = (counts[1] - counts[0], counts[2] - counts[1])
            if Double(second) > most * Double(first), Double(second) > Self.share * Double(all) {
                findings.append(Finding(name: name, counts: counts))
            }
        }
        findings.sort { $0.counts[2] > $1.counts[2] }
    }

    /// Whether everything grows as the input does.
    var isLinear: Bool { findings.isEmpty }

    var description: String {
        findings.prefix(8).map { "\(Self.readable($0.name)): \($0.counts)" }.joined(separator: "\n")
    }

    /// The name as the source has it; as it is where it cannot be told.
    private static func readable(_ name: String) -> String {
        let symbol = name.split { $0 == ":" || $0 == ";" }.last.map(String.init) ?? name
        let here = URL(fileURLWithPath: NSTemporaryDirectory())
        let command = ChildProcess(
            "swift", ["demangle", "--compact", "--simplified", symbol], in: here)
        do {
            return try command.run().output.trimmingCharacters(in: .newlines)
        } catch {
            return symbol
        }
    }
}
