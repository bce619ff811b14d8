// One golden: a folder in Tests/Goldens that says what a command is given, and what it must answer.
// CONTRIBUTING describes the files of such a folder.

import Foundation

/// A golden.
package struct GoldenCase: Sendable, CustomStringConvertible {
    /// The folder's name.
    package let name: String
    /// The folder.
    package let folder: URL

    /// The folder of all goldens.
    package static let home = Checkout.root.appendingPathComponent("Tests/Goldens")

    /// All goldens, by name.
    ///
    /// - Throws: an error of Foundation when the folder cannot be listed.
    package static func all() throws -> [GoldenCase] {
        try FileManager.default.contentsOfDirectory(atPath: home.path).sorted()
            .filter { !$0.hasPrefix(".") }.map(GoldenCase.init)
    }

    /// The golden of this name.
    package init(_ name: String) {
        self.name = name
        folder = Self.home.appendingPathComponent(name)
    }

    /// Its name.
    package var description: String { name }

    /// The files that the command finds.
    package func input() throws -> FileTree {
        try FileTree(at: folder.appendingPathComponent("input"))
    }

    /// The files that it must have written or changed.
    package func expected() throws -> FileTree {
        let stored = try FileTree(at: expectedFolder).contents.map { path, data in
            (path.replacing(Self.storedIgnore, with: Self.ignore), data)
        }
        return FileTree(Dictionary(uniqueKeysWithValues: stored))
    }

    /// Makes these the files that it must have written or changed.
    ///
    /// - Throws: an error of Foundation when a file cannot be written or removed.
    package func setExpected(_ files: FileTree) throws {
        let stored = files.contents.map { path, data in
            (path.replacing(Self.ignore, with: Self.storedIgnore), data)
        }
        let new = FileTree(Dictionary(uniqueKeysWithValues: stored))
        for name in try FileTree.names(below: expectedFolder) where new.contents[name] == nil {
            try FileManager.default.removeItem(at: expectedFolder.appendingPathComponent(name))
        }
        try new.write(to: expectedFolder)
    }

    private var expectedFolder: URL { folder.appendingPathComponent("expected") }

    /// A `.gitignore` is stored under another name: under its own it would keep files of the golden
    /// out of the repository.
    private static let ignore = "/.gitignore"
    private static let storedIgnore = "/gitignore.stored"

    /// Types of an app that the generated code speaks of.
    package func app() throws -> FileTree { try FileTree(at: folder.appendingPathComponent("app")) }

    /// The command's arguments.
    package func arguments() throws -> [String] {
        let line = try lines("command").first ?? "generate"
        return line.split(separator: " ").map(String.init)
    }

    /// The arguments of a run that comes before; nil if there is none.
    package func preparation() throws -> [String]? {
        try lines("before").first.map { $0.split(separator: " ").map(String.init) }
    }

    /// Whether it holds what the records are to say; else they are not looked at.
    package func isAboutRecords() throws -> Bool {
        try FileTree.names(below: expectedFolder).contains { $0.hasSuffix(".record") }
            || lines("deleted").contains { $0.hasSuffix(".record") }
    }

    /// Whether it holds the files that all flows share; else they are not looked at.
    package func isAboutSupport() throws -> Bool {
        try FileTree.names(below: expectedFolder).contains { $0.contains("/Support/") }
    }

    /// Changes made by hand between that run and the command: files written, and files removed.
    package func handiwork() throws -> (written: FileTree, removed: [String]) {
        (try FileTree(at: folder.appendingPathComponent("changes")), try lines("removed"))
    }

    /// The text of one of its files; empty if there is none.
    package func text(_ name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return "" }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    /// Whether the whole of the code is among what it expects, so that it can be compiled.
    package func isWholeProject() throws -> Bool {
        let status = try text("status")
        let paths = try expected().paths
        return try status == "0\n" && preparation() == nil
            && paths.contains { $0.hasSuffix("/IntegrationsManager.swift") }
    }

    private func lines(_ name: String) throws -> [String] {
        try text(name).split(separator: "\n").map(String.init)
    }
}
