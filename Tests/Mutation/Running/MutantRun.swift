// Runs the tests for each mutant, two at a time, each suite until its first failure. Before that the same tests must
// pass without any mutant, or they prove nothing.

import Foundation
import TestSupport

/// What became of one mutant.
package struct Verdict: Sendable {
    /// How it was noticed.
    package enum Notice: Sendable, Equatable {
        /// A test failed, and said this.
        case failed(String)
        /// The program crashed.
        case crashed
        /// The tests did not end.
        case hung
    }

    /// The fixture's name.
    package let fixture: String
    /// The file that was changed.
    package let file: String
    /// The flow that the file belongs to; nil if all flows share it.
    package let flow: String?
    /// The mutant.
    package let mutant: Mutant
    /// How it was noticed; nil if it was not.
    package let notice: Notice?
}

extension MutantPackage {
    /// Runs the mutants of every fixture.
    ///
    /// - Parameter every: Of how many mutants one is run, evenly over all files.
    /// - Parameter tell: Called with each verdict as it comes.
    /// - Throws: `HarnessError` if correct code does not pass, or an error of Foundation.
    package func run(every interval: Int = 1, telling tell: @escaping @Sendable (Verdict) -> Void) throws -> [Verdict] {
        var work: [(fixture: Fixture, part: Fixture.Part, mutant: Mutant)] = []
        for fixture in fixtures {
            for suite in fixture.suites { try expectCorrectCodePasses(fixture, suite) }
            for part in fixture.parts {
                work += part.mutants.filter { $0.number % interval == 0 }.map {
                    (fixture, part, $0)
                }
            }
        }
        let jobs = work
        let results = Results(count: jobs.count)
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            while let index = results.next() {
                let (fixture, part, mutant) = jobs[index]
                let verdict = Result { try judge(mutant, of: part, in: fixture) }
                results.set(index, verdict)
                if case .success(let verdict) = verdict { tell(verdict) }
            }
        }
        return try results.all()
    }

    private func expectCorrectCodePasses(_ fixture: Fixture, _ suite: Fixture.Suite) throws {
        let outcome = try program(suite, nil).run()
        let output = outcome.output + outcome.errors
        let isAnythingRun = !output.contains("Executed 0 tests") && !output.contains("with 0 tests")
        guard outcome.status == 0, isAnythingRun else {
            throw HarnessError("\(fixture.name), \(suite.names): correct code fails\n\(output.suffix(4000))")
        }
    }

    private func judge(_ mutant: Mutant, of part: Fixture.Part, in fixture: Fixture) throws -> Verdict {
        var found: Verdict.Notice?
        for suite in Self.order(fixture.suites, for: part) where found == nil { found = try notice(suite, mutant) }
        return Verdict(fixture: fixture.name, file: part.file, flow: part.flow, mutant: mutant, notice: found)
    }

    /// A flow's own tests come first for what is its own, after those of its table; tests of what all share, for that.
    private static func order(_ suites: [Fixture.Suite], for part: Fixture.Part) -> [Fixture.Suite] {
        guard let flow = part.flow else { return suites }
        return suites.filter(\.isOfTables) + suites.filter { $0.flow == flow }
            + suites.filter { $0.flow == nil && !$0.isOfTables }
    }

    private func notice(_ suite: Fixture.Suite, _ mutant: Mutant) throws -> Verdict.Notice? {
        let running = try program(suite, mutant).start()
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
        for line in lines {
            if let match = line.firstMatch(of: /: error: (.*)/) { return String(match.1) }
            if let match = line.firstMatch(of: /recorded an issue at [^:]*:\d+:\d+: (.*)/) {
                return String(match.1)
            }
        }
        return nil
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
