// The inputs of a project at one moment, as stamps, and the difference between two moments. Nothing is read here, and
// no time passes.

import Diagnostics
import Workspace

struct InputSnapshot: Equatable {
    /// The configuration, flows and templates that are there.
    var inputs: [RelativePath: FileStamp] = [:]
    /// Other files that the last run reported errors in, as far as they exist.
    var obstacles: [RelativePath: FileStamp] = [:]
    /// Why not all of the inputs can be seen.
    var problem: WorkspaceError?

    /// What has been saved, added or removed since an earlier moment.
    func changes(since earlier: InputSnapshot) -> SavedInputs {
        var saved = SavedInputs()
        saved.compare(earlier.inputs, inputs)
        saved.compare(earlier.obstacles, obstacles)
        return saved
    }
}

/// The inputs that have changed.
struct SavedInputs: Equatable {
    private(set) var changed: Set<RelativePath> = []
    private(set) var added: Set<RelativePath> = []
    private(set) var removed: Set<RelativePath> = []

    fileprivate mutating func compare(_ old: [RelativePath: FileStamp], _ new: [RelativePath: FileStamp]) {
        for (path, stamp) in new where old[path] != stamp {
            if old[path] == nil { added.insert(path) } else { changed.insert(path) }
        }
        for path in old.keys where new[path] == nil { removed.insert(path) }
    }

    /// What happened, in words: `a.yaml changed, b.yaml and 2 more added`.
    func sentence(pathPrefix: String) -> String {
        let parts = [(changed, "changed"), (added, "added"), (removed, "removed")]
            .filter { !$0.0.isEmpty }
            .map { Self.list($0.0, pathPrefix) + " " + $0.1 }
        return parts.isEmpty ? "the project changed" : parts.joined(separator: ", ")
    }

    private static func list(_ paths: Set<RelativePath>, _ prefix: String) -> String {
        let names = paths.sorted().map { (prefix + $0.description).visible }
        if names.count <= 2 { return names.joined(separator: " and ") }
        return "\(names[0]) and \(names.count - 1) more"
    }
}
