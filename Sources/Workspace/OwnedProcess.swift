// A child process that never outlives flowgen. It runs in a process group of its own, whose leader is a
// guard: a shell that waits for its input to end and then kills the group. flowgen holds the other end
// of that pipe, and the system closes it however flowgen ends, by `kill -9` and by a crash too.

import CLibrary

package final class OwnedProcess {
    private var process: pid_t
    private var guardian: pid_t
    private var lifeline: PipeEnd?

    /// Starts `command`, whose first word is looked up in PATH, with these descriptors as its input,
    /// output and standard error.
    ///
    /// - Throws: `SystemRefusal` when it cannot be started.
    package init(
        _ command: [String], streams: [Int32], environment: [String]? = nil
    ) throws(SystemRefusal) {
        process = -1
        guardian = -1
        try startGuardian()
        process = try Spawning.start(
            command, streams: streams, environment: environment,
            group: guardian > 0 ? guardian : nil)
    }

    deinit { end() }

    /// Where there is no shell, the child runs without a guard, in the group of flowgen.
    private func startGuardian() throws(SystemRefusal) {
        guard access(Self.shell, X_OK) == 0 else { return }
        guard let pipe = PipeEnd.pair() else { throw SystemRefusal(errno: errno) }
        let nowhere = PipeEnd(open("/dev/null", O_WRONLY | O_CLOEXEC))
        guard nowhere.raw >= 0 else { throw SystemRefusal(errno: errno) }
        let command = [Self.shell, "-c", "read -r line; kill -KILL 0"]
        guardian = try Spawning.start(
            command, streams: [pipe.reading.raw, nowhere.raw, nowhere.raw], group: 0)
        lifeline = pipe.writing
        for end in [pipe.reading, nowhere] { end.close() }
    }

    private static let shell = "/bin/sh"

    /// Waits for the child to end by itself; its status as `waitpid` tells it, or nil with `errno` set.
    package func wait() -> Int32? {
        var status: Int32 = 0
        guard process > 0, uninterrupted({ waitpid(process, &status, 0) }) == process else {
            return nil
        }
        process = -1
        end()
        return status
    }

    /// The child's status if it has ended; nil while it is running.
    package func statusIfEnded() -> Int32? {
        var status: Int32 = 0
        guard process > 0, uninterrupted({ waitpid(process, &status, WNOHANG) }) == process else {
            return nil
        }
        process = -1
        end()
        return status
    }

    /// Kills the child and all that it has started in its group.
    package func end() {
        // The group keeps its number until the guard is waited for.
        if guardian > 0 { _ = kill(-guardian, SIGKILL) }
        for ended in [process, guardian] where ended > 0 {
            var status: Int32 = 0
            _ = kill(ended, SIGKILL)
            _ = uninterrupted { waitpid(ended, &status, 0) }
        }
        process = -1
        guardian = -1
        lifeline = nil
    }
}
