// Runs a program as a child, from start to end, and asks the system what it took. Only a process of its own tells the
// truth about start-up and about memory.

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
    ///
    /// - Parameter statuses: the exit codes that count as success.
    static func run(_ command: [String], statuses: Set<Int32> = [0]) throws -> Usage {
        try run(command, statuses, output: nil)
    }

    /// Runs `command` and reads the short text that it prints.
    static func output(of command: [String]) throws -> (Usage, String) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw ChildFailure(description: "cannot make a pipe") }
        defer { close(ends[0]) }
        let usage: Usage
        do {
            defer { close(ends[1]) }
            usage = try run(command, [0], output: ends[1])
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = max(read(ends[0], &bytes, bytes.count), 0)
        return (usage, String(decoding: bytes[..<count].filter { $0 != 10 }, as: UTF8.self))
    }

    private static func run(_ command: [String], _ statuses: Set<Int32>, output: Int32?) throws -> Usage {
        var actions = FileActions(output: output)
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
        guard wait4(process, &status, 0, &usage) == process, status & 0x7F == 0, statuses.contains(status >> 8) else {
            throw ChildFailure(description: "`\(command.joined(separator: " "))` ended with status \(status)")
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

/// Standard input and output of a child, led to nowhere if nobody reads them.
private struct FileActions {
    #if canImport(Darwin)
        var raw: posix_spawn_file_actions_t?
    #else
        var raw = posix_spawn_file_actions_t()
    #endif

    init(output: Int32?) {
        posix_spawn_file_actions_init(&raw)
        posix_spawn_file_actions_addopen(&raw, 0, "/dev/null", O_RDONLY, 0)
        if let output {
            posix_spawn_file_actions_adddup2(&raw, output, 1)
        } else {
            posix_spawn_file_actions_addopen(&raw, 1, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&raw, 2, "/dev/null", O_WRONLY, 0)
        }
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
