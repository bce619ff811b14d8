// Running git: where, with which environment, and what its errors become. Every command runs in the project's folder
// (`-C`) with the environment as it is, so that the index that a hook was given is the one that is read. Nothing is
// written, not even the dates that git keeps in the index.
//
// A repository's own settings can name programs: `core.fsmonitor`, and whatever git runs to fetch the contents that a
// partial clone lacks (`core.sshCommand`, `remote.*.uploadpack`, credential helpers). None of them is run. Filters,
// `textconv`, external diffs, hooks and pagers are not asked for by the commands that are used.

import CLibrary

struct Git {
    /// The project's folder, as an absolute path.
    let folder: String
    private var environment: [String: String]

    /// The seconds that git may take for an answer.
    private static let patience = 120

    /// Set to 0 by a user who lets git fetch, with all the programs that the settings name for it.
    private static let noFetchName = "GIT_NO_LAZY_FETCH"

    /// Works out how git is to be run for the project in `folder`.
    ///
    /// - Throws: `WorkspaceError` when git is missing, or when the project is not in the repository
    ///   that the environment names.
    init(folder: String) throws(WorkspaceError) {
        self.folder = folder
        environment = Self.inherited()
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // Its messages are looked into.
        environment["LC_ALL"] = "C"
        if environment[Self.noFetchName] != "0" {
            environment[Self.noFetchName] = "1"
            // For a git before 2.45, which does not know the other one: no transport has this name.
            environment["GIT_ALLOW_PROTOCOL"] = "none"
        }
        if environment["GIT_DIR"] != nil {
            try settleRepository()
        } else if environment["GIT_INDEX_FILE"] != nil {
            // A hook's index belongs to the repository that the hook runs in, and to no other. Mostly the folders tell,
            // and git need not be asked.
            if let found = try Root(folder).gitFolder, try found == Root(".").gitFolder { return }
            let own = try run(["rev-parse", "--absolute-git-dir"])
            let current = try run(["rev-parse", "--absolute-git-dir"], elsewhere: true)
            guard own == current else { throw Self.otherRepository(folder) }
        }
    }

    /// In the hooks of a linked worktree GIT_DIR is set, and GIT_WORK_TREE is not; git then takes the current folder
    /// for the top of the worktree. That holds where the hook was started, but not in the project's folder below it.
    private mutating func settleRepository() throws(WorkspaceError) {
        guard environment["GIT_WORK_TREE"] == nil else {
            environment["GIT_DIR"] = environment["GIT_DIR"].flatMap(Self.absolute)
            environment["GIT_WORK_TREE"] = environment["GIT_WORK_TREE"].flatMap(Self.absolute)
            return
        }
        if let named = environment["GIT_DIR"].flatMap(Self.absolute),
            let own = try Root(folder).gitFolder, named == Self.absolute(own)
        {
            environment["GIT_DIR"] = nil
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
        let process = try start(arguments, elsewhere: elsewhere)
        let answer: (status: Int32, output: [UInt8])
        do throws(PipedProcess.Failure) {
            answer = try process.run(input: [])
        } catch {
            throw Self.failure(arguments, error)
        }
        guard answer.status == 0 else { throw failure(of: arguments, process.complaints) }
        return answer.output
    }

    func start(_ arguments: [String], elsewhere: Bool = false) throws(WorkspaceError) -> PipedProcess {
        let place = elsewhere ? [] : ["-C", folder]
        do throws(SystemRefusal) {
            return try PipedProcess(
                ["git"] + place + ["-c", "core.fsmonitor=false"] + arguments,
                environment: environment.map { "\($0.key)=\($0.value)" }, patience: Self.patience)
        } catch {
            throw Self.failure(
                [],
                error.isAbsence
                    ? "it is not installed, or not in PATH"
                    : "it cannot be started: \(String(cString: strerror(error.errno)))")
        }
    }

    static func failure(_ arguments: [String], _ reason: String) -> WorkspaceError {
        let command = (["git"] + arguments.prefix(1)).joined(separator: " ")
        return WorkspaceError(.run, command, .other(reason))
    }

    static func failure(_ arguments: [String], _ failure: PipedProcess.Failure) -> WorkspaceError {
        switch failure {
        case .noAnswer(let seconds):
            self.failure(arguments, "it has not answered for \(seconds) seconds")
        case .system(let errno): self.failure(arguments, String(cString: strerror(errno)))
        }
    }

    private func failure(of arguments: [String], _ complaints: [UInt8]) -> WorkspaceError {
        let reason = Self.reason(complaints)
        guard reason.hasPrefix("not a git repository") else { return Self.failure(arguments, reason) }
        return WorkspaceError(.find, "a git repository", .other("\(folder) is not in one; run `git init` there first"))
    }

    private static func otherRepository(_ folder: String) -> WorkspaceError {
        WorkspaceError(
            .read, "git's index",
            .other(
                "\(folder) belongs to another repository than the current folder; "
                    + "run the check in there, without GIT_INDEX_FILE"))
    }

    /// Whether git has complained of contents that a partial clone lacks and that it may not fetch.
    static func lacksContents(_ complaints: [UInt8]) -> Bool {
        let text = String(decoding: complaints, as: UTF8.self)
        return text.contains("promisor remote") || text.contains("lazy fetching disabled")
    }

    /// The first line of what git says, without its `fatal:`.
    static func reason(_ errors: [UInt8]) -> String {
        let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first ?? "git failed"
        return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : String(line)
    }

    static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    private static func absolute(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

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
