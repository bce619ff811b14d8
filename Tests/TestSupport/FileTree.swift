// The files of a folder as one value: read, written, compared. Two trees are compared byte by byte, and what differs is
// shown as a unified difference.

import Foundation
import FlowgenKit

/// The files below a folder, by their path from there.
package struct FileTree: Equatable, Sendable {
    /// The bytes of each file; links are followed.
    package var contents: [String: Data] = [:]

    /// A tree without files.
    package init() {}

    /// A tree of these files.
    package init(_ contents: [String: Data]) {
        self.contents = contents
    }

    /// The files below a folder; none if there is no such folder.
    ///
    /// - Throws: an error of Foundation when a file cannot be read.
    package init(at folder: URL) throws {
        for name in try Self.names(below: folder) {
            contents[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
    }

    /// The paths, sorted.
    package var paths: [String] { contents.keys.sorted() }

    /// The text of a file; empty if there is none.
    package func text(_ path: String) -> String {
        String(decoding: contents[path] ?? Data(), as: UTF8.self)
    }

    /// The files that another tree does not hold with the same bytes.
    package func changes(since other: FileTree) -> FileTree {
        FileTree(contents.filter { other.contents[$0.key] != $0.value })
    }

    /// Both, where this one's files win.
    package func over(_ other: FileTree) -> FileTree {
        FileTree(contents.merging(other.contents) { mine, _ in mine })
    }

    /// Writes the files that are not there with these bytes already.
    ///
    /// - Throws: an error of Foundation when a file cannot be written.
    package func write(to folder: URL) throws {
        for (name, data) in contents {
            let file = folder.appendingPathComponent(name)
            let isThere = FileManager.default.contents(atPath: file.path) == data
            if !isThere { try Self.write(data, to: file) }
        }
    }

    /// What would have to change for this tree to become `actual`; empty if they are equal.
    package func difference(to actual: FileTree) -> String {
        Set(paths + actual.paths).sorted().map { path in Self.difference(contents[path], actual.contents[path], path) }
            .joined()
    }

    /// The unified difference of two texts.
    package static func difference(_ old: String, _ new: String, _ name: String) -> String {
        difference(Data(old.utf8), Data(new.utf8), name)
    }

    private static func difference(_ old: Data?, _ new: Data?, _ name: String) -> String {
        guard old != new else { return "" }
        let text = RelativePath(validating: name).map {
            unifiedDiff(old: old.map(Array.init), new: new.map(Array.init), path: $0)
        }
        // An empty file that is not there makes no line of a difference.
        if let text, !text.isEmpty { return text }
        return "\(name): \(old == nil ? "should not be there" : "is missing or differs")\n"
    }

    /// The paths of the files below a folder.
    package static func names(below folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(name).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    /// When each file below a folder was last written.
    package static func dates(below folder: URL) throws -> [String: Date] {
        var dates: [String: Date] = [:]
        for name in try names(below: folder) {
            let path = folder.appendingPathComponent(name).path
            let facts = try FileManager.default.attributesOfItem(atPath: path)
            dates[name] = facts[.modificationDate] as? Date
        }
        return dates
    }

    static func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}
