// One run of a command: finds the project, runs the use case, prints its report, and ends with the report's exit code.
// An error that is thrown becomes a sentence and a code here.

import ArgumentParser
import FlowgenKit

/// One run of a command.
struct Session {
    let options: CommonOptions
    /// Whether diagnostics are the result that was asked for.
    var diagnosticsAreResult = false
    /// The form of the report.
    var format = ReportFormat.text

    /// Whether the command begins a project where there is none: then its root is the folder of a manifest.
    var beginsProject = false

    /// Runs `work` in the project's root, prints its report, and ends with its exit code.
    func run(_ work: (Root) throws -> RunReport) throws {
        try runEach { try print(try work($0), root: $0) }
    }

    /// Runs `work` in the project's root; it prints its own reports, and returns an exit status.
    func runEach(_ work: (Root) throws -> ExitStatus) throws {
        try end(
            with: report {
                let root = try findRoot()
                return try within(root) { try work(root) }
            })
    }

    /// Does something with the project in `root`, whose paths an error names as they are to be shown.
    func within<Value>(_ root: Root, _ work: () throws -> Value) throws -> Value {
        // First, since what goes wrong may have removed the current folder.
        let prefix = PathPrefix.from(try currentFolder(), to: root.path)
        do {
            return try work()
        } catch let error as WorkspaceError {
            throw error.placed(below: prefix)
        }
    }

    /// The status of `work`, or of the error that it throws, which is printed.
    private func report(_ work: () throws -> ExitStatus) -> ExitStatus {
        TerminalStream.ignoreBrokenPipes()
        do {
            return try work()
        } catch {
            return say(error)
        }
    }

    /// Prints an error, and returns its exit status.
    @discardableResult
    func say(_ error: any Error) -> ExitStatus {
        if let error = error as? WorkspaceError {
            say("\(error)")
            return error.isLocked ? .locked : .environment
        }
        say("\(error)\nThis is a bug in flowgen; please report it.")
        return .bug
    }

    private func end(with status: ExitStatus) throws {
        if status != .clean { throw ExitCode(status.rawValue) }
    }

    private func findRoot() throws -> Root {
        if let root = options.root { return try Root(root) }
        let found = try Root.find(upwardsFrom: ".", havingFile: ProjectLoader.configurationPath)
        if let found { return found }
        let begun = beginsProject ? try ProjectFinder.root(upwardsFrom: ".") : nil
        return try begun ?? Root(".")
    }

    /// Prints a report on the project in `root`, and gives its status.
    func print(_ report: RunReport, root: Root) throws -> ExitStatus {
        let output = TerminalStream.standardOutput
        let errors = TerminalStream.standardError
        let printer = ReportPrinter(
            verbosity: options.verbosity,
            colorsOutput: usesColor(isTerminal: output.isTerminal, environment: environmentVariable),
            colorsErrors: usesColor(isTerminal: errors.isTerminal, environment: environmentVariable),
            pathPrefix: PathPrefix.from(try currentFolder(), to: root.path), diagnosticsAreResult: diagnosticsAreResult)
        var text = printer.text(for: report)
        let formatted = FormattedReport(
            report, pathPrefix: printer.pathPrefix,
            repositoryPrefix: try PathPrefix.fromRepository(to: root))
        if let formatted = formatted.text(format, pages: ExplainCommand.pages) { text.output = formatted }
        // Where both streams go to one place, a count follows what it counts.
        if !diagnosticsAreResult { errors.write(text.errors) }
        defer { if diagnosticsAreResult { errors.write(text.errors) } }
        guard report.isComplete else { return write(text.output).combined(with: report.status) }
        if case .failed(let errno) = output.write(text.output) {
            let error = WorkspaceError(.write, "standard output", .system(errno: errno))
            say("\(error)\nThe run is complete; only its report is lost.", as: "warning")
        }
        return report.status
    }

    /// Writes a result to standard output, and gives how that ended.
    func write(_ text: String) -> ExitStatus {
        if case .failed(let errno) = TerminalStream.standardOutput.write(text) {
            say(WorkspaceError(.write, "standard output", .system(errno: errno)))
            return .environment
        }
        return .clean
    }

    private func say(_ message: String, as severity: String = "error") {
        TerminalStream.standardError.write("flowgen: \(severity): \(message)\n")
    }
}

/// Paths as they are shown: relative to the current folder.
enum PathPrefix {
    /// What to put before a path below `root` so that it can be followed from `folder`: nothing where they are the
    /// same, `../` or `sub/`, or the whole path where they have nothing in common.
    static func from(_ folder: String, to root: String) -> String {
        let here = folder.split(separator: "/")
        let there = root.split(separator: "/")
        let common = zip(here, there).prefix { $0 == $1 }.count
        if common == 0, !here.isEmpty { return root.hasSuffix("/") ? root : root + "/" }
        let names = Array(repeating: "..", count: here.count - common) + there.dropFirst(common)
        return names.map { $0 + "/" }.joined()
    }

    /// An absolute path as it is shown.
    static func path(_ path: String, from folder: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        return from(folder, to: String(path[..<slash])) + path[path.index(after: slash)...]
    }

    /// The path from the top of the repository; empty if there is no repository. Its top holds `.git`, a folder, or a
    /// file in linked worktrees and submodules.
    static func fromRepository(to root: Root) throws -> String {
        guard let top = try Root.find(upwardsFrom: root.path, having: ".git") else { return "" }
        return from(top.path, to: root.path)
    }
}
