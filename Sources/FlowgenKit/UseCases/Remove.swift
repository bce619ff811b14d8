// `flowgen remove`: removes flows from a project. It removes them from the configuration and deletes their generated
// files. What the developer has written stays until `prune --force` deletes it; the flow's own file stays too. The next
// run, or `generate`, takes up a run that was cut short.

import FlowModel

package struct Remove {
    /// Plans everything and writes nothing.
    package var isDryRun = false

    package init() {}

    package func run(flows: [NamedFlow], in root: Root) throws -> RunReport {
        if isDryRun { return try runLocked(flows, root) }
        return try ProjectLock.hold(root, waitingSeconds: Generate.patience) {
            try runLocked(flows, root)
        }
    }

    private func runLocked(_ given: [NamedFlow], _ root: Root) throws -> RunReport {
        let loaded = try ProjectLoader(files: root).load()
        guard let path = RelativePath(validating: ProjectLoader.configurationPath),
            let old = try root.read(path)
        else { return .invalid(loaded) }
        let selection: FlowSelection
        switch try FlowSelection.of(given, in: loaded, root) {
        case .failure(let refusal): return refusal.report
        case .success(let found): selection = found
        }
        var file = SourceFile(path: ProjectLoader.configurationPath, bytes: old)
        for flow in selection.paths.sorted() {
            while ConfigurationEditor.flows(in: file).contains(flow) {
                guard let bytes = ConfigurationEditor.removing(flow, from: file) else {
                    return .refused(.fixedPlace(flow, in: file))
                }
                file = SourceFile(path: file.path, bytes: bytes)
            }
        }
        let change = FileAction(path, .update, old: old, new: file.bytes, reason: .input(isCopy: false))
        let inputs = file.bytes == old ? [] : [change]
        let files = OverlayFileSystem(root, adding: inputs)
        let plan = try Planner(files: files, unmerged: GitUnmergedFiles(in: root))
            .plan(removing: selection.paths.union(selection.names)).after(inputs)
        if let flow = plan.loaded.flowPaths.first(where: { selection.paths.contains($0.description) }) {
            return .refused(.namedByPattern(flow, selection.names.sorted()))
        }
        if isDryRun { return try plan.dryRun(over: files) }
        return try plan.run(over: files) { try root.apply($0) }
    }
}

/// The flows that are to be removed.
private struct FlowSelection {
    /// The paths of their files, as far as these are listed.
    var paths: Set<String> = []
    /// Their names, where they are known.
    var names: Set<String> = []

    struct Refusal: Error {
        let report: RunReport
    }

    static func of(
        _ given: [NamedFlow], in loaded: LoadedProject, _ root: Root
    ) throws -> Result<FlowSelection, Refusal> {
        let state = try StateFiles(in: root)
        let lost = try LostFlows(in: root, excluding: loaded.flows)
        var selection = FlowSelection()
        for flow in given {
            if let path = loaded.path(of: flow) {
                selection.paths.insert(path)
                for flow in loaded.flows where flow.file.path == path {
                    selection.names.insert(flow.name.value)
                }
            } else if state.knows(flow: flow.argument) {
                selection.names.insert(flow.argument)
                // Its file may be listed, and gone.
                let origins = lost.origins[flow.argument] ?? []
                selection.paths.formUnion(origins.intersection(loaded.listed))
            } else if let name = lost.name(ofFile: flow.path) {
                selection.names.insert(name)
            } else {
                let report = loaded.project.map { RunReport.refused(.unknown(flow, in: $0)) } ?? .invalid(loaded)
                return .failure(Refusal(report: report))
            }
        }
        if let needed = loaded.project.flatMap(selection.needed) {
            return .failure(Refusal(report: .refused(needed)))
        }
        return .success(selection)
    }

    /// An error if a flow that stays needs one that goes.
    private func needed(in project: Project) -> Diagnostic? {
        let (gone, staying) = (
            project.flows.filter { paths.contains($0.file.path) },
            project.flows.filter { !paths.contains($0.file.path) }
        )
        for flow in gone {
            for other in staying {
                let needs = other.integrations.flatMap(\.needs)
                if let need = needs.first(where: { $0.value == flow.protocolName.value }) {
                    return .needed(flow, by: other, need)
                }
            }
        }
        return nil
    }
}

extension StateFiles {
    /// Whether there is a state file of a flow of this name, which an earlier run has removed.
    fileprivate func knows(flow name: String) -> Bool {
        Self.path(of: .flow(name)).map { files[$0] != nil } ?? false
    }
}

extension Diagnostic {
    fileprivate static func needed(_ flow: Flow, by other: Flow, _ need: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-needed",
            "cannot remove \(flow.name.value): \(other.name.value) needs \(need.value)",
            advice: "remove it from `needs` first, or remove both flows at once", at: need.location)
    }

    fileprivate static func namedByPattern(_ flow: RelativePath, _ names: [String]) -> Diagnostic {
        Diagnostic(
            "config-named-by-pattern",
            "cannot remove \(flow) from `flows`, which names it by a pattern",
            advice: "delete the file, or move it to where no pattern names it, then run "
                + "`flowgen remove \(names.joined(separator: " "))`", path: ProjectLoader.configurationPath)
    }

    fileprivate static func fixedPlace(_ flow: String, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            "config-no-place", "the flow cannot be removed from `flows` in the layout it has",
            advice: "remove it there by hand: \(flow)", path: file.path)
    }
}
