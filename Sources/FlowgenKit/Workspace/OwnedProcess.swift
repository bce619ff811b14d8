// A child process in a process group of its own, so that it can be ended with all that it has started. If flowgen is
// killed, it ends where it next reads or writes: nobody holds the other ends of its pipes. `DumpedPackage` does more.

import CLibrary

final class OwnedProcess {
    private var process: pid_t

    /// Starts `command`, whose first word is looked up in PATH, with these descriptors as its input, output and
    /// standard error.
    init(_ command: [String], streams: [Int32], environment: [String]?) throws(SystemRefusal) {
        process = try Spawning.start(command, streams: streams, environment: environment)
    }

    deinit { end() }

    /// The child's status if it has ended; nil while it is running.
    func statusIfEnded() -> Int32? {
        var status: Int32 = 0
        guard process > 0, uninterrupted({ waitpid(process, &status, WNOHANG) }) == process else { return nil }
        process = -1
        return status
    }

    /// Kills the child and all that it has started in its group.
    func end() {
        guard process > 0 else { return }
        var status: Int32 = 0
        _ = kill(-process, SIGKILL)
        _ = uninterrupted { waitpid(process, &status, 0) }
        process = -1
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
    /// in this process's, and in a process group of its own.
    static func start(
        _ command: [String], streams: [Int32], environment: [String]?
    ) throws(SystemRefusal) -> pid_t {
        var spawning = Spawning()
        defer { spawning.destroy() }
        for (target, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&spawning.actions, stream, Int32(target))
        }
        return try spawning.start(command, environment: environment)
    }

    private init() {
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
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
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
