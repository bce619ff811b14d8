// Finds the files of a path in `interface`: Swift sources without their tests, or `.swiftinterface` files. An
// `.xcframework` has one of these for each platform and processor; flowgen takes the iPhone's, else the first.

import FlowModel
import SwiftText

struct InterfaceFiles {
    let tree: any ReadableFileSystem

    /// The files at a path, or that a pattern matches; empty if there are none.
    func files(at entry: Located<String>) throws -> [SDKInterface.File] {
        let pattern = try GlobPattern(entry.value)
        guard pattern.isLiteral, let path = RelativePath(validating: entry.value) else {
            return try read(try pattern.expand(in: tree).filter(Self.isInterface))
        }
        switch try tree.kind(of: path) {
        case .folder: return try read(try files(below: path))
        case .file: return try read([path])
        case .link:
            do throws(WorkspaceError) {
                return try read(try files(below: path))
            } catch {
                guard error.reason == .notAFolder else { throw error }
                return try read([path])
            }
        case .absent, .other: return []
        }
    }

    private func read(_ paths: [RelativePath]) throws(WorkspaceError) -> [SDKInterface.File] {
        try Workers.available.map(paths) { [tree] path throws(WorkspaceError) in
            try tree.read(path).map { SDKInterface.File(path: path.description, bytes: $0) }
        }.compactMap(\.self)
    }

    private static func isInterface(_ path: RelativePath) -> Bool {
        if path.name.hasSuffix(".swift") { return path.name != "Package.swift" }
        // Those are for the SDK's own other modules.
        let isForOthers = [".private", ".package"].contains { path.name.hasSuffix("\($0).swiftinterface") }
        return path.name.hasSuffix(".swiftinterface") && !isForOthers
    }

    private func files(below folder: RelativePath) throws(WorkspaceError) -> [RelativePath] {
        if folder.name.hasSuffix(".xcframework") { return try framework(folder) }
        var found: [RelativePath] = []
        for entry in try tree.entries(of: folder) where !entry.path.name.hasPrefix(".") {
            let name = entry.path.name
            if entry.kind == .folder, !name.hasSuffix("Tests"), !name.hasSuffix(".docc") {
                found += try files(below: entry.path)
            } else if entry.kind == .file, Self.isInterface(entry.path) {
                found.append(entry.path)
            }
        }
        return found
    }

    /// The interface of each module in a framework, for one platform and one processor.
    private func framework(_ folder: RelativePath) throws(WorkspaceError) -> [RelativePath] {
        let all = try tree.list(folder).filter { $0.name.hasSuffix(".swiftinterface") && Self.isInterface($0) }
        let depth = folder.components.count
        let platforms = Dictionary(grouping: all) { $0.components[depth] }
        let phone = platforms.keys.sorted().first { $0.hasPrefix("ios-") && !$0.contains("simulator") }
        guard let platform = phone ?? platforms.keys.min() else { return [] }
        let modules = Dictionary(grouping: platforms[platform] ?? []) { $0.parent }
        return modules.values.compactMap { files in
            files.sorted().first { $0.name.hasPrefix("arm64") } ?? files.min()
        }.sorted()
    }
}
