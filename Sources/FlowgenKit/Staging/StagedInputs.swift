// Which inputs of a project, that is flows, configuration and templates, are other ones on the disk than
// in the index. Line ends alone make no difference: git may change them between the two.

import FlowModel
import Workspace

/// The inputs of a project in two trees.
struct StagedInputs {
    /// Those that differ, in order.
    let changed: [RelativePath]

    init(index: any FileReading, tree: any FileReading) throws(WorkspaceError) {
        var paths = try Self.inputs(index)
        do throws(WorkspaceError) {
            paths.formUnion(try Self.inputs(tree))
        } catch {
            // A working tree that cannot be read has nothing to offer.
            changed = []
            return
        }
        var changed: [RelativePath] = []
        for path in paths where try Self.differ(index, tree, path) { changed.append(path) }
        self.changed = changed.sorted()
    }

    /// Whether a file differs; one that cannot be read in the working tree does not, since nothing
    /// could be added.
    static func differ(
        _ index: any FileReading, _ tree: any FileReading, _ path: RelativePath
    ) throws(WorkspaceError) -> Bool {
        let staged = try index.read(path)
        let present: [UInt8]?
        do throws(WorkspaceError) {
            present = try tree.read(path)
        } catch {
            return false
        }
        guard let staged, let present else { return (staged == nil) != (present == nil) }
        return !Reconciler.areSame(present, staged) && !Reconciler.areSame(staged, present)
    }

    /// The files of a folder that differ, of those that lie directly in it in the working tree.
    static func changed(
        in folder: RelativePath, _ index: any FileReading, _ tree: any FileReading
    ) throws(WorkspaceError) -> [RelativePath] {
        let entries: [FolderEntry]
        do throws(WorkspaceError) {
            entries = try tree.entries(of: folder)
        } catch {
            return []
        }
        var changed: [RelativePath] = []
        for entry in entries where entry.kind == .file {
            if try differ(index, tree, entry.path) { changed.append(entry.path) }
        }
        return changed
    }

    private static func inputs(_ files: any FileReading) throws(WorkspaceError) -> Set<RelativePath>
    {
        let loaded = try ProjectLoader(files: files).load()
        var paths = Set(loaded.flowPaths)
        if let path = RelativePath(validating: ProjectLoader.configurationPath) {
            paths.insert(path)
        }
        if let folder = loaded.project?.configuration.templates?.value,
            let folder = RelativePath(validating: folder)
        {
            for entry in try files.entries(of: folder) where entry.kind == .file {
                paths.insert(entry.path)
            }
        }
        return paths
    }
}
