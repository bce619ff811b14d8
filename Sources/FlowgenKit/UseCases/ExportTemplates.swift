// `flowgen templates export`: writes built-in templates into the project's folder of templates, to be changed there. A file
// that is there already stays.

import FlowModel
import FlowCode
import Templates

package struct ExportTemplates {
    /// The folder; nil for the one that flowgen.yml names, else `templates`.
    package var folder: RelativePath?
    package var isDryRun = false

    package init() {}

    package func run(names: [String], in root: Root) throws -> RunReport {
        let loaded = try ProjectLoader(files: root).load(requiresConfiguration: false)
        let all = FileRenderer.templateNames.sorted()
        for name in names where !all.contains(name) {
            let near = didYouMean(name, among: all)
            return .refused(
                Diagnostic(
                    "config-unknown-template", "there is no template '\(name)'",
                    advice: near.map { "did you mean '\($0)'?" } ?? "the templates are: \(all.joined(separator: ", "))",
                    path: ProjectLoader.configurationPath))
        }
        let named = loaded.configuration.templates?.value
        let folder = folder?.description ?? named ?? "templates"
        var report = RunReport(status: .clean)
        var changes = ChangeSet()
        var edited: [String] = []
        for name in names.isEmpty ? all : names {
            guard let path = RelativePath(validating: "\(folder)/\(name).mustache"),
                let bytes = EmbeddedTemplates.named(name)
            else { continue }
            let isThere = try root.kind(of: path) != .absent
            if isThere, try root.read(path) != bytes { edited.append(name) }
            report.files.append(.init(path: path.description, action: isThere ? .yours : .created))
            if !isThere { changes.append(FileChange(path, .create(bytes))) }
        }
        if !names.isEmpty, !edited.isEmpty {
            let names = edited.joined(separator: ", ")
            report.lead = ["Your own template is kept: \(names). To export it again, delete it first."]
        }
        report.isDryRun = isDryRun
        if isDryRun {
            report.status = changes.isEmpty ? .clean : .drift
            return report
        }
        let applied = try ProjectLock.hold(root, waitingSeconds: Generate.patience) {
            try root.apply(changes)
        }
        if named != folder { report.next = [.nameTemplates(folder)] }
        return report.concluded(applied)
    }
}
