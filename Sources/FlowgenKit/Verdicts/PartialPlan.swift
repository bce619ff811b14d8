// A plan for the parts of a project in which something has changed since a clean run. It says of their files what a
// plan for everything would say, and everything else is as that run has seen it. There is none if a change may matter
// to more than its part; then everything is planned.

import FlowModel
import FlowRendering
import SwiftNotation
import Workspace

struct PartialPlanner {
    let files: ObservedFiles
    let verdict: Verdict
    let changes: [Verdict.Change]
    var workers = Workers.available

    func plan() throws -> Plan? {
        let meant = Set(changes.map(\.part)).sorted().map { verdict.parts[$0 - 1] }
        guard let loaded = try load(meant.map(\.flow)), let project = loaded.project else {
            return nil
        }
        let outline = ProjectOutline(project)
        let all = FileKinds.files(of: outline)
        let names = project.flows.map(\.name.value)
        // Those in the state file of the project.
        let managers = all.filter { $0.owner == .project && $0.ownership == .merged }
        guard managers.allSatisfy({ !$0.identity.contains("\\") }) else { return nil }
        let state = try StateFiles(
            ofFlows: names, managers.map(\.identity), in: files, layout: project.folders, templates: loaded.templates)
        let parts = ProjectParts(outline, all, state, workers)
        guard parts.parts == meant else { return nil }
        // Nothing else was allowed to change.
        let own = Set(parts.files.map(\.path) + state.files.keys.map(\.description))
            .union(meant.map(\.flow.description))
        guard changes.allSatisfy({ own.contains($0.path.description) }) else { return nil }
        return try plan(parts.files, project, loaded, state)
    }

    /// The flows that have changed, with the settings; nil if there is anything to say about them.
    private func load(_ paths: [RelativePath]) throws -> LoadedProject? {
        let loader = ProjectLoader(files: files, workers: workers)
        let notation = NotationChecker()
        var loaded = LoadedProject()
        let configuration = try loader.configuration(notation, isRequired: true, &loaded.diagnostics)
        guard let configuration, loaded.diagnostics.isEmpty else { return nil }
        let decoded = try loader.decoded(paths, configuration)
        loaded.flows = decoded.compactMap(\.value)
        guard loaded.flows.count == paths.count, decoded.allSatisfy(\.diagnostics.isEmpty) else {
            return nil
        }
        let templates = try TemplateFolder(configuration.templates, in: files)
        let valid = ProjectValidator.validate(
            configuration: configuration, flows: loaded.flows, collisions: NameCollisions.check)
        guard templates.diagnostics.isEmpty, valid.diagnostics.isEmpty, let project = valid.project
        else { return nil }
        if !templates.sources.isEmpty,
            !TemplateOutput(templates.sources).errors(in: project).isEmpty
        {
            return nil
        }
        (loaded.project, loaded.configuration) = (project, configuration)
        (loaded.templateFiles, loaded.flowPaths) = (templates.sources, paths)
        return loaded
    }

    private func plan(
        _ planned: [PlannedFile], _ project: Project, _ loaded: LoadedProject, _ state: StateFiles
    ) throws -> Plan? {
        guard RenamedPart.all(in: project, since: state).isEmpty else { return nil }
        let renaming = Renaming(project, following: RenamedParts())
        let renderer = try FileRenderer(replacing: loaded.templates, for: planned)
        let planner = Planner(files: files, workers: workers)
        let render = { @Sendable (file: PlannedFile) in renderer.render(file) }
        var merger = FileMerger(
            tree: files, state: state, flows: project.flows, renaming: renaming, render: render, merge: planner.merge)
        merger.access = project.configuration.access
        let merged = try merger.merged(planned, workers) { [lines = verdict.lines] in
            lines.map(\.path)
        }
        guard merged.failures.isEmpty, merged.hosts.isEmpty, merged.keptTests.isEmpty,
            merged.beside.allSatisfy({ !$0.isPending && $0.members.isEmpty })
        else { return nil }
        var plan = Plan(loaded: loaded, state: state)
        plan.actions = try workers.map(planned) { file in
            try merged.actions[file.identity] ?? planner.action(for: file, state, renaming, render)
        }
        guard plan.actions.allSatisfy({ isSimple($0, state) }), !plan.hasConflict else {
            return nil
        }
        plan.noteTemplates(renderer)
        plan.swept = Set(
            plan.actions.compactMap(\.path.parent) + [RelativePath(validating: StateFiles.folder)].compactMap(\.self))
        let ofProject = StateFiles.path(of: .project)
        let ofFlows = plan.actions.filter { $0.planned?.owner != .project }
        plan.actions += try state.update(after: ofFlows, in: files, Workers(count: 1)).filter { $0.path != ofProject }
        return plan
    }

    /// Whether nothing but the file itself and the state file of its flow changes.
    private func isSimple(_ action: FileAction, _ state: StateFiles) -> Bool {
        guard action.planned?.owner == .project else {
            if case .move = action.effect { return false }
            return action.effect != .delete
        }
        return !action.isPending && action.members.isEmpty && action.stateLines.allSatisfy(state.holds)
    }
}

extension Verdict {
    /// The lines of the report on a run that was about some parts: those of the others are as before. Nil if the files
    /// are others than before.
    func lines(with new: [RunReport.FileLine]) -> [RunReport.FileLine]? {
        var rest = new[...]
        var merged: [RunReport.FileLine] = []
        merged.reserveCapacity(lines.count)
        let paths = Set(new.map(\.path))
        for line in lines {
            if paths.contains(line.path) {
                guard let first = rest.popFirst(), first.path == line.path else { return nil }
                merged.append(first)
            } else {
                merged.append(RunReport.FileLine(line))
            }
        }
        return merged + rest
    }
}
