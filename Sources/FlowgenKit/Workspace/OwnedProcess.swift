// A child process that never outlives flowgen. It runs in a process group of its own, whose leader is a guard: a shell
// that waits for its input to end and then kills the group. flowgen holds the other end of that pipe, and the system
// closes it however flowgen ends, by `kill -9` and by a crash too.

import CLibrary

final class OwnedProcess {
    private var process: pid_t
    private var guardian: pid_t
    private var lifeline: PipeEnd?

    /// Starts `command`, whose first word is looked up in PATH, with these descriptors as its input, output and
    /// standard error. Without a guard it outlives a flowgen that is killed, until it next writes to it.
    init(
        _ command: [String], streams: [Int32], environment: [String]? = nil, isGuarded: Bool = true
    ) throws(SystemRefusal) {
        process = -1
        guardian = -1
        if isGuarded { try startGuardian() }
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
        guardian = try Spawning.start(command, streams: [pipe.reading.raw, nowhere.raw, nowhere.raw], group: 0)
        lifeline = pipe.writing
        for end in [pipe.reading, nowhere] { end.close() }
    }

    private static let shell = "/bin/sh"

    /// Waits for the child to end by itself; its status as `waitpid` tells it, or nil with `errno` set.
    func wait() -> Int32? {
        var status: Int32 = 0
        guard process > 0, uninterrupted({ waitpid(process, &status, 0) }) == process else {
            return nil
        }
        process = -1
        end()
        return status
    }

    /// The child's status if it has ended; nil while it is running.
    func statusIfEnded() -> Int32? {
        var status: Int32 = 0
        guard process > 0, uninterrupted({ waitpid(process, &status, WNOHANG) }) == process else {
            return nil
        }
        process = -1
        end()
        return status
    }

    /// Kills the child and all that it has started in its group.
    func end() {
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

package struct SystemRefusal: Error {
    package let errno: Int32

    package init(errno: Int32) { self.errno = errno }

    package var isAbsence: Bool { errno == ENOENT || errno == ENOTDIR }
}

/// Starts a program that is found in PATH, in the current folder, with three standard streams.
struct Spawning {
    #if canImport(Darwin)
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
    #else
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
    #endif

    /// Starts a program with these descriptors as its input, output and standard error, in an environment of its own or
    /// in this process's.
    ///
    /// - Parameter group: the process group that it joins, 0 for a new one; nil for this process's.
    static func start(
        _ command: [String], streams: [Int32], environment: [String]? = nil, group: pid_t?
    ) throws(SystemRefusal) -> pid_t {
        var spawning = Spawning(group: group)
        defer { spawning.destroy() }
        for (target, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&spawning.actions, stream, Int32(target))
        }
        return try spawning.start(command, environment: environment)
    }

    private init(group: pid_t?) {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        // This process ignores broken pipes; its children should not.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // One that this process holds back is not held back in them.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        if let group {
            posix_spawnattr_setpgroup(&attributes, group)
            flags |= POSIX_SPAWN_SETPGROUP
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    private mutating func start(_ command: [String], environment: [String]?) throws(SystemRefusal) -> pid_t {
        var words = command.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let name = command.first ?? ""
        let failure: Int32
        if let environment {
            var variables = environment.map { strdup($0) } + [nil]
            defer { variables.forEach { free($0) } }
            failure = posix_spawnp(&process, name, &actions, &attributes, &words, &variables)
        } else {
            failure = posix_spawnp(&process, name, &actions, &attributes, &words, environ)
        }
        guard failure == 0 else { throw SystemRefusal(errno: failure) }
        return process
    }

    private mutating func destroy() {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }
}
