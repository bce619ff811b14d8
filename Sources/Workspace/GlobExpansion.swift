// Finding the files a pattern matches. Only folders that can still lead to a match are listed;
// where the pattern spells a name out, not even those: the name is simply looked up. Links are
// followed only where the pattern spells them out.

extension GlobPattern {
    /// The files the pattern matches in a tree, in the order of their bytes. Links that match
    /// are among them: reading one tells whether it leads to a file inside the root.
    package func expand(in files: some ReadableFileSystem) throws(WorkspaceError) -> [RelativePath] {
        var found: [RelativePath] = []
        var open: [(folder: RelativePath?, state: State)] = [(nil, start)]
        while let (folder, state) = open.popLast() {
            let names = literalNames(state)
            let entries =
                if let names { try lookUp(names, in: folder, of: files) } else {
                    try files.entries(of: folder)
                }
            for entry in entries {
                let next = step(state, over: entry.path.nameBytes)
                if next.isEmpty { continue }
                let isFolder = entry.kind == .folder
                if isEnd(next), entry.kind == .file || entry.kind == .link {
                    found.append(entry.path)
                } else if isFolder || (entry.kind == .link && names != nil) {
                    open.append((entry.path, next))
                }
            }
        }
        return found.sorted()
    }

    private func lookUp(
        _ names: [[UInt8]], in folder: RelativePath?, of files: some ReadableFileSystem
    ) throws(WorkspaceError) -> [FolderEntry] {
        var entries: [FolderEntry] = []
        for name in names {
            guard let path = RelativePath(bytes: joined(folder?.bytes ?? [], name)) else {
                continue
            }
            entries.append(FolderEntry(path: path, kind: try files.kind(of: path)))
        }
        return entries
    }
}
