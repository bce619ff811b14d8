// `flowgen check --write-baseline`: accepts the leaks that a project has today, so that new ones fail from now on. Without any
// leak there is no list.

import FlowModel
import FlowCode

package struct WriteBaseline {
    package init() {}

    package func run(in root: Root) throws -> RunReport {
        try ProjectLock.hold(root, waitingSeconds: Generate.patience) {
            let (report, changes) = try planned(in: root)
            return changes.changes.isEmpty ? report : report.concluded(try root.apply(changes))
        }
    }

    private func planned(in root: Root) throws -> (report: RunReport, changes: ChangeSet) {
        var changes = ChangeSet()
        let loaded = try ProjectLoader(files: root).load()
        guard let project = loaded.project,
            let path = RelativePath(validating: LeakBaseline.path)
        else { return (.invalid(loaded), changes) }
        guard !project.configuration.boundarySources.isEmpty else { return (.refused(.nothingWatched), changes) }
        // As a check that finds them up to date, it leaves out what is generated.
        let settled = FileKinds.files(of: project).filter { $0.ownership == .generated && loaded.templateFiles.isEmpty }
            .compactMap { RelativePath(validating: $0.path) }
        let entries = try LeakSearch(project, in: root, accepting: nil, sparing: Set(settled)).entries()
        let old = try root.read(path)
        let new = entries.isEmpty ? nil : LeakBaseline.text(of: entries)
        var report = RunReport(status: .clean)
        switch (old, new) {
        case (nil, let new?): changes.append(FileChange(path, .create(new)))
        case (let old?, nil): changes.append(FileChange(path, .delete(expected: old)))
        case (let old?, let new?) where old != new:
            changes.append(FileChange(path, .replace(old: old, new: new)))
        default: break
        }
        if let change = changes.changes.first {
            let action: RunReport.Action =
                switch change.kind {
                case .create: .created
                case .replace: .updated
                case .delete: .deleted
                }
            report.files = [.init(path: path.description, action: action)]
        }
        report.summary = "\(RunReport.count(entries.count, "leak")) accepted."
        return (report, changes)
    }
}

extension Diagnostic {
    fileprivate static let nothingWatched = Diagnostic(
        "config-no-boundary", "flowgen.yml names no folder to watch",
        advice: "list the app's folders under `boundary.sources`, such as `sources: [App]`",
        path: ProjectLoader.configurationPath)
}
