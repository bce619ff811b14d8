// One run of a golden's command in a copy of its input: what it changed, printed and answered, and how that differs
// from what the golden holds.

import Foundation
import TestSupport

/// A golden's command, run.
struct GoldenRun {
    let golden: GoldenCase
    let place: TemporaryFolder
    let outcome: ProcessOutcome
    /// The files that the command wrote or changed.
    let changes: FileTree
    /// The files that it deleted.
    let lost: [String]
    /// All files before it.
    private let before: FileTree
    let arguments: [String]

    init(_ golden: GoldenCase) throws {
        self.golden = golden
        place = try TemporaryFolder()
        try golden.input().write(to: place.url)
        if let preparation = try golden.preparation() {
            let run = try ChildProcess.flowgen(preparation, in: place.url).run()
            guard run.status == 0 else { throw PreparationFailed(description: run.errors) }
        }
        let handiwork = try golden.handiwork()
        try handiwork.written.write(to: place.url)
        for name in handiwork.removed {
            try FileManager.default.removeItem(at: place.url.appendingPathComponent(name))
        }
        before = try place.files()
        arguments = try golden.arguments()
        outcome = try ChildProcess.flowgen(arguments, in: place.url).run()
        let after = try place.files()
        changes = after.changes(since: before)
        lost = before.paths.filter { [before] in before.contents[$0] != nil && after.contents[$0] == nil }
    }

    /// Whether the command is one that brings everything up to date.
    var writes: Bool {
        ["new", "generate", "remove"].contains(arguments.first) && !arguments.contains("--dry-run")
    }

    /// The command's `--root`, for other commands in the same project.
    var rootOption: [String] {
        arguments.firstIndex(of: "--root").map { Array(arguments[$0...]) } ?? []
    }

    // MARK: - Against the golden

    /// What differs from the golden, for people to read; empty if nothing does.
    func differences() throws -> String {
        var text = try golden.expected().difference(to: compared())
        for (name, actual) in try texts() {
            text += FileTree.difference(try golden.text(name), actual, name)
        }
        return text
    }

    /// The shown files: new ones as they are, and of those that were there before what the command changed in them. So a
    /// line of a template moves only the goldens that are about it.
    private func compared() throws -> FileTree {
        var compared: [String: Data] = [:]
        for (path, data) in try golden.shown(of: changes).contents {
            if let old = before.contents[path], path.hasSuffix(".swift"), let text = Self.change(old, data, path) {
                compared[path + GoldenCase.change] = Data(text.utf8)
            } else {
                compared[path] = data
            }
        }
        return FileTree(compared)
    }

    /// The changed lines of a text, each change with the line before and the line behind it; nil if lines do not tell.
    private static func change(_ old: Data, _ new: Data, _ path: String) -> String? {
        guard !(old + new).contains(UInt8(ascii: "\r")), let old = String(validating: old, as: UTF8.self),
            let new = String(validating: new, as: UTF8.self)
        else { return nil }
        let lines = FileTree.difference(old, new, path).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 3, lines[2].hasPrefix("@@") else { return nil }
        func isChange(_ index: Int) -> Bool {
            index > 2 && index < lines.count && (lines[index].hasPrefix("+") || lines[index].hasPrefix("-"))
        }
        var text = ""
        var isApart = true
        for index in lines.indices.dropFirst(3) where !lines[index].isEmpty {
            let isShown = (index - 1...index + 1).contains(where: isChange) && !lines[index].hasPrefix("@@")
            if isShown, isApart { text += "@@\n" }
            if isShown { text += lines[index] + "\n" }
            isApart = !isShown
        }
        return text
    }

    /// Rewrites the golden.
    func recapture() throws {
        for (name, text) in try texts() {
            let file = golden.folder.appendingPathComponent(name)
            if !text.isEmpty {
                try FileTree([name: Data(text.utf8)]).write(to: golden.folder)
            } else if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
        }
        try golden.setExpected(compared())
    }

    /// The golden's files that hold one text each; there is no file where the text is empty.
    private func texts() throws -> [(name: String, text: String)] {
        [
            ("output.txt", outcome.output), ("errors.txt", outcome.errors), ("status", "\(outcome.status)\n"),
            ("written", try lines(unnamed())), ("deleted", lines(lost)),
        ]
    }

    private func lines(_ paths: [String]) -> String { paths.map { $0 + "\n" }.joined() }

    // MARK: - Names

    /// The written files that neither the golden shows nor the command's report names.
    private func unnamed() throws -> [String] {
        let (shown, reported) = (try golden.shown(of: changes).contents, reported)
        return changes.paths.filter {
            shown[$0] == nil && !reported.contains($0) && !Self.isForGit($0)
        }
    }

    /// The files that the report names as written, but that are what they were.
    var falselyReported: [String] { reported.filter { changes.contents[$0] == nil }.sorted() }

    /// The files that the command's report names as written.
    private var reported: Set<String> {
        let report = outcome.output + outcome.errors
        let lines = report.matches(
            of: #/^(?:created|updated|moved|backup) +(.+?)(?: \(was .+\))?$/#.anchorsMatchLineEndings())
        return Set(lines.map { String($0.1) })
    }

    /// Whether a file tells git what to do with flowgen's state; no report mentions these.
    private static func isForGit(_ path: String) -> Bool {
        path.contains(#/(^|\/)\.flowgen\/\.git(attributes|ignore)$/#)
    }
}

/// The run before a golden's command failed.
struct PreparationFailed: Error, CustomStringConvertible {
    let description: String
}

/// Whether the tests rewrite the goldens.
enum Recapture {
    /// Whether the environment asks for it.
    static var isAsked: Bool {
        ProcessInfo.processInfo.environment["FLOWGEN_UPDATE_GOLDENS"] == "1"
    }

    /// Whether it may be done here.
    static var isAllowed: Bool { isAllowed(in: ProcessInfo.processInfo.environment) }

    static func isAllowed(in environment: [String: String]) -> Bool {
        ["", "0", "false"].contains(environment["CI"] ?? "")
    }
}
