// `flowgen check --staged`: checks what is about to be committed, and nothing else. If something is wrong with it, the
// working tree tells what fixes it.

import Diagnostics
import FlowModel
import Workspace

/// What git alone knows of a commit that is being made.
package protocol StagingArea {
    /// The paths that the commit names, if it takes nothing else: `git commit -- path`. Nil if it takes what is staged.
    func namedPaths() throws(WorkspaceError) -> [RelativePath]?

    /// Those of the paths that git ignores, so that they are not added without being forced.
    func ignored(_ paths: [RelativePath]) throws(WorkspaceError) -> Set<RelativePath>

    /// The files that are in the index and that a sparse checkout leaves out of the working tree.
    func sparse() throws(WorkspaceError) -> Set<RelativePath>

    /// The files that are in the index by their names alone.
    var announced: [RelativePath] { get }

    /// Whether a path is that of a submodule, whose files are in another repository.
    func isSubmodule(_ path: RelativePath) -> Bool

    /// Stages files with these bytes, or their deletion, if some other work succeeds. Whether it did; it is not begun
    /// where nothing can be staged.
    func stage(
        _ files: [(RelativePath, [UInt8]?)], if work: () throws(WorkspaceError) -> Bool
    ) throws(WorkspaceError) -> Bool

    /// Whether unstaged changes have been stashed, so that the working tree does not show them.
    var hasStashed: Bool { get }
}

/// Checks the files of a project as they are staged.
package struct StagedCheck {
    private let index: any IdentifyingFileSystem
    private let tree: any ReadableFileSystem
    private let area: (any StagingArea)?
    private let pathPrefix: String

    /// - Parameters:
    ///   - tree: what is on the disk.
    ///   - pathPrefix: the way to the project's root, ending in `/`: what commands need before each path.
    package init(
        index: any IdentifyingFileSystem, tree: any ReadableFileSystem,
        area: (any StagingArea)? = nil, pathPrefix: String = ""
    ) {
        self.index = index
        self.tree = tree
        self.area = area
        self.pathPrefix = pathPrefix
    }

    /// - Parameter withheld: files that must not be added as a whole, and that no advice names.
    package func run(_ cache: VerdictCache? = nil, withholding withheld: Set<RelativePath> = []) throws -> RunReport {
        let (first, plan) = try Check().planned(index, cache)
        var report = first
        guard ![.clean, .environment].contains(report.status), let plan else { return report }
        let fix = try StagedFix(of: index, from: tree)
        let commands = try fix.map {
            try StagingCommands(for: $0, area: area, pathPrefix: pathPrefix)
        }
        let command = fix.flatMap { fix in
            fix.paths.isEmpty || !fix.paths.isDisjoint(with: withheld) ? nil : commands?.sentence(fix.paths)
        }
        guard plan.loaded.project != nil else {
            if let command { report.diagnostics.append(.notStaged(command)) }
            return report
        }
        if let fix, let commands {
            report.diagnostics = report.diagnostics.map { diagnostic in
                guard diagnostic.isFinding, let path = diagnostic.relativePath,
                    !fix.paths.isEmpty, !fix.lasting.contains(path)
                else { return diagnostic }
                let paths = fix.paths.contains(path) ? [path] : fix.paths
                guard paths.isDisjoint(with: withheld) else { return diagnostic }
                let isThere = paths.isDisjoint(with: fix.pending)
                return diagnostic.advising(
                    (isThere ? "the working tree has it right: run " : "run ") + commands.addition(paths))
            }
        }
        let count = RunReport.count(report.diagnostics.count(where: \.isFinding), "diagnostic")
        report.summary = "\(count) in the staged files" + (command.map { "; run \($0)." } ?? ".")
        if let note = commands?.note { report.summary += " Note: \(note)." }
        return report
    }
}

/// The files to stage so that what is staged is right: those that findings are about and, if that is not enough, the
/// flows that they come from, then all flows, settings and templates.
private struct StagedFix {
    private(set) var paths: Set<RelativePath> = []
    /// The files that `generate` has to write first.
    let pending: Set<RelativePath>
    /// The files that are wrong in the working tree even then.
    let lasting: Set<RelativePath>
    /// The working tree as it is after `generate`.
    private let goal: OverlayFileSystem
    private var staged: OverlayFileSystem

    /// Nil if the flows in the working tree are not valid, or something there cannot be read; a check there says why.
    init?(of index: any ReadableFileSystem, from tree: any ReadableFileSystem) throws {
        let inputs: Set<RelativePath>
        do {
            let plan = try Planner(files: tree).plan()
            guard plan.refusal == nil else { return nil }
            let changes = plan.changes
            pending = Set(changes.changes.map(\.path))
            goal = OverlayFileSystem(tree, after: changes)
            inputs = try plan.loaded.inputs(in: tree)
            lasting = try Check().run(files: goal).findingPaths
        } catch {
            return nil
        }
        staged = OverlayFileSystem(index)
        while true {
            let plan = try Planner(files: staged).plan()
            let report = try Check().run(plan, files: staged)
            let known = try inputs.union(plan.loaded.inputs(in: staged))
            guard plan.refusal == nil else {
                let missing = try known.filter { path throws(WorkspaceError) in
                    try staged.read(path) == nil
                }
                let invalid = Set(report.diagnostics.compactMap(\.relativePath))
                if try take(missing) || take(invalid) || take(known) { continue }
                return
            }
            let written = plan.actions.filter { action in
                if case .stateFile = action.reason { false } else { action.isPending }
            }
            let wrong = Set(written.flatMap { [$0.path, $0.formerPath].compactMap(\.self) })
                .union(report.findingPaths).subtracting(lasting)
            if try wrong.isEmpty || take(wrong) {
                if wrong.isEmpty { return }
                continue
            }
            let origins = plan.planned.filter { wrong.contains($0.action.path) }
                .compactMap { $0.file.origin.flatMap(RelativePath.init(validating:)) }
            guard try take(known.intersection(origins)) || take(known) else { return }
        }
    }

    /// Stages those of the files that differ; false if none does.
    private mutating func take(_ candidates: Set<RelativePath>) throws(WorkspaceError) -> Bool {
        var hasTaken = false
        for path in candidates.subtracting(paths) {
            let old = try staged.read(path)
            let new: [UInt8]?
            do throws(WorkspaceError) {
                new = try goal.read(path)
            } catch {
                // What cannot be read cannot be added.
                continue
            }
            // Git may change line ends.
            if let old, let new, isSameText(old, new) || isSameText(new, old) { continue }
            if old == nil, new == nil { continue }
            staged.put(new, at: path)
            paths.insert(path)
            hasTaken = true
        }
        return hasTaken
    }
}

/// The commands that put files into a commit.
private struct StagingCommands {
    private let pending: Set<RelativePath>
    private let pathPrefix: String
    private let ignored: Set<RelativePath>
    private let named: [RelativePath]?
    private let hasStashed: Bool

    init(for fix: StagedFix, area: (any StagingArea)?, pathPrefix: String) throws(WorkspaceError) {
        pending = fix.pending
        self.pathPrefix = pathPrefix
        ignored = try area?.ignored(fix.paths.sorted()) ?? []
        named = try area?.namedPaths()
        hasStashed = area?.hasStashed == true && !fix.paths.isDisjoint(with: pending)
    }

    func addition(_ paths: Set<RelativePath>) -> String {
        let force = paths.isDisjoint(with: ignored) ? "" : "--force "
        return (paths.isDisjoint(with: pending) ? "" : "`flowgen generate`, then ")
            + "`git add \(force)\(words(paths))`"
    }

    /// What to run for these files. A commit that names paths takes nothing else, whatever is added.
    func sentence(_ paths: Set<RelativePath>) -> String {
        guard let named else { return addition(paths) }
        let commit = "`git commit … -- \(words(paths.union(named)))`"
        return "\(addition(paths)), and name them in the commit, too: \(commit)"
    }

    var note: String? {
        if !ignored.isEmpty {
            let isOne = ignored.count == 1
            return "\(words(ignored)) \(isOne ? "is" : "are") ignored by git but must be "
                + "committed; remove \(isOne ? "it" : "them") from .gitignore"
        }
        return hasStashed
            ? "pre-commit stashed unstaged changes; files that are already generated only need " + "`git add`" : nil
    }

    private func words(_ paths: Set<RelativePath>) -> String {
        paths.sorted().map { ShellWord.quoted(pathPrefix + $0.description) }
            .joined(separator: " ")
    }
}

extension LoadedProject {
    /// The settings, flows and templates.
    fileprivate func inputs(in files: any ReadableFileSystem) throws(WorkspaceError) -> Set<RelativePath> {
        var paths = Set(flowPaths)
        if let path = RelativePath(validating: ProjectLoader.configurationPath) {
            paths.insert(path)
        }
        if let folder = configuration.templates?.value {
            let path = RelativePath(validating: folder)
            paths.formUnion(try TemplateFolder.paths(in: path, of: files) ?? [])
        }
        return paths
    }
}

extension RunReport {
    fileprivate var findingPaths: Set<RelativePath> {
        Set(diagnostics.filter(\.isFinding).compactMap(\.relativePath))
    }
}

extension Diagnostic {
    /// Whether it is something that a check found wrong.
    fileprivate var isFinding: Bool { id.name.hasPrefix("check-") && severity == .error }

    fileprivate var relativePath: RelativePath? { path.flatMap(RelativePath.init(validating:)) }

    fileprivate func advising(_ advice: String) -> Diagnostic {
        let advised =
            location.map { Diagnostic(id, message, severity: severity, advice: advice, at: $0) }
            ?? Diagnostic(id, message, severity: severity, advice: advice, path: path)
        return advised.mentioning(mentions)
    }

    fileprivate static func notStaged(_ command: String) -> Diagnostic {
        Diagnostic(
            "check-not-staged",
            "the flows or settings in the working tree differ from the staged ones",
            severity: .note, advice: "the working tree is valid: run \(command)")
    }
}
