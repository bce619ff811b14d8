// `flowgen generate --watch`: its output on the terminal, and its end.

import ArgumentParser
import FlowgenKit
import Workspace

extension Session {
    /// Generates whenever an input is saved, until a signal comes or nobody reads any more.
    func watch(_ chosen: (Root) -> Generate) throws {
        let signals = StopSignals()
        try runEach { root in
            let generate = chosen(root)
            // Without a configuration there is nothing to watch; `generate` reports that.
            guard root.hasConfiguration else {
                return try print(try generate.run(in: root), root: root)
            }
            var status = ExitStatus.clean
            var watch = Watch(over: root, generate)
            try watch.run(
                wait: { signals.wait(seconds: $0) && !TerminalStream.standardOutput.isClosed },
                say: { run in
                    status = try say(run, root: root)
                    return status == .clean
                })
            return status
        }
    }

    /// Prints the report of a run; `clean` if it was written.
    private func say(_ run: WatchedRun, root: Root) throws -> ExitStatus {
        if case .failure(let error) = run.result, !run.isLocked {
            let prefix = PathPrefix.from(try currentFolder(), to: root.path)
            say((error as? WorkspaceError)?.placed(below: prefix) ?? error)
        }
        let report = run.report(
            at: SystemClock.timeOfDay(),
            pathPrefix: PathPrefix.from(try currentFolder(), to: root.path),
            namesFiles: options.verbosity == .verbose)
        return try print(report, root: root)
    }
}

extension Root {
    fileprivate var hasConfiguration: Bool {
        RelativePath(validating: ProjectLoader.configurationPath).map(stamp) != .some(nil)
    }
}
