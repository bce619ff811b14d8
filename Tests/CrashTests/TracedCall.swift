// The system calls of a run, as strace counts them: so that a run can be killed at any one of them.

import Foundation
import TestSupport

/// One system call of a run, by its name and its number among the calls of that name.
struct TracedCall: Hashable, CustomStringConvertible {
    let name: String
    let number: Int

    var description: String { "\(name) \(number)" }
}

/// strace.
enum Tracer {
    /// The calls that change a file, or something about it. `openat` does where it creates one.
    static let names = [
        "openat", "open", "creat", "write", "writev", "pwrite64", "fsync", "fdatasync", "rename", "renameat",
        "renameat2", "link", "linkat", "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir", "chmod", "fchmod", "fchmodat",
        "fchown", "fchownat", "ftruncate", "truncate", "copy_file_range", "utimensat", "symlinkat",
    ]

    /// Why nothing can be traced here; nil if it can.
    static func obstacle() -> String? {
        #if os(Linux)
            do {
                let folder = try TemporaryFolder()
                let run = try ChildProcess("strace", ["-qq", "-f", "-e", "trace=none", "true"], in: folder.url).run()
                return run.status == 0 ? nil : "strace cannot trace here: \(run.errors)"
            } catch {
                return "\(error)"
            }
        #else
            return "strace is a tool of Linux"
        #endif
    }

    /// The command, traced; the calls that change something are given to `log`.
    static func tracing(_ command: ChildProcess, to log: URL) -> ChildProcess {
        traced(command, ["-o", log.path, "-e", "trace=\(names.joined(separator: ","))"])
    }

    /// The command, killed when it is about to make the call.
    static func killing(_ command: ChildProcess, at call: TracedCall) -> ChildProcess {
        injecting("signal=KILL", at: call, into: command)
    }

    /// The command, with something else in place of the call.
    static func injecting(_ fault: String, at call: TracedCall, into command: ChildProcess) -> ChildProcess {
        traced(
            command,
            [
                "-o", "/dev/null", "-e", "trace=\(call.name)",
                "-e", "inject=\(call.name):\(fault):when=\(call.number)",
            ])
    }

    private static func traced(_ command: ChildProcess, _ options: [String]) -> ChildProcess {
        var traced = command
        traced.program = "strace"
        traced.arguments = ["-f", "-qq"] + options + [command.program] + command.arguments
        return traced
    }

    /// The calls in a log that change something, each with its number among all of its name.
    static func calls(in log: URL) throws -> [TracedCall] {
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        var counts: [String: Int] = [:]
        var calls: [TracedCall] = []
        for line in text.split(separator: "\n") {
            guard let match = line.firstMatch(of: #/^\d+ +(?<name>\w+)\(/#) else { continue }
            let name = String(match.name)
            counts[name, default: 0] += 1
            if name.hasPrefix("open"), !line.contains("O_CREAT") { continue }
            calls.append(TracedCall(name: name, number: counts[name, default: 0]))
        }
        return calls
    }
}
