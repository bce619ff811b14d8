// What belongs to a project in a tree of files: hidden folders and folders of other projects do not, and links are not
// followed.

extension ReadableFileSystem {
    /// The visible files and folders below a folder (nil: the root), other projects left out: level by level, since
    /// many folders can be listed at a time.
    func projectEntries(
        below folder: RelativePath?, workers: Workers = .available
    ) throws(WorkspaceError) -> [FolderEntry] {
        var found: [FolderEntry] = []
        var open: [RelativePath?] = [folder]
        while !open.isEmpty {
            let lists = try workers.map(open) { folder throws(WorkspaceError) in
                let entries = try self.entries(of: folder)
                let isProject = entries.contains { $0.path.name == ProjectLoader.configurationPath }
                if isProject, folder != nil { return [FolderEntry]() }
                return entries.filter { !$0.path.name.hasPrefix(".") }
            }
            open = lists.joined().filter { $0.kind == .folder }.map(\.path)
            found += lists.joined()
        }
        return found
    }

    /// The Swift files among them, in the order of their paths.
    func swiftFiles(below folder: RelativePath?) throws(WorkspaceError) -> [RelativePath] {
        try projectEntries(below: folder)
            .filter { $0.kind == .file && $0.path.name.hasSuffix(".swift") }.map(\.path).sorted()
    }

    /// Whether no folder on the way is a link: behind one the same file may have two paths.
    func hasPlainWay(to path: RelativePath) throws(WorkspaceError) -> Bool {
        var folder = path.parent
        while let current = folder {
            guard [.folder, .absent].contains(try kind(of: current)) else { return false }
            folder = current.parent
        }
        return true
    }

    /// The bytes of a file of this project; nil for anything but a file, for one that is behind a link, and for one of
    /// another project below.
    func ownFile(at path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        guard try hasPlainWay(to: path), try kind(of: path) == .file else { return nil }
        var folder = path.parent
        while let current = folder {
            if let other = current.appending(ProjectLoader.configurationPath), try kind(of: other) != .absent {
                return nil
            }
            folder = current.parent
        }
        return try read(path)
    }
}

extension RelativePath {
    /// Whether it is a Swift file, and no name on the way begins with a dot.
    var isVisibleSwift: Bool {
        name.hasSuffix(".swift") && !components.contains { $0.hasPrefix(".") }
    }
}
