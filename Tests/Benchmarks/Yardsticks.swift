// What the figures are compared with: the least that any program needs to start, to look at each file, to list git's
// index, and to compare two copies.

import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The yardsticks, ready to be run.
struct Yardsticks {
    private let emptyProgram: String

    /// Compiles the empty program into a folder.
    init(in folder: URL) throws {
        emptyProgram = folder.appendingPathComponent("empty").path
        let source = emptyProgram + ".c"
        try Data("int main(void) { return 0; }\n".utf8).write(to: URL(fileURLWithPath: source))
        #if os(Linux)
            let options = ["-static"]
        #else
            let options: [String] = []
        #endif
        _ = try ChildProcess.run(["clang", "-O1", source, "-o", emptyProgram] + options)
    }

    /// S: an empty static program, from start to end.
    func start() throws -> Usage { try ChildProcess.run([emptyProgram]) }

    /// L: one `lstat` for each file below a folder, without the start of a program. Another process of this program
    /// does that: the memory of this one would count as its children's.
    func look(below folder: URL) throws -> Usage {
        let (_, output) = try ChildProcess.output(of: [
            CommandLine.arguments[0], Self.lookCommand, folder.path,
        ])
        let numbers = output.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2 else { throw ChildFailure(description: "no time was printed") }
        return Usage(wall: .nanoseconds(numbers[0]), user: .nanoseconds(numbers[1]), system: .zero, peakMemory: 0)
    }

    /// G: `git ls-files -s`.
    func listIndex(of folder: URL) throws -> Usage {
        try ChildProcess.run(["git", "-C", folder.path, "ls-files", "-s"])
    }

    /// D: `diff -rq` of two copies.
    func compare(_ copies: [String]) throws -> Usage {
        try ChildProcess.run(["diff", "-rq"] + copies)
    }

    static let lookCommand = "lstat"

    /// What the other process does: prints the time and the processor time that the calls take.
    static func look(below folder: String) {
        let names = FileManager.default.enumerator(atPath: folder)
        var paths: [[CChar]] = []
        while let name = names?.nextObject() as? String {
            if name == ".git" { names?.skipDescendants() }
            var facts = stat()
            let path = Array((folder + "/" + name).utf8CString)
            if lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG { paths.append(path) }
        }
        let clock = ContinuousClock()
        let before = processorTime()
        let start = clock.now
        for path in paths {
            var facts = stat()
            _ = lstat(path, &facts)
        }
        let wall = clock.now - start
        print("\(wall.wholeNanoseconds) \((processorTime() - before).wholeNanoseconds)")
    }

    private static func processorTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

extension Duration {
    fileprivate var wholeNanoseconds: Int { Int(seconds * 1e9) }
}
