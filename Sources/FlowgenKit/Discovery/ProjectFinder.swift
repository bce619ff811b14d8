// Finds the folder of a package or a project, from another folder upwards.

package enum ProjectFinder {
    /// The nearest folder with a manifest, from a folder upwards, within its repository; nil if there is none.
    package static func root(upwardsFrom folder: String) throws(WorkspaceError) -> Root? {
        try root(upwardsFrom: folder, having: isManifest)
    }

    /// The folder of the Xcode project, or of the manifest that one is generated from, that a folder belongs to: its
    /// own, another one, or the nearest above it within its repository; nil if there is none.
    package static func xcodeFolder(
        around root: Root, or other: Root
    ) throws(WorkspaceError) -> Root? {
        func isMeant(_ name: String) -> Bool {
            isManifest(name) && name != FoundProject.package
        }
        for folder in [root, other] {
            let entries = try folder.entries(of: nil)
            if entries.contains(where: { isMeant($0.path.name) }) { return folder }
        }
        let isInRepository = try Root.find(upwardsFrom: root.path, having: ".git") != nil
        return isInRepository ? try self.root(upwardsFrom: root.path, having: isMeant) : nil
    }

    private static func root(
        upwardsFrom folder: String, having isMeant: (String) -> Bool
    ) throws(WorkspaceError) -> Root? {
        var current = try Root(folder)
        while true {
            let entries = try current.entries(of: nil)
            if entries.contains(where: { isMeant($0.path.name) }) { return current }
            let isTop = entries.contains { $0.path.name == ".git" }
            guard !isTop, let end = current.path.lastIndex(of: "/"), current.path != "/" else {
                return nil
            }
            current = try Root(end == current.path.startIndex ? "/" : String(current.path[..<end]))
        }
    }

    /// Whether a file or folder of this name declares targets.
    static func isManifest(_ name: String) -> Bool {
        name == FoundProject.package || name.hasSuffix(FoundProject.xcode)
            || FoundProject.generators.contains { $0.manifest == name }
    }
}
