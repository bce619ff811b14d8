// The way from a tree of files to what is to become of each of them:
//
//     files → LoadedProject → [PlannedFile] → SharedMerge → [FileFate], Leftovers
//           → RecordPlan
//
// Every stage is a pure function of the one before and of the tree it reads. `generate` turns the
// end into a change set and applies it; `check` turns it into findings. The tree is the disk, or the
// disk with files in front of it; the index of a git repository has its place here too.

import Diagnostics
import FlowModel
import FlowRendering
import Mustache
import SwiftMerging
import Workspace

/// What a project asks for, and what is there.
struct Outcome {
    /// The inputs; its project is nil when they are invalid.
    let loaded: LoadedProject
    /// What is to become of each file; empty when the inputs are invalid.
    let fates: [FileFate]
    /// What the merge of shared files comes to.
    let shared: SharedMerge
    /// What no flow asks for any more.
    let leftovers: Leftovers
    /// What the records say; nil when the inputs are invalid.
    let recorded: Records?
    /// What the records are to say; nil when the inputs are invalid.
    let records: RecordPlan?
    /// The templates that have changed since files were last made from them, by the paths of the files.
    var templates: [String: String] = [:]

    var isValid: Bool { loaded.project != nil }

    /// The folders that any run of flowgen writes to.
    var folders: Set<RelativePath> {
        Set(
            fates.compactMap(\.path.parent)
                + [RelativePath(validating: Records.folder)].compactMap { $0 })
    }

    /// What there is to say of invalid inputs.
    static func invalid(_ loaded: LoadedProject) -> Outcome {
        Outcome(
            loaded: loaded, fates: [], shared: SharedMerge(), leftovers: .none, recorded: nil,
            records: nil)
    }
}

extension Outcome {
    /// Notes which files change since a template has.
    fileprivate mutating func noteTemplates(_ renderer: FileRenderer) {
        let changed = recorded?.changedTemplates ?? []
        guard !changed.isEmpty else { return }
        let use = TemplateUse(of: changed, replacing: loaded.templates)
        for fate in fates where fate.isPending {
            guard let name = use.parts(of: fate.file.template).min() else {
                continue
            }
            let template = loaded.templatePaths[name] ?? "the built-in template \(name)"
            for path in [fate.path, fate.removal?.path].compactMap({ $0 }) {
                templates[path.description] = template
            }
        }
    }
}

/// Runs the stages over one tree.
struct Pipeline {
    let files: any ReadableFileSystem
    /// Merges the shared files of a folder.
    var merge: MergeOfFolder = MergeInput.proven

    /// Runs all stages.
    ///
    /// - Throws: `WorkspaceError` when a file cannot be read, `TemplateError` when a template does
    ///   not fit its context.
    /// - Parameter removed: names and paths of flows that are to be removed.
    func run(removing removed: Set<String> = []) throws -> Outcome {
        let loaded = try ProjectLoader(files: files).load(removed: removed)
        guard let project = loaded.project else { return .invalid(loaded) }
        let renderer = try FileRenderer(replacing: loaded.templates)
        let indent = project.configuration.indent
        var outcome = try outcome(of: FileKinds.files(of: project), in: project, loaded) {
            renderer.render($0, indent: indent)
        }
        outcome.noteTemplates(renderer)
        return outcome
    }

    /// Runs the stages that come after the plan, over all files of a plan or some.
    func outcome(
        of planned: [PlannedFile], in project: Project, _ loaded: LoadedProject,
        render: @escaping (PlannedFile) -> RenderedFile
    ) throws -> Outcome {
        let records = try Records(in: files).with(templates: loaded.templates)
            .with(layout: project.folders, in: files)
        let shared = try SharedFiles(
            tree: files, records: records, flows: project.flows, render: render, merge: merge
        ).merged(planned)
        let reconciler = Reconciler(
            files: files, records: records, shared: shared, render: render)
        let fates = try reconciler.fates(of: planned)
        let used = fates.compactMap(\.removal?.path) + shared.hosts
        let search = LeftoverSearch(
            tree: files, records: records, planned: fates.map(\.path) + used)
        let leftovers = try search.leftovers(in: project.folders)
        return Outcome(
            loaded: loaded, fates: fates, shared: shared, leftovers: leftovers, recorded: records,
            records: try RecordPlan(
                fates: fates, shared: shared, leftovers: leftovers, records: records,
                tree: files))
    }
}
