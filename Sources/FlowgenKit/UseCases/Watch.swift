// `flowgen generate --watch`: generates, and generates again whenever an input was saved. It looks at dates and sizes a few
// times a second, which works on every system and every kind of disk. It holds the project's lock only while it generates.

import Diagnostics
import Workspace

package struct Watch {
    /// The time between two looks at the inputs, in seconds.
    package static let interval = 0.2
    /// The time for which nothing must be saved before a run, in seconds.
    package static let settling = 0.1
    /// The longest time between two looks, in seconds, where looking takes long.
    private static let longestInterval = 2.0
    /// How long a run waits for another one to end before the watch reports that, in seconds.
    private static let patience = 1.0

    private let root: Root
    private var generate: Generate
    private var inputs = WatchedInputs()
    private var state = WatchState()
    /// Why the last run has to be repeated.
    private var postponed: Postponement?

    /// The warnings of the last run.
    private var known: Set<Diagnostic> = []

    private enum Postponement {
        /// Another run holds the project's lock; that has been reported.
        case locked
        /// Somebody wrote a file in the moment in which the run would have.
        case disturbed
    }

    /// A watch over the project in a root folder, which generates so.
    package init(over root: Root, _ generate: Generate) {
        self.root = root
        self.generate = generate
        self.generate.patience = Self.patience
    }

    /// Watches until `wait` or `say` gives false.
    ///
    /// - Parameters:
    ///   - wait: waits so many seconds; false ends the watch.
    ///   - say: reports a run; false ends the watch.
    package mutating func run(wait: (Double) -> Bool, say: (WatchedRun) throws -> Bool) throws {
        while true {
            guard root.isThere else { throw Self.gone(root) }
            let start = SystemClock.monotonicSeconds()
            let snapshot = inputs.snapshot(in: root.afresh)
            var pause = Self.settling
            switch state.decide(on: snapshot) {
            case .settle: break
            case .rest:
                // Looking takes a twentieth of the time at most.
                let cost = SystemClock.monotonicSeconds() - start
                pause = min(max(Self.interval, 20 * cost), Self.longestInterval)
            case .run(let saved):
                guard try run(saved, on: snapshot, say: say) else { return }
            }
            guard wait(pause) else { return }
        }
    }

    private static func gone(_ root: Root) -> WorkspaceError {
        WorkspaceError(.open, root.path, .other("the project's folder is gone, and the watch ends"))
    }

    /// Generates once, and reports that; false ends the watch.
    private mutating func run(
        _ saved: SavedInputs?, on snapshot: InputSnapshot, say: (WatchedRun) throws -> Bool
    ) throws -> Bool {
        let result = Result { try generate.run(in: root.afresh) }
        guard root.isThere else { throw Self.gone(root) }
        let run = WatchedRun(saved: saved, watched: snapshot.inputs.count, known: known, result: result)
        known = run.warnings
        inputs.obstacles = run.obstacles.subtracting(snapshot.inputs.keys)
        state.note(obstacles: inputs.stampsOfObstacles(in: root.afresh))
        let former = postponed
        postponed = nil
        if run.isLocked {
            state.postpone()
            postponed = .locked
            if former == .locked { return true }
        } else if run.isDisturbed, former != .disturbed {
            state.postpone()
            postponed = .disturbed
        }
        return try say(run)
    }
}

extension WatchedRun {
    /// Whether another run was at work.
    package var isLocked: Bool {
        guard case .failure(let error as WorkspaceError) = result else { return false }
        return error.isLocked
    }

    /// Whether files were left out because somebody wrote them in the same moment.
    fileprivate var isDisturbed: Bool {
        guard case .success(let report) = result else { return false }
        return report.failure != nil || report.files.contains { $0.action == .skipped }
    }

    /// The files to fix before the next run can do better.
    fileprivate var obstacles: Set<RelativePath> {
        switch result {
        case .success(let report):
            let errors = report.diagnostics.filter { $0.severity == .error }
            return Set(errors.compactMap(\.path).compactMap { RelativePath(validating: $0) })
        case .failure(let error as WorkspaceError) where !error.isLocked:
            return Set([RelativePath(validating: error.path)].compactMap { $0 })
        case .failure: return []
        }
    }
}
