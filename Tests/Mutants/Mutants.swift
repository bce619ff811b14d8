// Breaks what flowgen generates in every single way that the mutator knows, what all flows share and what is one
// flow's, and shows which of these mutants the tests notice.
// usage: Mutants [--verbose] [--every=COUNT] [FIXTURE...]

import Foundation
import Mutation

@main
struct Mutants {
    static func main() {
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("Mutants: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Prints a line at once, into a file too.
    private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    /// Whether all mutants are noticed or explained.
    private static func run(_ arguments: [String]) throws -> Bool {
        let isVerbose = arguments.contains("--verbose")
        let chosen = arguments.filter { !$0.hasPrefix("--") }
        let fixtures = try (chosen.isEmpty ? Fixture.names : chosen).map { try Fixture($0) }
        let package = try MutantPackage(fixtures, named: "mutants") { count, excluded in
            say("building \(count) mutants at once; \(excluded) more do not compile")
        }
        let interval = arguments.firstMatch(prefix: "--every=").flatMap { Int($0) } ?? 1
        let progress = Progress()
        let verdicts = try package.run(every: max(interval, 1)) { verdict in
            let count = progress.count()
            if isVerbose || verdict.notice == nil {
                say(verdict.sentence)
            } else if count % 20 == 0 {
                say("\(count) run")
            }
        }
        let report = MutationReport(
            verdicts, try Explained.read(), fixtures: Fixture.names)
        say(report.text)
        return report.unexplained.isEmpty && (interval > 1 || report.needless.isEmpty)
    }
}

/// Counts, on any thread.
private final class Progress: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    func count() -> Int {
        lock.withLock {
            number += 1
            return number
        }
    }
}

extension [String] {
    /// What follows a prefix in the first argument that has it.
    fileprivate func firstMatch(prefix: String) -> Substring? {
        first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count)
    }
}

extension Verdict {
    /// The verdict in one line.
    fileprivate var sentence: String {
        let how =
            switch notice {
            case nil: "NOT NOTICED"
            case .failed(let words): "noticed: \(words)"
            case .crashed: "crashed"
            case .hung: "hung"
            }
        return "\(place): \(mutant.number): \(words): \(how)"
    }
}
