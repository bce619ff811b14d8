// Running git: where, with which environment, and what its refusals become. Every command runs in the
// project's folder (`-C`) with the environment as it is, so that the index that a hook was given is
// the one that is read; nothing is ever written, not even the dates that git keeps in the index.

import Workspace

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Git, as it is to be run for one project.
struct Git {
    /// The project's folder, as an absolute path.
    let folder: String
    private var environment: [String: String]

    /// Works out how git is to be run for the project in `folder`.
    ///
    /// - Throws: `WorkspaceError` when git is missing, or when the project is not in the repository
    ///   that the environment names.
    init(folder: String) throws(WorkspaceError) {
        self.folder = folder
        environment = Self.inherited()
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        if environment["GIT_DIR"] != nil {
            try settleRepository()
        } else if environment["GIT_INDEX_FILE"] != nil {
            // A hook's index belongs to the repository that the hook runs in, and to no other.
            let own = try run(["rev-parse", "--absolute-git-dir"])
            let current = try run(["rev-parse", "--absolute-git-dir"], elsewhere: true)
            guard own == current else { throw Self.otherRepository(folder) }
        }
    }

    /// In the hooks of a linked worktree GIT_DIR is set, and GIT_WORK_TREE is not; git then takes the
    /// current folder for the top of the worktree. That holds where the hook was started, but not in
    /// the project's folder below it.
    private mutating func settleRepository() throws(WorkspaceError) {
        guard environment["GIT_WORK_TREE"] == nil else {
            environment["GIT_DIR"] = environment["GIT_DIR"].flatMap(Self.absolute)
            environment["GIT_WORK_TREE"] = environment["GIT_WORK_TREE"].flatMap(Self.absolute)
            return
        }
        let named = try run(["rev-parse", "--absolute-git-dir"], elsewhere: true)
        let top = try run(["rev-parse", "--show-toplevel"], elsewhere: true)
        var unset = self
        unset.environment["GIT_DIR"] = nil
        let found: [UInt8]?
        do throws(WorkspaceError) {
            found = try unset.run(["rev-parse", "--absolute-git-dir"])
        } catch {
            found = nil
        }
        if found == named {
            self = unset
        } else {
            environment["GIT_DIR"] = Self.line(named)
            environment["GIT_WORK_TREE"] = Self.line(top)
        }
    }

    /// Runs a command of git to its end; what it prints.
    ///
    /// - Parameter elsewhere: whether it runs where this process was started.
    /// - Throws: `WorkspaceError` with git's own words when it fails.
    func run(_ arguments: [String], elsewhere: Bool = false) throws(WorkspaceError) -> [UInt8] {
        let child = try start(arguments, elsewhere: elsewhere)
        child.input.close()
        guard let said = drain(child.output, child.errors) else {
            throw Self.failure("git's output cannot be read")
        }
        guard child.wait() == 0 else { throw Self.failure(Self.reason(said.second)) }
        return said.first
    }

    /// Starts a command of git.
    func start(_ arguments: [String], elsewhere: Bool = false) throws(WorkspaceError) -> ChildPipes
    {
        let place = elsewhere ? [] : ["-C", folder]
        do throws(SystemRefusal) {
            return try ChildPipes(
                ["git"] + place + arguments,
                environment: environment.map { "\($0.key)=\($0.value)" })
        } catch {
            throw Self.failure(
                error.isAbsence
                    ? "git is not installed, or not in PATH"
                    : "git cannot be started: \(String(cString: strerror(error.errno)))")
        }
    }

    /// The name of the index that a hook was given; nil where it is the usual one.
    var indexFileName: Substring? {
        environment["GIT_INDEX_FILE"]?.split(separator: "/").last
    }

    /// An error about the index as a whole.
    static func failure(_ reason: String) -> WorkspaceError {
        WorkspaceError(.read, "git's index", .other(reason))
    }

    private static func otherRepository(_ folder: String) -> WorkspaceError {
        failure(
            "\(folder) belongs to another repository than the current folder; "
                + "run the check in there, without GIT_INDEX_FILE")
    }

    /// The first line of what git says, without its `fatal:`.
    static func reason(_ errors: [UInt8]) -> String {
        let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first ?? "git failed"
        return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : String(line)
    }

    /// The text of a line that git printed.
    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    private static func absolute(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The environment of this process.
    private static func inherited() -> [String: String] {
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let text = String(cString: entry)
            if let sign = text.firstIndex(of: "=") {
                variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
            }
            next += 1
        }
        return variables
    }
}
