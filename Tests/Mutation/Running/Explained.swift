// The mutants that are not noticed and need not be, each with the reason. A line of the list reads
// `fixture | file | function | change | reason`; a `*` stands for any words. What explains nothing any more is an
// error, so the list cannot outlive what it was about.

import Foundation

/// The reasons.
package struct Explained: Sendable {
    /// One line of the list.
    package struct Line: Sendable, Hashable {
        /// The patterns of fixture, file, function and change.
        let patterns: [String]
        /// Why nobody can notice, or why it is right.
        package let reason: String
        /// The line as it is written.
        package let text: String
    }

    /// The lines, in order.
    package let lines: [Line]

    /// Reads a list. Lines that begin with `#` are comments.
    ///
    /// - Throws: `HarnessError` at a line that is none.
    package init(_ text: String) throws {
        lines = try text.split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
            .map { line in
                let parts = line.components(separatedBy: " | ").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                guard parts.count == 5 else { throw HarnessError("no five parts in: \(line)") }
                return Line(patterns: Array(parts.prefix(4)), reason: parts[4], text: line)
            }
    }

    /// The list of this project.
    ///
    /// - Throws: `HarnessError`, or an error of Foundation.
    package static func read() throws -> Explained {
        let file = Fixture.home.appendingPathComponent("explained.txt")
        return try Explained(String(contentsOf: file, encoding: .utf8))
    }

    /// The line that explains why this one is not noticed.
    package func line(for verdict: Verdict) -> Line? {
        let words = [
            verdict.fixture, verdict.file, verdict.mutant.function, verdict.mutant.change,
        ]
        return lines.first { line in
            zip(line.patterns, words).allSatisfy { Self.matches($0, $1) }
        }
    }

    /// Whether a text reads as a pattern does, where `*` is any text.
    static func matches(_ pattern: String, _ text: String) -> Bool {
        let parts = pattern.components(separatedBy: "*")
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
            return pattern == text
        }
        guard text.hasPrefix(first), text.hasSuffix(last),
            text.count >= first.count + last.count
        else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
