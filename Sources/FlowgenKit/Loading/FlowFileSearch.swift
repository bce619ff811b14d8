// Finds the file of a flow that a project no longer lists: where its generated files say that it was, or
// under another name or deeper below that folder.

import Diagnostics
import FlowYAML
import Workspace

/// Looks for the file of a flow.
struct FlowFileSearch {
    let name: String
    let tree: any ReadableFileSystem

    /// The flow's file; nil when it is gone.
    ///
    /// - Throws: `WorkspaceError` when a folder or a file cannot be read.
    func file(
        at origins: Set<String>, below folders: Set<RelativePath?>
    ) throws(WorkspaceError) -> RelativePath? {
        for origin in origins.sorted() {
            guard let path = RelativePath(validating: origin) else { continue }
            if try exists(path) { return path }
        }
        for folder in folders.sorted(by: { ($0?.description ?? "") < ($1?.description ?? "") }) {
            if let path = try declaration(below: folder) { return path }
        }
        return nil
    }

    private func exists(_ path: RelativePath) throws(WorkspaceError) -> Bool {
        guard try tree.hasPlainWay(to: path) else { return false }
        switch try tree.kind(of: path) {
        case .file: return true
        case .link: return try tree.read(path) != nil
        case .folder, .other, .absent: return false
        }
    }

    /// The first file below a folder (nil: the root) that declares the flow. Hidden folders, and those
    /// of other projects, are left out, and links are not followed.
    private func declaration(
        below folder: RelativePath?
    ) throws(WorkspaceError) -> RelativePath? {
        if let folder {
            guard try tree.hasPlainWay(to: folder), try tree.kind(of: folder) == .folder else {
                return nil
            }
        }
        var open: [RelativePath?] = [folder]
        while let folder = open.popLast() {
            let entries = try tree.entries(of: folder)
            let isProject = entries.contains { $0.path.name == ProjectLoader.configurationPath }
            if isProject, folder != nil { continue }
            for entry in entries where !entry.path.name.hasPrefix(".") {
                if entry.kind == .folder { open.append(entry.path) }
                guard entry.kind == .file, Self.isYAML(entry.path.name),
                    let bytes = try tree.read(entry.path)
                else { continue }
                let file = SourceFile(path: entry.path.description, bytes: bytes)
                let declared = YAMLDocument.read(file).root?.texts(of: "flow") ?? []
                if declared.contains(name) { return entry.path }
            }
        }
        return nil
    }

    private static func isYAML(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    }
}
