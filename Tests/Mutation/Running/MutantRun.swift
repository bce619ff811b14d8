// Runs the tests once for each mutant, two at a time, and stops each at its first failure. Before that
// the same tests must pass without any mutant, or they prove nothing.

import Foundation
import TestSupport

/// What became of one mutant.
public struct Verdict: Sendable {
    /// How it was noticed.
    public enum Notice: Sendable, Equatable {
        /// A test failed, and said this.
        case failed(String)
        /// The program crashed.
        case crashed
        /// The tests did not end.
        case hung
    }

    /// The fixture's name.
    public let fixture: String
    /// The file that was changed.
    public let file: String
    /// The mutant.
    public let mutant: Mutant
    /// How it was noticed; nil if it was not.
    public let notice: Notice?
}

extension MutantPackage {
    /// Runs every mutant of every fixture.
    ///
    /// - Parameter tell: is told each verdict as it comes.
    /// - Throws: `HarnessError` when correct code does not pass, or an error of Foundation.
    public func run(telling tell: @escaping @Sendable (Verdict) -> Void) throws -> [Verdict] {
        var work: [(fixture: Fixture, part: Fixture.Part, mutant: Mutant)] = []
        for fixture in fixtures {
            for part in fixture.parts {
                try expectCorrectCodePasses(fixture, part)
                work += part.mutants.map { (fixture, part, $0) }
            }
        }
        let jobs = work
        let results = Results(count: jobs.count)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            while let index = results.next() {
                let (fixture, part, mutant) = jobs[index]
                let verdict = Result {
                    Verdict(
                        fixture: fixture.name, file: part.file, mutant: mutant,
                        notice: try notice(fixture, part, mutant))
                }
                results.set(index, verdict)
                if case .success(let verdict) = verdict { tell(verdict) }
            }
        }
        return try results.all()
    }

    private func expectCorrectCodePasses(_ fixture: Fixture, _ part: Fixture.Part) throws {
        let outcome = try program(fixture, part, nil).run()
        let output = outcome.output + outcome.errors
        guard outcome.status == 0, !output.contains("Executed 0 tests") else {
            throw HarnessError("\(fixture.name), \(part.tests): correct code fails\n\(output)")
        }
    }

    private func notice(
        _ fixture: Fixture, _ part: Fixture.Part, _ mutant: Mutant
    ) throws -> Verdict.Notice? {
        let running = try program(fixture, part, mutant).start()
        do {
            try running.wait { try Self.failure(in: running) != nil }
        } catch is DeadlineExceeded {
            // The end of the program ends the wait too; whether it is still there is seen below.
        }
        if let words = try Self.failure(in: running) { return .failed(words) }
        guard !running.isRunning else { return .hung }
        let status = try running.status()
        if let words = try Self.failure(in: running) { return .failed(words) }
        if status == 0 { return nil }
        return status == 1 ? .failed("") : .crashed
    }

    /// What the first test that failed has said.
    private static func failure(in running: RunningProcess) throws -> String? {
        let lines = try running.lines() + running.errors().split(separator: "\n").map(String.init)
        return lines.first { $0.contains(": error: ") }
            .map { line in
                line.components(separatedBy: ": error: ").dropFirst().joined(separator: ": error: ")
            }
    }
}

/// Hands out numbers, and keeps what comes of them.
private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var upcoming = 0
    private var found: [Result<Verdict, any Error>?]

    init(count: Int) { found = Array(repeating: nil, count: count) }

    func next() -> Int? {
        lock.withLock {
            guard upcoming < found.count else { return nil }
            defer { upcoming += 1 }
            return upcoming
        }
    }

    func set(_ index: Int, _ result: Result<Verdict, any Error>) {
        lock.withLock { found[index] = result }
    }

    func all() throws -> [Verdict] { try lock.withLock { try found.compactMap { try $0?.get() } } }
}
