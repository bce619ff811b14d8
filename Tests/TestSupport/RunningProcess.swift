// A program that goes on until it is told to stop, and what it says meanwhile. Nothing here waits for a set time: it
// waits for words, or for the end, and gives up at a deadline.

import Foundation

/// A program that is running. It is killed when the value goes.
package final class RunningProcess {
    private let process: Process
    private let ended: DispatchSemaphore
    private let streams: TemporaryFolder
    private let deadline: Double
    private let name: String

    init(_ process: Process, ended: DispatchSemaphore, streams: TemporaryFolder, _ child: ChildProcess) {
        self.process = process
        self.ended = ended
        self.streams = streams
        deadline = child.deadline
        name = "\(child.program) \(child.arguments)"
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Whether it has not ended yet.
    package var isRunning: Bool { process.isRunning }

    /// The lines of its standard output so far, as far as they are complete.
    package func lines() throws -> [String] {
        try streams.text("output").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// Its standard error so far.
    package func errors() throws -> String { try streams.text("errors") }

    /// Waits until standard output has so many lines, and gives that line.
    ///
    /// - Throws: `DeadlineExceeded` with what was said instead.
    package func line(_ number: Int) throws -> String {
        try wait { try self.lines().count >= number }
        return try lines()[number - 1]
    }

    /// Waits until something holds, or the program has ended.
    ///
    /// - Throws: `DeadlineExceeded` with what was said meanwhile, if it does not hold in the end.
    package func wait(until condition: () throws -> Bool) throws {
        let end = Date().addingTimeInterval(deadline)
        while Date() < end, process.isRunning {
            if try condition() { return }
            usleep(10_000)
        }
        guard try condition() else {
            throw DeadlineExceeded(description: "\(name) said \(try lines()) \(try errors())")
        }
    }

    /// Sends a signal.
    package func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Waits for its end; its exit code, or the negative number of the signal that ended it.
    ///
    /// - Throws: `DeadlineExceeded`.
    package func status() throws -> Int32 {
        guard ended.wait(timeout: .now() + deadline) == .success else {
            throw DeadlineExceeded(description: "\(name) did not end")
        }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}

extension ChildProcess {
    /// Starts it, and leaves it running.
    ///
    /// - Throws: an error of Foundation when it cannot be started.
    package func start() throws -> RunningProcess {
        let streams = try TemporaryFolder()
        let (process, ended) = prepared()
        let files = [try streams.emptyFile("output"), try streams.emptyFile("errors")]
        process.standardOutput = files[0]
        process.standardError = files[1]
        try process.run()
        // Foundation keeps them open for as long as this process lives.
        for file in files { try file.close() }
        return RunningProcess(process, ended: ended, streams: streams, self)
    }
}
