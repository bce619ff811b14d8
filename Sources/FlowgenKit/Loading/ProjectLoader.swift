// From a tree of files to a valid project: reads the configuration, finds the flows that it names, reads and validates
// them all. One pass finds every error of every file.

import FlowFile
import FlowModel
import FlowCode
import SwiftText

package struct LoadedProject: Sendable {
    /// Nil if there is an error among the diagnostics.
    package var project: Project?
    /// The defaults if it cannot be read.
    package var configuration = Configuration()
    /// The flows that can be read, valid or not, in the project's order.
    package var flows: [Flow] = []
    /// The templates that the project puts in place of the built-in ones, by name.
    var templateFiles: [String: SourceFile] = [:]
    /// The paths of the flows, in the project's order.
    package var flowPaths: [RelativePath] = []
    package var diagnostics: [Diagnostic] = []
    /// Whether flows may be missing by mistake: the configuration lists none, or a pattern matches nothing.
    var mayLackFlows = true

    package var templates: [String: [UInt8]] { templateFiles.mapValues(\.bytes) }
    /// The paths and patterns that the configuration lists, whether or not there is such a file.
    var listed: [String] { configuration.flows.map(\.value) }
}

package struct ProjectLoader {
    package static let configurationPath = "flowgen.yml"

    private let files: any ReadableFileSystem
    private let workers: Workers

    package init(files: any ReadableFileSystem, workers: Workers = .available) {
        self.files = files
        self.workers = workers
    }

    /// Reads the project, and flows besides those that the configuration names.
    ///
    /// - Parameter removed: names and paths of flows that are to be removed, and so may be missing.
    package func load(
        extraFlows: [RelativePath] = [], requiresConfiguration: Bool = true,
        removed: Set<String> = []
    ) throws(WorkspaceError) -> LoadedProject {
        let notation = NotationChecker()
        var diagnostics: [Diagnostic] = []
        let configuration = try configuration(notation, isRequired: requiresConfiguration, &diagnostics)
        guard let configuration else { return LoadedProject(diagnostics: diagnostics) }
        let listed = try listedFlows(of: configuration, &diagnostics)
        var paths = listed.paths
        for path in extraFlows where !paths.contains(path) { paths.append(path) }
        let unfit = paths.compactMap(Diagnostic.unfitName(of:))
        diagnostics += unfit
        if !unfit.isEmpty { paths.removeAll { Diagnostic.unfitName(of: $0) != nil } }
        var flows: [Flow] = []
        var isComplete = true
        for decoded in try decoded(paths, configuration) {
            diagnostics += decoded.diagnostics
            if let flow = decoded.value { flows.append(flow) } else { isComplete = false }
        }
        // An error that is known already is the cause of whatever is missing.
        if diagnostics.hasErrors {
            diagnostics += listed.unmatched.map(Diagnostic.noMatch)
        } else {
            let lost = try LostFlows(in: files, excluding: flows, removed: removed)
            diagnostics += listed.gaps(in: configuration, lost)
        }
        let templates = try TemplateFolder(configuration.templates, in: files)
        diagnostics += templates.diagnostics
        let verdict = ProjectValidator.validate(
            configuration: configuration, flows: flows, isComplete: isComplete,
            collisions: NameCollisions.check, map: { [workers] in workers.map($0, $1) })
        diagnostics = (diagnostics + verdict.diagnostics).sortedWithoutDuplicates()
        if let project = verdict.project, !templates.sources.isEmpty, !diagnostics.hasErrors {
            diagnostics += TemplateOutput(sources: templates.sources).errors(in: project)
        }
        return LoadedProject(
            project: diagnostics.hasErrors ? nil : verdict.project,
            configuration: configuration, flows: flows, templateFiles: templates.sources,
            flowPaths: paths, diagnostics: diagnostics, mayLackFlows: listed.mayLackFlows)
    }

    /// The flows in these files, as far as they exist.
    private func decoded(
        _ paths: [RelativePath], _ configuration: Configuration
    ) throws(WorkspaceError) -> [Decoded<Flow>] {
        let parts = stride(from: 0, to: paths.count, by: Self.partSize).map {
            paths[$0..<min($0 + Self.partSize, paths.count)]
        }
        let decoded = try workers.map(parts, share: 2) { part throws(WorkspaceError) in
            // It remembers what it has read, and belongs to one thread.
            let decoder = FlowDecoder(configuration: configuration, notation: NotationChecker())
            var decoded: [Decoded<Flow>] = []
            for path in part {
                guard let bytes = try files.read(path) else { continue }
                let file = SourceFile(path: path.description, bytes: bytes)
                if let conflict = Diagnostic.conflict(in: file) {
                    decoded.append(Decoded(nil, [conflict]))
                } else {
                    decoded.append(decoder.decode(file))
                }
            }
            return decoded
        }
        return decoded.flatMap(\.self)
    }

    private static let partSize = 16

    /// Nil if it cannot be read.
    private func configuration(
        _ notation: NotationChecker, isRequired: Bool, _ diagnostics: inout [Diagnostic]
    ) throws(WorkspaceError) -> Configuration? {
        guard let path = RelativePath(validating: Self.configurationPath), let bytes = try files.read(path) else {
            if isRequired { diagnostics.append(.noConfiguration) }
            return isRequired ? nil : Configuration()
        }
        let file = SourceFile(path: Self.configurationPath, bytes: bytes)
        if let conflict = Diagnostic.conflict(in: file) {
            diagnostics.append(conflict)
            return nil
        }
        let decoded = ConfigurationDecoder(notation: notation).decode(file)
        diagnostics += decoded.diagnostics
        if let tool = decoded.value?.tool, tool.value != flowgenVersion {
            diagnostics.append(.otherTool(tool))
        }
        if let agents = decoded.value?.agents, !agents.value.lowercased().hasSuffix(".md") {
            diagnostics.append(.notMarkdown(agents))
        }
        return decoded.value
    }

    /// The flows that a configuration names: paths as they are, patterns expanded; each once.
    private func listedFlows(
        of configuration: Configuration, _ diagnostics: inout [Diagnostic]
    ) throws(WorkspaceError) -> ListedFlows {
        var listed = ListedFlows()
        var seen: Set<RelativePath> = []
        for entry in configuration.flows {
            let pattern: GlobPattern
            do {
                pattern = try GlobPattern(entry.value)
            } catch {
                diagnostics.append(.badPattern(entry, error))
                continue
            }
            let found: [RelativePath]
            if pattern.isLiteral, let path = RelativePath(validating: entry.value) {
                found = try files.read(path) == nil ? [] : [path]
            } else {
                found = try pattern.expand(in: files)
            }
            if found.isEmpty {
                if pattern.isLiteral {
                    diagnostics.append(.noFlow(entry))
                } else {
                    listed.unmatched.append(entry)
                }
            }
            for path in found where seen.insert(path).inserted { listed.paths.append(path) }
        }
        return listed
    }
}

extension Diagnostic {
    fileprivate static let noConfiguration = Diagnostic(
        "config-missing", "there is no flowgen.yml in this folder or any above it",
        advice: "run `flowgen init` to begin, or name the project with --root")

    /// What git could not merge comes first: everything else follows from it.
    fileprivate static func conflict(in file: SourceFile) -> Diagnostic? {
        guard let line = ConflictMarkers.firstLine(in: file.bytes) else { return nil }
        return Diagnostic(
            "check-conflict-markers", "git left the two sides of a conflict here",
            advice: "resolve the conflict, then run `flowgen generate`, which merges the rest",
            at: SourceLocation(file: file, range: file.range(ofLine: line)))
    }

    fileprivate static func otherTool(_ tool: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-tool-version",
            "this project requires flowgen \(tool.value), but this is \(flowgenVersion)",
            advice: "install flowgen \(tool.value), or write `flowgen: \(flowgenVersion)`",
            at: tool.location)
    }

    fileprivate static func notMarkdown(_ agents: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-agents", "'\(agents.value)' is not a Markdown file",
            advice: "name a file that coding agents read, such as `AGENTS.md`", at: agents.location)
    }

    fileprivate static func badPattern(_ entry: Located<String>, _ problem: GlobPattern.Problem) -> Diagnostic {
        Diagnostic(
            "config-pattern", "invalid pattern '\(entry.value)': \(problem.rawValue)",
            advice: "write a path such as flows/chat.yaml, or a pattern such as flows/*.yaml", at: entry.location)
    }

    fileprivate static func noFlow(_ entry: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-flow-missing", "the file '\(entry.value)' does not exist",
            advice: "paths start at the folder of flowgen.yml; delete the line if the flow is gone", at: entry.location)
    }
}
