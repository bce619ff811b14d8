// `flowgen init`: begins a project where there is an app or a package, with a flowgen.yml. `new` does the same where
// there is none yet.

import FlowModel

package struct Init {
    package var wishes = ProjectSetup.Wishes()
    /// Plans everything and writes nothing.
    package var isDryRun = false

    package init() {}

    package func run(in root: Root) throws -> RunReport {
        if let refusal = try Self.refusal(in: root) { return refusal }
        guard let path = RelativePath(validating: ProjectLoader.configurationPath) else {
            return RunReport(status: .bug)
        }
        if try root.read(path) != nil { return .refused(.present) }
        let setup = try ProjectSetup(FoundProjects(in: root), in: root, wishes)
        if let refusal = setup.refusal, !wishes.namesFolders { return .refused(refusal) }
        if let name = wishes.target, setup.target == nil {
            return .refused(.noTarget(name, in: setup))
        }
        for folder in wishes.boundary where try !ProjectSetup.isFolder(folder, root) {
            return .refused(
                Diagnostic(
                    "config-no-match", "there is no folder '\(folder)'",
                    advice: "give --boundary folders of the project, such as `--boundary Sources`"))
        }
        let beginning = Beginning(setup, flows: [])
        let loaded = try ProjectLoader(files: OverlayFileSystem(root, adding: beginning.actions)).load()
        if loaded.diagnostics.hasErrors { return .invalid(loaded) }
        var report = RunReport(status: .clean)
        report.lead = beginning.lead
        report.isDryRun = isDryRun
        let new = beginning.actions.first?.new ?? []
        let schemas = try SchemaFile.actions(for: [SourceFile(path: path.description, bytes: new)], in: root)
        report.files = (beginning.actions + schemas).compactMap { $0.line() }
        if isDryRun {
            report.status = .drift
        } else {
            let applied = try ProjectLock.hold(root, waitingSeconds: Generate.patience) {
                try root.apply(ChangeSet((beginning.actions + schemas).flatMap(\.changes)))
            }
            report = report.concluded(applied)
        }
        if report.failure == nil {
            report.next = [.addFlow] + beginning.next
        }
        return report
    }

    /// A report if the folder belongs to another project already.
    static func refusal(in root: Root) throws(WorkspaceError) -> RunReport? {
        guard let other = try Root.find(upwardsFrom: root.path, havingFile: ProjectLoader.configurationPath),
            other.path != root.path
        else { return nil }
        return .refused(.nested)
    }
}

/// The file with which a project begins, and what is said about it.
struct Beginning {
    let actions: [FileAction]
    let lead: [String]
    let next: [NextStep]

    init(_ setup: ProjectSetup, flows: [String]) {
        (lead, next) = (setup.summary, setup.nextSteps)
        let path = RelativePath(validating: ProjectLoader.configurationPath)
        let new = setup.configuration(flows: flows)
        actions = path.map { [FileAction($0, .create, new: new, reason: .input(isCopy: false))] } ?? []
    }
}

extension Diagnostic {
    fileprivate static let present = Diagnostic(
        "config-present", "the project has a flowgen.yml already",
        advice: "edit it, or run `flowgen new NAME` to add a flow; to begin again, or in a folder "
            + "below, delete it first",
        path: ProjectLoader.configurationPath)

    fileprivate static func noTarget(_ name: String, in setup: ProjectSetup) -> Diagnostic {
        let names = setup.candidates
        let near = didYouMean(name, among: names)
        let advice =
            names.isEmpty
            ? "leave --target out, and name the folders with --output and --tests"
            : near.map { "did you mean '\($0)'?" } ?? "choose one of these: \(names.joined(separator: ", "))"
        return Diagnostic(
            "config-unknown-target", "there is no target '\(name)'", advice: advice, path: setup.found?.name)
    }

    fileprivate static let nested = Diagnostic(
        "config-nested", "this folder is part of the project of a folder above it",
        advice: "run `flowgen new NAME` there to add a flow to that project; to begin one here, "
            + "delete the flowgen.yml of that folder first")
}

extension ProjectSetup.Wishes {
    /// Whether they say where files go.
    fileprivate var namesFolders: Bool { output != nil || tests != nil || !boundary.isEmpty }
}
