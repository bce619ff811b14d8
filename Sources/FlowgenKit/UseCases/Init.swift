// `flowgen init`: begins a project where there is an app or a package. It writes flowgen.yml, and switches
// MemberImportVisibility on in a Package.swift. `new` does the same where there is no flowgen.yml yet.

import Diagnostics
import ProjectDiscovery
import Workspace

package struct Init {
    package var wishes = ProjectSetup.Wishes()
    /// Plans everything and writes nothing.
    package var isDryRun = false

    package init() {}

    package func run(in root: Root, asking: (any Asking)? = nil) throws -> RunReport {
        if let refusal = try Self.refusal(in: root) { return refusal }
        guard let path = RelativePath(validating: ProjectLoader.configurationPath) else {
            return RunReport(status: .bug)
        }
        if try root.read(path) != nil { return .refused(.present) }
        var setup = try ProjectSetup(in: root, wishes, dump: DumpedPackage.program(in: root.path))
        if let name = wishes.target, setup.target == nil {
            return .refused(.noTarget(name, in: setup))
        }
        if !setup.below.isEmpty, !wishes.namesFolders { return .refused(.elsewhere(setup.below)) }
        for folder in wishes.boundary where try !ProjectSetup.isFolder(folder, root) {
            return .refused(
                Diagnostic(
                    "config-no-match", "there is no folder '\(folder)'",
                    advice: "give --boundary folders of the project, such as `--boundary Sources`"))
        }
        if let asking { try setup.ask(asking, in: root, wishes) }
        let beginning = try Beginning(setup, flows: [], in: root)
        let loaded = try ProjectLoader(files: OverlayFileSystem(root, adding: beginning.actions)).load()
        if loaded.diagnostics.hasErrors { return .invalid(loaded) }
        var report = RunReport(status: .clean)
        report.lead = beginning.lead
        report.isDryRun = isDryRun
        let new = beginning.actions.first { $0.path == path }?.new ?? []
        let schemas = try SchemaFile.actions(for: [SourceFile(path: path.description, bytes: new)], in: root)
        report.files = beginning.lines + schemas.compactMap { $0.line() }
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

/// The files with which a project begins.
struct Beginning {
    let actions: [FileAction]
    let lines: [RunReport.FileLine]
    let lead: String
    let next: [NextStep]

    init(_ setup: ProjectSetup, flows: [String], in files: any ReadableFileSystem) throws(WorkspaceError) {
        lead = setup.summary
        next = try setup.nextSteps(in: files)
        guard let path = RelativePath(validating: ProjectLoader.configurationPath) else {
            (actions, lines) = ([], [])
            return
        }
        let configuration = FileAction(
            path, .create, new: setup.configuration(flows: flows), reason: .input(isCopy: false))
        var lines = [configuration.line()].compactMap(\.self)
        guard let (edit, edits) = try setup.manifestEdit(in: files) else {
            (actions, self.lines) = ([configuration], lines)
            return
        }
        if var line = edit.line() {
            line.members = edits.map { .init(line: $0.line, words: $0.words) }
            lines.append(line)
        }
        (actions, self.lines) = ([configuration, edit], lines)
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
            "config-unknown-target", "there is no target '\(name)'", advice: advice,
            path: setup.found?.path.description)
    }

    fileprivate static let nested = Diagnostic(
        "config-nested", "this folder is part of the project of a folder above it",
        advice: "run `flowgen new NAME` there to add a flow to that project; to begin one here, "
            + "delete the flowgen.yml of that folder first")

    /// The folder has no manifest, but folders below it have.
    static func elsewhere(_ manifests: [RelativePath]) -> Diagnostic {
        let most = 5
        var folders: [String] = []
        for folder in manifests.compactMap(\.parent?.description) where !folders.contains(folder) {
            folders.append(folder)
        }
        let names = manifests.prefix(most).map(\.description).joined(separator: ", ")
        let rest = manifests.count > most ? ", and others" : ""
        let place =
            folders.count == 1
            ? "run `flowgen init` in \(folders[0])"
            : "run `flowgen init` in one of these folders: " + folders.prefix(most).joined(separator: ", ")
        return Diagnostic(
            "config-elsewhere", "this folder has no package or project; found \(names)\(rest)",
            advice: "\(place); or name folders here: `flowgen init --output DIR --tests DIR`")
    }
}

extension ProjectSetup.Wishes {
    /// Whether they say where files go.
    fileprivate var namesFolders: Bool { output != nil || tests != nil || !boundary.isEmpty }
}
