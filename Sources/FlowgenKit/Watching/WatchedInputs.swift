// Where a watch looks: the configuration, the flows and folders that it names, its templates, and the files that the
// last run reported errors in. It reads the configuration only after a save; of everything else it takes the stamps.

import Diagnostics
import FlowModel
import SwiftNotation
import Workspace

/// The inputs of a project, to be looked at again and again.
struct WatchedInputs {
    /// Files that are no inputs, and are watched until the next run.
    var obstacles: Set<RelativePath> = []

    /// The configuration's stamp when it was read.
    private var stamp: FileStamp?
    private var literals: [RelativePath] = []
    private var patterns: [GlobPattern] = []
    /// The folders that may hold templates; nil is the root.
    private var templates: [RelativePath?] = []

    /// The inputs as they are now.
    mutating func snapshot(in root: Root) -> InputSnapshot {
        var snapshot = InputSnapshot()
        do throws(WorkspaceError) {
            if let path = RelativePath(validating: ProjectLoader.configurationPath) {
                let stamp = root.stamp(of: path)
                snapshot.inputs[path] = stamp
                if stamp != self.stamp { try readConfiguration(in: root, stamp) }
            }
            for path in literals { snapshot.inputs[path] = root.stamp(of: path) }
            for pattern in patterns {
                for path in try pattern.expand(in: root) {
                    snapshot.inputs[path] = root.stamp(of: path)
                }
            }
            for folder in templates {
                for path in try TemplateFolder.paths(in: folder, of: root) ?? [] {
                    snapshot.inputs[path] = root.stamp(of: path)
                }
            }
        } catch {
            snapshot.problem = error
        }
        snapshot.obstacles = stampsOfObstacles(in: root)
        return snapshot
    }

    /// The stamps of the files that the last run stumbled over.
    func stampsOfObstacles(in root: Root) -> [RelativePath: FileStamp] {
        var stamps: [RelativePath: FileStamp] = [:]
        for path in obstacles { stamps[path] = root.stamp(of: path) }
        return stamps
    }

    /// Learns from the configuration where to look. One that cannot be read changes nothing: the next one that can be
    /// read is a change.
    private mutating func readConfiguration(in root: Root, _ stamp: FileStamp?) throws(WorkspaceError) {
        var ignored: [Diagnostic] = []
        let loader = ProjectLoader(files: root)
        let found = try loader.configuration(NotationChecker(), isRequired: true, &ignored)
        self.stamp = stamp
        guard let configuration = found else { return }
        literals = []
        patterns = []
        for entry in configuration.flows {
            guard let pattern = Self.pattern(entry.value) else { continue }
            if pattern.isLiteral, let path = RelativePath(validating: entry.value) {
                literals.append(path)
            } else {
                patterns.append(pattern)
            }
        }
        templates = configuration.templates.map { [RelativePath(validating: $0.value)] } ?? []
    }

    /// Nil if the pattern is invalid, which a run reports.
    private static func pattern(_ text: String) -> GlobPattern? {
        do throws(GlobPattern.Problem) {
            return try GlobPattern(text)
        } catch {
            return nil
        }
    }
}
