// One golden: a folder in Tests/Goldens that says which command runs on which files, and what the command must do.
// CONTRIBUTING describes the files of such a folder.

import Foundation

/// A golden.
package struct GoldenCase: Sendable, CustomStringConvertible {
    /// The folder's name.
    package let name: String
    package let folder: URL

    /// The folder of all goldens.
    package static let home = Checkout.root.appendingPathComponent("Tests/Goldens")

    /// All goldens, by name.
    package static func all() throws -> [GoldenCase] {
        try FileManager.default.contentsOfDirectory(atPath: home.path).sorted()
            .filter { !$0.hasPrefix(".") }.map(GoldenCase.init)
    }

    package init(_ name: String) {
        self.name = name
        folder = Self.home.appendingPathComponent(name)
    }

    package var description: String { name }

    // MARK: - Before the command

    /// The files that the command finds.
    package func input() throws -> FileTree {
        try FileTree(at: folder.appendingPathComponent("input"))
    }

    /// The app's own types that the generated code mentions.
    package func app() throws -> FileTree { try FileTree(at: folder.appendingPathComponent("app")) }

    /// The arguments of a run before the command; nil if there is none.
    package func preparation() throws -> [String]? {
        try lines("before").first.map { $0.split(separator: " ").map(String.init) }
    }

    /// Files written by hand between that run and the command. Of one that the run has written, in `FILE.diff`, it has the
    /// edited lines.
    package func handiwork() throws -> FileTree { try FileTree(at: folder.appendingPathComponent("changes")) }

    /// Writes, edits and removes the files that are changed by hand.
    package func workByHand(in place: URL) throws {
        for (path, data) in try handiwork().contents {
            let file = path.hasSuffix(Self.change) ? String(path.dropLast(Self.change.count)) : path
            var new = data
            if file != path {
                let old = String(decoding: try Data(contentsOf: place.appendingPathComponent(file)), as: UTF8.self)
                new = Data(try Self.edited(old, by: String(decoding: data, as: UTF8.self), file).utf8)
            }
            try FileTree([file: new]).write(to: place)
        }
        for name in try lines("removed") {
            try FileManager.default.removeItem(at: place.appendingPathComponent(name))
        }
    }

    /// A text with some lines replaced. `@@` stands between the edits, which are in the order of the text.
    private static func edited(_ text: String, by edits: String, _ path: String) throws -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var start = 0
        for edit in edits.split(separator: "@@\n") {
            let marked = edit.split(separator: "\n")
            let old = marked.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }
            let new = marked.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
            let place = (start..<lines.count).first { lines[$0...].starts(with: old) }
            guard let place, !old.isEmpty else { throw EditFailed(description: "\(path) lacks these lines:\n\(edit)") }
            lines.replaceSubrange(place..<place + old.count, with: new)
            start = place + new.count
        }
        return lines.joined(separator: "\n")
    }

    private struct EditFailed: Error, CustomStringConvertible {
        let description: String
    }

    /// The command's arguments.
    package func arguments() throws -> [String] {
        let line = try lines("command").first ?? "generate"
        return line.split(separator: " ").map(String.init)
    }

    // MARK: - After the command

    /// The files that the golden shows: what the command must have made of them.
    package func expected() throws -> FileTree {
        let stored = try FileTree(at: expectedFolder).contents.map { path, data in
            (path.replacing(Self.storedIgnore, with: Self.ignore), data)
        }
        return FileTree(Dictionary(uniqueKeysWithValues: stored))
    }

    /// Makes these the files that the golden shows.
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

    /// A `.gitignore` is stored under another name: under its own it would keep files of the golden out of the
    /// repository.
    private static let ignore = "/.gitignore"
    private static let storedIgnore = "/gitignore.stored"

    /// How the name of a shown file ends of which the golden has only what the command changes in it.
    package static let change = ".diff"

    /// Which of the files that the command wrote are compared: those in `expected`, and all of the project's own in a
    /// golden with a file `whole`.
    package func shown(of written: FileTree) throws -> FileTree {
        let named = try expected().contents
        return FileTree(
            written.contents.filter { path, _ in
                named[path] != nil || named[path + Self.change] != nil || isWhole && !Self.isCommon(path)
            })
    }

    /// Whether the golden shows a whole project.
    package var isWhole: Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("whole").path) }

    /// Whether a file is much the same in each project: the state of flowgen, and what all flows share.
    private static func isCommon(_ path: String) -> Bool {
        path.contains(#/(^|\/)(\.flowgen|Support)\//#)
    }

    /// Whether the command makes a whole project, from nothing.
    package func makesProject() throws -> Bool {
        let report = try text("output.txt")
        return try text("status") == "0\n" && preparation() == nil
            && report.contains(#/created +\S*(IntegrationsManager|\+\w+)\.swift/#)
    }

    /// The text of one of the golden's files; empty if there is none.
    package func text(_ name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return "" }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    private func lines(_ name: String) throws -> [String] {
        try text(name).split(separator: "\n").map(String.init)
    }
}
