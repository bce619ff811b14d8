// From a tree of files to a valid project: reads the configuration, finds the flows it names, reads
// and judges them all. Every mistake of every file is found in one pass.

import Diagnostics
import FlowModel
import FlowRendering
import SwiftNotation
import Workspace

/// What came of reading a project.
package struct LoadedProject: Sendable {
    /// The project; nil when there is an error among the diagnostics.
    package let project: Project?
    /// The settings; the defaults where they could not be read.
    package let configuration: Configuration
    /// The flows that could be read, valid or not, in the project's order.
    package let flows: [Flow]
    /// The templates that the project puts in place of the built-in ones, by name.
    package let templates: [String: [UInt8]]
    /// The paths of these templates, by name.
    let templatePaths: [String: String]
    /// The paths of the flows that were read, in the project's order.
    package let flowPaths: [RelativePath]
    /// The paths and patterns that the configuration lists, whether or not there is such a file.
    package let listed: [String]
    /// Everything there is to say about the inputs.
    package let diagnostics: [Diagnostic]
    /// Whether flows may be missing by mistake: the configuration lists none, or a pattern matches
    /// nothing.
    let mayLackFlows: Bool
}

/// Reads projects.
package struct ProjectLoader {
    /// The configuration's path, below the root.
    package static let configurationPath = "flowgen.yml"

    private let files: any ReadableFileSystem

    /// A loader of the project in a tree.
    package init(files: any ReadableFileSystem) {
        self.files = files
    }

    /// Reads the project, and flows besides those that the configuration names.
    ///
    /// - Parameter removed: names and paths of flows that are to be removed, and so may be missing.
    /// - Throws: `WorkspaceError` when a file that is there cannot be read.
    package func load(
        extraFlows: [RelativePath] = [], requiresConfiguration: Bool = true,
        removed: Set<String> = []
    ) throws(WorkspaceError) -> LoadedProject {
        let notation = NotationChecker()
        var diagnostics: [Diagnostic] = []
        let configuration = try configuration(
            notation, isRequired: requiresConfiguration, &diagnostics)
        guard let configuration else {
            return LoadedProject(
                project: nil, configuration: Configuration(), flows: [], templates: [:],
                templatePaths: [:],
                flowPaths: [], listed: [], diagnostics: diagnostics, mayLackFlows: true)
        }
        let listed = try listedFlows(of: configuration, &diagnostics)
        var paths = listed.paths
        for path in extraFlows where !paths.contains(path) { paths.append(path) }
        let unfit = paths.compactMap(Diagnostic.unfitName(of:))
        diagnostics += unfit
        if !unfit.isEmpty { paths.removeAll { Diagnostic.unfitName(of: $0) != nil } }
        let decoder = FlowDecoder(configuration: configuration, notation: notation)
        var flows: [Flow] = []
        var isComplete = true
        for path in paths {
            guard let bytes = try files.read(path) else { continue }
            let decoded = decoder.decode(SourceFile(path: path.description, bytes: bytes))
            diagnostics += decoded.diagnostics
            if let flow = decoded.value { flows.append(flow) } else { isComplete = false }
        }
        // A mistake that is known already is the cause of whatever is missing.
        if diagnostics.hasErrors {
            diagnostics += listed.unmatched.map(Diagnostic.noMatch)
        } else {
            let lost = try LostFlows(in: files, besides: flows, removed: removed)
            diagnostics += listed.gaps(in: configuration, lost)
        }
        let templates = try TemplateFolder(configuration.templates, in: files)
        diagnostics += templates.diagnostics
        let verdict = ProjectValidator.validate(
            configuration: configuration, flows: flows, isComplete: isComplete,
            collisions: NameCollisions.check)
        diagnostics = (diagnostics + verdict.diagnostics).sortedWithoutDuplicates()
        if let project = verdict.project, !templates.sources.isEmpty, !diagnostics.hasErrors {
            diagnostics += TemplateOutput(templates.sources).mistakes(in: project)
        }
        return LoadedProject(
            project: diagnostics.hasErrors ? nil : verdict.project,
            configuration: configuration, flows: flows,
            templates: templates.overrides, templatePaths: templates.sources.mapValues(\.path),
            flowPaths: paths,
            listed: configuration.flows.map(\.value), diagnostics: diagnostics,
            mayLackFlows: listed.mayLackFlows)
    }

    /// The settings; nil where they cannot be made out.
    func configuration(
        _ notation: NotationChecker, isRequired: Bool, _ diagnostics: inout [Diagnostic]
    ) throws(WorkspaceError) -> Configuration? {
        guard let path = RelativePath(validating: Self.configurationPath),
            let bytes = try files.read(path)
        else {
            if isRequired { diagnostics.append(.noConfiguration) }
            return isRequired ? nil : Configuration()
        }
        let file = SourceFile(path: Self.configurationPath, bytes: bytes)
        let decoded = ConfigurationDecoder(notation: notation).decode(file)
        diagnostics += decoded.diagnostics
        if let tool = decoded.value?.tool, tool.value != flowgenVersion {
            diagnostics.append(.otherTool(tool))
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
        advice: "run `flowgen new FLOW.yaml` to begin, or name the project with --root")

    fileprivate static func otherTool(_ tool: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-tool-version",
            "this project asks for flowgen \(tool.value), and this is \(flowgenVersion)",
            advice: "install flowgen \(tool.value), or write `flowgen: \(flowgenVersion)`",
            at: tool.location)
    }

    fileprivate static func badPattern(
        _ entry: Located<String>, _ problem: GlobPattern.Problem
    ) -> Diagnostic {
        Diagnostic(
            "config-pattern", "invalid pattern '\(entry.value)': \(problem.rawValue)",
            advice: "write a path such as flows/chat.yaml, or a pattern such as flows/*.yaml",
            at: entry.location)
    }

    fileprivate static func noFlow(_ entry: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-flow-missing", "the file '\(entry.value)' does not exist",
            advice: "paths start at the folder of flowgen.yml; delete the line if the flow is gone",
            at: entry.location)
    }
}
