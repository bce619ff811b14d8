// One run of a command: finds the project, runs the use case, prints its report, and ends with the
// report's exit code. Whatever is thrown on the way becomes a sentence and a code here.

import ArgumentParser
import FlowgenKit
import Mustache
import Workspace

/// One run of a command.
struct Session {
    let options: CommonOptions
    /// Whether diagnostics are the result that was asked for.
    var diagnosticsAreResult = false

    /// Runs `work` in the project's root, prints its report, and ends with its exit code.
    func run(_ work: (Root) throws -> RunReport) throws {
        TerminalStream.ignoreBrokenPipes()
        do {
            let root = try findRoot()
            let prefix = try PathPrefix.from(try currentFolder(), to: root.path)
            try end(with: try work(root), pathPrefix: prefix)
        } catch let error as WorkspaceError {
            try fail("\(error)", error.isLocked ? .locked : .environment)
        } catch let error as TemplateError {
            try fail("\(error)", .bug)
        }
    }

    private func findRoot() throws -> Root {
        if let root = options.root { return try Root(root) }
        let found = try Root.find(
            upwardsFrom: ".", havingFile: ProjectLoader.configurationPath)
        return try found ?? Root(".")
    }

    private func end(with report: RunReport, pathPrefix: String) throws {
        let printer = ReportPrinter(
            verbosity: options.verbosity,
            colorsOutput: usesColor(
                isTerminal: TerminalStream.standardOutput.isTerminal,
                environment: environmentVariable),
            colorsErrors: usesColor(
                isTerminal: TerminalStream.standardError.isTerminal,
                environment: environmentVariable),
            pathPrefix: pathPrefix, diagnosticsAreResult: diagnosticsAreResult)
        let text = printer.text(for: report)
        TerminalStream.standardError.write(text.errors)
        if case .failed = TerminalStream.standardOutput.write(text.output) {
            throw ExitCode(ExitStatus.environment.combined(with: report.status).rawValue)
        }
        if report.status != .clean { throw ExitCode(report.status.rawValue) }
    }

    private func fail(_ message: String, _ status: ExitStatus) throws {
        TerminalStream.standardError.write("flowgen: error: \(message)\n")
        throw ExitCode(status.rawValue)
    }
}

/// The way from the current folder to the root, to stand before paths.
enum PathPrefix {
    /// `` when they are the same, `../` or `sub/` when one holds the other, else the whole path.
    static func from(_ folder: String, to root: String) throws -> String {
        let here = folder.split(separator: "/")
        let there = root.split(separator: "/")
        if here == there { return "" }
        if here.starts(with: there) {
            return String(repeating: "../", count: here.count - there.count)
        }
        if there.starts(with: here) {
            return there.dropFirst(here.count).joined(separator: "/") + "/"
        }
        return root.hasSuffix("/") ? root : root + "/"
    }
}
