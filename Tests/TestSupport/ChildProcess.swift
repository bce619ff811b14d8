// Runs a program to its end, with a deadline and without a terminal. Its streams go to files rather than to pipes, so
// that no amount of output can block it.

import Foundation

/// What a program left behind.
package struct ProcessOutcome: Sendable {
    /// Its standard output.
    package let output: String
    /// Its standard error.
    package let errors: String
    /// Its exit code; the negative number of the signal, if one ended it.
    package let status: Int32
}

/// A program that has not ended in time.
package struct DeadlineExceeded: Error, CustomStringConvertible {
    /// The command line.
    package let description: String
}

/// A program to be run.
package struct ChildProcess: Sendable {
    /// The program: a path, or a name to be found in PATH.
    package var program: String
    /// Its arguments.
    package var arguments: [String]
    /// The folder it is started in.
    package var folder: URL
    /// Its whole environment.
    package var environment: [String: String]
    /// The longest it may take, in seconds.
    package var deadline = 300.0

    /// A program, in an environment that holds nothing which could change what it prints.
    package init(_ program: String, _ arguments: [String], in folder: URL) {
        self.program = program
        self.arguments = arguments
        self.folder = folder
        let inherited = ProcessInfo.processInfo.environment
        environment = inherited.filter {
            ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR"].contains($0.key)
        }
    }

    /// The built `flowgen`.
    package static func flowgen(_ arguments: [String], in folder: URL) -> ChildProcess {
        var flowgen = ChildProcess(Checkout.binary.path, arguments, in: folder)
        // No folder can be made there: nothing is kept from one test to the next.
        flowgen.environment["XDG_CACHE_HOME"] = "/dev/null"
        // The compiler, which SwiftPM runs for a manifest, insists on one for its modules.
        flowgen.environment["SWIFTPM_MODULECACHE_OVERRIDE"] = NSTemporaryDirectory() + "flowgen-manifest-modules"
        return flowgen
    }

    /// Runs it to its end.
    ///
    /// - Throws: `DeadlineExceeded`, or an error of Foundation when it cannot be started.
    package func run() throws -> ProcessOutcome {
        let streams = try TemporaryFolder()
        let output = try streams.emptyFile("output")
        let errors = try streams.emptyFile("errors")
        let (process, ended) = prepared()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Foundation keeps them open for as long as this process lives.
        for file in [output, errors] { try file.close() }
        guard let status = status(of: process, ended) else {
            process.terminate()
            let last = try ["output", "errors"].map { "\($0): …\(try streams.text($0).suffix(1500))" }
            throw DeadlineExceeded(
                description: "\(program) \(arguments) took over \(deadline) s; \(last.joined(separator: "\n"))")
        }
        return ProcessOutcome(output: try streams.text("output"), errors: try streams.text("errors"), status: status)
    }

    /// The exit code of a process, or the negative number of the signal that ended it; nil if it does not end in time.
    ///
    /// Foundation learns of the end when the process closes a socket. A process that was started at the same moment may
    /// have it too, and keep it open for as long as that one lives; so the system is asked as well.
    private func status(of process: Process, _ ended: DispatchSemaphore) -> Int32? {
        let limit = DispatchTime.now() + deadline
        while DispatchTime.now() < limit {
            var known: Int32?
            #if os(Linux)
                known = Self.exitStatus(of: process.processIdentifier)
            #endif
            if ended.wait(timeout: .now() + 1) == .success {
                process.waitUntilExit()
                return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
            }
            if let known { return known }
        }
        return nil
    }

    #if os(Linux)
        /// The exit code of a child that has ended and that Foundation does not know of yet.
        private static func exitStatus(of child: Int32) -> Int32? {
            var end = siginfo_t()
            guard waitid(P_PID, id_t(child), &end, WEXITED | WNOHANG | WNOWAIT) == 0, end.si_signo == SIGCHLD else {
                return nil
            }
            let status = end._sifields._sigchld.si_status
            return end.si_code == CLD_EXITED ? status : -status
        }
    #endif

    /// Runs it with a standard output that nobody reads; its exit code.
    package func runUnread() throws -> Int32 {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let (process, ended) = prepared()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        try pipe.fileHandleForWriting.close()
        guard let status = status(of: process, ended) else {
            process.terminate()
            throw DeadlineExceeded(description: "\(program) \(arguments) took over \(deadline) s")
        }
        return status
    }

    func prepared() -> (Process, DispatchSemaphore) {
        let process = Process()
        let isPath = program.contains("/")
        process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
        process.arguments = isPath ? arguments : [program] + arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        return (process, ended)
    }
}
