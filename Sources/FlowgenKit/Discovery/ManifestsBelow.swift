// The manifests in the folders below one that has none: a repository often keeps its app in `ios`, or one for each app
// in
// `Projects`. Only the nearest ones count, and hidden folders, build products and fetched code do not.

package enum ManifestsBelow {
    private static let deepest = 3
    private static let mostFolders = 300
    private static let others: Set = [
        "build", "Build", "Carthage", "DerivedData", "node_modules", "Pods", "vendor", "Vendor",
    ]

    /// The manifests that are fewest folders below the root, in order; none if one is in the root.
    package static func paths(in files: any ReadableFileSystem) throws(WorkspaceError) -> [RelativePath] {
        var level: [RelativePath?] = [nil]
        var count = 0
        for _ in 0...deepest {
            var found: [RelativePath] = []
            var next: [RelativePath?] = []
            for folder in level where count < mostFolders {
                count += 1
                for entry in try entries(of: folder, files) {
                    if ProjectFinder.isManifest(entry.path.name) {
                        found.append(entry.path)
                    } else if entry.kind == .folder, isOpen(entry.path.name) {
                        next.append(entry.path)
                    }
                }
            }
            if !found.isEmpty { return level == [nil] ? [] : found }
            level = next
        }
        return []
    }

    private static func isOpen(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.contains(".") && !others.contains(name)
    }

    /// A folder that cannot be read holds nothing to name.
    private static func entries(
        of folder: RelativePath?, _ files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [FolderEntry] {
        do throws(WorkspaceError) {
            return try files.entries(of: folder)
        } catch {
            if folder == nil { throw error }
            return []
        }
    }
}
