// Runs a program as a child, from start to end, and asks the system what it took. Only a process of
// its own tells the truth about start-up and about memory.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a program took.
struct Usage {
    /// From start to end.
    let wall: Duration
    /// Processor time of its own and of the system on its behalf.
    let user: Duration
    let system: Duration
    /// The most memory it had at one time, in bytes.
    let peakMemory: Int
}

/// A program that could not be started, or that ended otherwise than well.
struct ChildFailure: Error, CustomStringConvertible {
    let description: String
}

/// Runs programs.
enum ChildProcess {
    /// Runs `command`, whose first word is looked up in PATH, with its output thrown away.
    static func run(_ command: [String]) throws -> Usage {
        var actions = FileActions()
        defer { actions.destroy() }
        var words = command.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let clock = ContinuousClock()
        let start = clock.now
        let failure = posix_spawnp(&process, command[0], &actions.raw, nil, &words, environ)
        guard failure == 0 else { throw ChildFailure(description: "cannot start \(command[0])") }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process, status == 0 else {
            throw ChildFailure(
                description: "`\(command.joined(separator: " "))` ended with status \(status)")
        }
        return Usage(
            wall: clock.now - start, user: Duration(usage.ru_utime),
            system: Duration(usage.ru_stime), peakMemory: bytes(usage.ru_maxrss))
    }

    /// The system's unit of memory as bytes: kilobytes, but for Darwin.
    private static func bytes(_ resident: Int) -> Int {
        #if canImport(Darwin)
            resident
        #else
            resident * 1024
        #endif
    }
}

/// Standard input and output of a child, led to nowhere.
private struct FileActions {
    #if canImport(Darwin)
        var raw: posix_spawn_file_actions_t?
    #else
        var raw = posix_spawn_file_actions_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&raw)
        posix_spawn_file_actions_addopen(&raw, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&raw, 1, "/dev/null", O_WRONLY, 0)
    }

    mutating func destroy() {
        posix_spawn_file_actions_destroy(&raw)
    }
}

extension Duration {
    fileprivate init(_ time: timeval) {
        self = .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
    }

    /// In seconds.
    var seconds: Double {
        let (whole, attoseconds) = components
        return Double(whole) + Double(attoseconds) * 1e-18
    }
}
