// Finds the folder of a package or a project, from another folder upwards.

package enum ProjectFinder {
    /// The nearest folder with a manifest, from a folder upwards, within its repository; nil if there is none.
    package static func root(upwardsFrom folder: String) throws(WorkspaceError) -> Root? {
        var current = try Root(folder)
        while true {
            let entries = try current.entries(of: nil)
            if entries.contains(where: { isManifest($0.path.name) }) { return current }
            let isTop = entries.contains { $0.path.name == ".git" }
            guard !isTop, let end = current.path.lastIndex(of: "/"), current.path != "/" else { return nil }
            current = try Root(end == current.path.startIndex ? "/" : String(current.path[..<end]))
        }
    }

    /// Whether a file or folder of this name declares targets.
    static func isManifest(_ name: String) -> Bool {
        name == FoundProject.package || name.hasSuffix(FoundProject.xcode)
            || FoundProject.generators.contains { $0.manifest == name }
    }
}
