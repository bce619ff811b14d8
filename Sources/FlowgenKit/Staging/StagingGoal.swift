// The working tree as it will be when `generate` has run: where all that is to be staged comes from. What
// is there already only needs `git add`.

import Diagnostics
import FlowModel
import Workspace

/// The working tree after a run.
struct StagingGoal {
    /// The files as they will be.
    let files: OverlayFileSystem
    /// What the flows ask for there.
    let outcome: Outcome
    /// What is wrong with it even then, by the paths of the files.
    let hopeless: Set<RelativePath>

    /// Nil where nothing would be written, since the flows there are not valid, or cannot be read.
    init?(_ tree: any ReadableFileSystem) {
        do {
            let before = try Pipeline(files: tree).run()
            guard before.isValid, !before.shared.isBlocked else { return nil }
            let changes = try RunPlan(before, files: tree).changes()
            files = OverlayFileSystem(tree, after: changes)
            outcome = changes.changes.isEmpty ? before : try Pipeline(files: files).run()
            hopeless = Set(Check.findings(of: outcome).compactMap(\.relativePath))
        } catch {
            // What cannot be judged is no goal; whoever runs the check there is told why.
            return nil
        }
    }

    /// Whether the file is still to be written by a run.
    func isPending(_ path: RelativePath) -> Bool { files.changed[path] != nil }

    /// The inputs that are other ones in a tree: flows, settings and templates, in order.
    func changedInputs(in tree: any ReadableFileSystem) throws(WorkspaceError) -> [RelativePath] {
        var paths = try Self.inputs(of: try ProjectLoader(files: tree).load(), in: tree)
        paths.formUnion(try Self.inputs(of: outcome.loaded, in: files))
        var changed: [RelativePath] = []
        for path in paths where try differs(path, from: tree) { changed.append(path) }
        return changed.sorted()
    }

    /// Whether a file is another one in a tree. Line ends alone make no difference: git may change
    /// them. One that cannot be read does not differ, since nothing could be added.
    func differs(_ path: RelativePath, from tree: any ReadableFileSystem) throws(WorkspaceError)
        -> Bool
    {
        let staged = try tree.read(path)
        let present: [UInt8]?
        do throws(WorkspaceError) {
            present = try files.read(path)
        } catch {
            return false
        }
        guard let staged, let present else { return (staged == nil) != (present == nil) }
        return !Reconciler.areSame(present, staged) && !Reconciler.areSame(staged, present)
    }

    private static func inputs(
        of loaded: LoadedProject, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> Set<RelativePath> {
        var paths = Set(loaded.flowPaths)
        if let path = RelativePath(validating: ProjectLoader.configurationPath) {
            paths.insert(path)
        }
        if let folder = loaded.configuration.templates?.value {
            let place = RelativePath(validating: folder)
            paths.formUnion(try TemplateFolder.files(in: place, of: files))
        }
        return paths
    }
}

extension Diagnostic {
    /// The path as one below the root.
    var relativePath: RelativePath? { path.flatMap(RelativePath.init(validating:)) }
}
