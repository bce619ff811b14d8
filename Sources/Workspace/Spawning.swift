// Starts a program that is found in PATH, in the current folder, with three standard streams.

import CLibrary

package struct SystemRefusal: Error {
    package let errno: Int32

    package init(errno: Int32) { self.errno = errno }

    package var isAbsence: Bool { errno == ENOENT || errno == ENOTDIR }
}

/// What `posix_spawn` wants to be told.
struct Spawning {
    #if canImport(Darwin)
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
    #else
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
    #endif

    /// Starts a program with these descriptors as its input, output and standard error, in an environment
    /// of its own or in this process's.
    ///
    /// - Parameter group: the process group that it joins, 0 for a new one; nil for this process's.
    /// - Throws: `SystemRefusal` when it cannot be started.
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

    private mutating func start(
        _ command: [String], environment: [String]?
    ) throws(SystemRefusal) -> pid_t {
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
