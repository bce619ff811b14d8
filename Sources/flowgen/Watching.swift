// `flowgen generate --watch`: a loop of `generate` and sleep. While nothing has changed, `generate` compares stamps with
// its cache, and neither takes the project's lock nor writes.

import FlowModel
import FlowgenKit

extension Session {
    /// The shortest and the longest time between two runs, in seconds.
    private static let pauses = 0.3...5
    /// The time in which an editor, or git, writes the rest of what it has begun to write.
    private static let settling = 0.1

    /// Generates again and again, until a signal comes, nobody reads the output any more, or the project is gone.
    func watch(_ chosen: Generate) throws {
        let signals = StopSignals()
        try runEach { root in
            var generate = chosen
            // While another run holds the lock, the loop tries again, so that a signal still ends it.
            generate.patience = 0
            var last: Remarks?
            var lastCost = 0.0
            while true {
                guard root.isThere else {
                    throw WorkspaceError(.open, root.path, .other("the project's folder is gone, and the watch ends"))
                }
                guard generate.isUpToDate(in: root.afresh) || signals.wait(seconds: Self.settling) else {
                    return .clean
                }
                let start = SystemClock.monotonicSeconds()
                let result = Result { try generate.run(in: root.afresh) }
                var cost = SystemClock.monotonicSeconds() - start
                if let remarks = Remarks(result), remarks != last || result.hasWritten {
                    let status = try say(result, root: root)
                    guard status == .clean else { return status }
                    last = remarks
                    cost = 0
                }
                // A run takes a twentieth of the time, unless the project is large and has errors, which nothing
                // caches. The first of two runs that change nothing may have filled the cache.
                let pause = min(max(Self.pauses.lowerBound, 20 * min(cost, lastCost)), Self.pauses.upperBound)
                lastCost = cost
                guard signals.wait(seconds: pause), !TerminalStream.standardOutput.isClosed else { return .clean }
            }
        }
    }

    /// Prints the time and a report; `clean` if somebody can read it.
    private func say(_ result: Result<RunReport, any Error>, root: Root) throws -> ExitStatus {
        if options.verbosity != .quiet {
            let status = write("\(SystemClock.timeOfDay()) flowgen generate\n")
            guard status == .clean else { return status }
        }
        switch result {
        case .success(let report): _ = try print(report, root: root)
        case .failure(let error):
            let prefix = PathPrefix.from(try currentFolder(), to: root.path)
            say((error as? WorkspaceError)?.placed(below: prefix) ?? error)
        }
        return .clean
    }
}

/// What a run says, apart from the files that it has written. A watch prints the same only once.
private struct Remarks: Equatable {
    var status = ExitStatus.environment
    var diagnostics: [Diagnostic] = []
    var failure = ""

    /// Nil while another run holds the project's lock.
    init?(_ result: Result<RunReport, any Error>) {
        switch result {
        case .success(let report):
            (status, diagnostics) = (report.status, report.diagnostics)
            failure = report.failure.map { "\($0)" } ?? ""
        case .failure(let error):
            if let error = error as? WorkspaceError, error.isLocked { return nil }
            failure = "\(error)"
        }
    }
}

extension Result<RunReport, any Error> {
    fileprivate var hasWritten: Bool {
        guard case .success(let report) = self else { return false }
        return report.files.contains { [.created, .updated, .moved, .deleted, .kept].contains($0.action) }
    }
}
