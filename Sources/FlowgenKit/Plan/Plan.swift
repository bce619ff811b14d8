// From a tree of files to what happens to each of them. A command makes a plan, and then prints or applies it:
//
//     state         files ──▶ LoadedProject       flows, settings and templates; a Project if they are valid
//                   files ──▶ StateFiles          what earlier runs have written
//     desired       Project ──▶ [PlannedFile]     the files of the flows, rendered where they are needed
//     plan          FileMerger                    ┐
//                   Planner                       ├─▶ [FileAction]: path, effect, old, new, reason, members
//                   OrphanSearch                  │
//                   StateFiles.update             ┘
//     apply         [FileAction] ──▶ ChangeSet ──▶ transaction ──▶ RunReport   (new, generate, remove, prune)
//     or print      [FileAction] ──▶ RunReport ──▶ text, diff, JSON, SARIF     (check, --dry-run, prune)
//
// Every stage is a function of the ones before and of the tree that it reads. The tree is the disk, the disk with files
// in front of it, git's index, or memory.

import FlowModel
import FlowCode
import SwiftText

/// What happens to each file of a project.
struct Plan {
    /// The inputs; its project is nil if they are invalid, and then there are no actions.
    var loaded: LoadedProject
    /// In the order of a report: inputs, backups, planned files, files beside them, orphaned files, state files.
    var actions: [FileAction] = []
    /// Why files cannot be merged. If there is a reason, nothing may be written.
    var failures: [Diagnostic] = []
    /// Folders that go if nothing is left in them.
    var vacated: Set<RelativePath> = []
    /// Folders in which a run that was cut short may have left something.
    var swept: Set<RelativePath> = []
    /// What the state files say before the run.
    var state: StateFiles?
    /// The changes of SDKs that concern the wrappers.
    var sdkDiagnostics: [Diagnostic] = []

    /// The source of what comes from no single flow, in a sentence.
    static let allFlows = "the flows of this project"

    /// The planned files, with what happens to them.
    var planned: [(file: PlannedFile, action: FileAction)] {
        actions.compactMap { action in action.planned.map { ($0, action) } }
    }

    var hasConflict: Bool {
        actions.contains { $0.members.contains { $0.kind == .conflict } }
    }

    func orphans(_ kinds: OrphanedFile...) -> [FileAction] {
        actions.filter { $0.orphan.map(kinds.contains) ?? false }
    }

    func conflicts(afterRun: Bool) -> [Diagnostic] {
        actions.flatMap { $0.conflicts(afterRun: afterRun) }
    }

    /// Why nothing may be written; nil if something may.
    var refusal: RunReport? {
        guard loaded.project != nil else { return .invalid(loaded) }
        guard !failures.isEmpty else { return nil }
        var report = RunReport(status: .environment)
        report.diagnostics = loaded.diagnostics + failures
        return report
    }

    var changes: ChangeSet {
        ChangeSet(actions.flatMap(\.changes), vacating: vacated, sweeping: swept)
    }
}

/// Makes plans for the project in a tree.
struct Planner: Sendable {
    let files: any ReadableFileSystem
    var unmerged: any UnmergedFiles = EverythingMerged()
    /// True if skeletons follow the SDKs as they are now, false if as the last run has seen them.
    var isMovingOn = true
    var merge: MergeOfFile = { input throws(MergeError) in try input.verified() }
    var workers = Workers.available

    /// - Parameter removed: names and paths of flows that are to be removed.
    func plan(removing removed: Set<String> = []) throws -> Plan {
        var loaded = try ProjectLoader(files: files, workers: workers).load(removed: removed)
        guard let valid = loaded.project else { return Plan(loaded: loaded) }
        let sdks = try SDKModules(of: valid, in: files)
        let project = sdks.completed(valid, isMovingOn: isMovingOn)
        loaded.project = project
        let outline = ProjectOutline(project) { [workers] in workers.map($0, $1) }
        let planned = try isUnused(project) ? [] : FileKinds.files(of: outline)
        let renderer = try FileRenderer(replacing: loaded.templates, for: planned)
        var plan = try plan(planned, of: outline, loaded) { renderer.render($0) }
        plan.noteTemplates()
        try plan.follow(sdks, isMovingOn: isMovingOn, in: files)
        try plan.keepAgentsSection(in: files)
        return plan
    }

    /// Whether a project has no flow and no integration, and never had any: then there is nothing to generate yet.
    private func isUnused(_ project: Project) throws(WorkspaceError) -> Bool {
        guard project.flows.isEmpty, project.integrations.isEmpty else { return false }
        return try StateFiles(in: files, workers: workers).files.isEmpty
    }

    /// A plan for all files of a project or some.
    func plan(
        _ planned: [PlannedFile], of outline: ProjectOutline, _ loaded: LoadedProject,
        render: @escaping @Sendable (PlannedFile) -> RenderedFile
    ) throws -> Plan {
        let project = outline.project
        let all = try StateFiles(in: files, layout: project.folders, workers: workers)
            .united(with: unmerged)
        let renaming = Renaming(project, following: RenamedParts(in: project, since: all))
        let state = all.following(renaming.parts)
        var merger = FileMerger(
            tree: files, state: state, flows: project.flows, renaming: renaming, render: render, merge: merge)
        merger.unmerged = unmerged
        merger.access = project.widestAccess
        merger.layout = project.folders
        merger.usesLifecycle = project.usesLifecycle
        let merged = try merger.merged(planned, workers)
        var rendered = planned
        for index in rendered.indices { rendered[index].suppliedManagers = merged.suppliedManagers }
        var plan = Plan(loaded: loaded, failures: merged.failures, state: state)
        plan.loaded.diagnostics += merged.warnings
        plan.actions = try workers.map(rendered) { file in
            try merged.actions[file.identity]
                ?? action(for: file, state, renaming, render)
        }
        let carried =
            try renaming.carriedAlong(in: files, since: state, except: plan.actions)
            + merged.beside.filter { action in !plan.actions.contains { $0.path == action.path } }
        let moved = (plan.actions + carried).compactMap(\.formerPath)
        plan.swept = Set(
            plan.actions.compactMap(\.path.parent) + [RelativePath(validating: StateFiles.folder)].compactMap(\.self))
        let search = OrphanSearch(
            tree: files, state: state,
            planned: Set(moved).union((plan.actions + carried).map(\.path)))
        let orphans = try search.orphans(in: project.folders)
        plan.actions += carried + orphans.files
        plan.vacated = orphans.vacated.union(moved.compactMap(\.parent))
        plan.failures += try takenNames(in: plan, project.folders)
        plan.actions += try state.update(after: plan.actions, in: files, workers)
        // State files that only say too much wait for the next change; one of no flow goes.
        if plan.isUpToDate {
            plan.actions.removeAll { action in
                if case .stateFile = action.reason { action.isPending && action.effect != .delete } else { false }
            }
        }
        return plan
    }

    /// What a file to be created declares that another file declares already.
    private func takenNames(in plan: Plan, _ layout: OutputLayout) throws -> [Diagnostic] {
        let created = plan.actions.filter { $0.effect == .create }.compactMap { action in
            action.planned.map { (file: $0, action: action) }
        }
        if created.isEmpty { return [] }
        // A merged file may hold more than its own type.
        let known = Set(
            plan.actions.filter { $0.planned?.ownership != .merged }.flatMap {
                [$0.path, $0.formerPath].compactMap(\.self)
            })
        return try TakenNames(tree: files, layout: layout, workers: workers, known: known).diagnostics(for: created)
    }

    /// What happens to a file that is not merged: a generated one is written if its bytes differ, one that is written
    /// once if it is absent.
    func action(
        for file: PlannedFile, _ state: StateFiles, _ renaming: Renaming, _ render: (PlannedFile) -> RenderedFile
    ) throws(WorkspaceError) -> FileAction {
        guard let path = RelativePath(validating: file.path) else {
            throw WorkspaceError(.write, file.path, .outsideRoot)
        }
        guard file.ownership == .generated else {
            var action = FileAction(path, .keep, reason: .planned(file))
            // The merge has failed, and nothing is written.
            if file.ownership == .merged { return action }
            var isThere = try files.kind(of: path) == .file
            if !isThere { isThere = try files.read(path) != nil }
            if let (former, old) = try renaming.former(of: path, in: files) {
                let new = renaming.names.applied(to: old)
                // A run that was killed may have moved it and not deleted the former one.
                let found = isThere ? try files.read(path) : nil
                if found == nil || found == new {
                    (action.effect, action.old, action.new) = (.move(from: former), old, new)
                    action.replaced = found
                }
            } else if !isThere {
                (action.effect, action.new) = (.create, render(file).contents)
            }
            action.stateLines = [.once(path: file.path)]
            return action
        }
        let new = render(file).contents
        let hash = ContentHash.sha256(ofText: new)
        var action = FileAction(path, .unchanged, reason: .planned(file))
        action.stateLines = [.generated(path: file.path, hash: hash)]
        if (files as? any FileComparing)?.isKnown(path, toHold: new) == true { return action }
        let old = try files.read(path)
        if let old, isSameText(old, new) { return action }
        (action.old, action.new) = (old, new)
        if let old {
            // Git holds both sides of a conflict. A text that the state files have as an earlier one is flowgen's; if
            // they have the new one too, it is no earlier text of the same flow.
            let known = state.hashes(ofGenerated: file.path)
            let isOwn =
                ConflictMarkers.firstLine(in: old) != nil
                || known.contains(ContentHash.sha256(ofText: old)) && !known.contains(hash)
            action.effect = FileRenderer.isGenerated(old) && isOwn ? .update : .replace
        } else {
            action.effect = .create
        }
        return action
    }
}

extension Plan {
    /// Notes which files are made from templates of the project's own.
    mutating func noteTemplates() {
        for index in actions.indices where actions[index].isPending {
            let templates = actions[index].planned?.templates.compactMap { loaded.templateFiles[$0]?.path } ?? []
            actions[index].template = templates.min()
        }
    }
}
