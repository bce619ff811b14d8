// One run of a golden's command in a copy of its input: what it changed, printed and answered, and
// how that differs from what the golden holds.

import Foundation
import TestSupport

/// A golden's command, run.
struct GoldenRun {
    let golden: GoldenCase
    let place: TemporaryFolder
    let outcome: ProcessOutcome
    /// The files that the command wrote or changed.
    let changes: FileTree
    /// Files that were there before, and are no more.
    let lost: [String]
    /// The command's `--root`, for other commands in the same project.
    let rootOption: [String]

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
        let before = try place.files()
        let arguments = try golden.arguments()
        rootOption = arguments.firstIndex(of: "--root").map { Array(arguments[$0...]) } ?? []
        outcome = try ChildProcess.flowgen(arguments, in: place.url).run()
        let after = try place.files()
        // Records are full of hashes, and what all flows share is long; only goldens that are about them hold them.
        let (showsRecords, showsSupport) = try (golden.isAboutRecords(), golden.isAboutSupport())
        let isShown = { (path: String) in
            (showsRecords || !Self.isRecord(path)) && (showsSupport || !path.contains("/Support/"))
        }
        changes = FileTree(after.changes(since: before).contents.filter { isShown($0.key) })
        lost = before.paths.filter { after.contents[$0] == nil && isShown($0) }
    }

    private static func isRecord(_ path: String) -> Bool {
        path.contains(#/(^|\/)\.flowgen\/([^\/]*\.record|\.gitattributes)$/#)
    }

    /// Whether the command is one that brings everything up to date.
    func writes() throws -> Bool {
        let arguments = try golden.arguments()
        return ["new", "generate", "remove"].contains(arguments.first)
            && !arguments.contains("--dry-run")
    }

    /// What differs from the golden, for people to read; empty if nothing does.
    func differences() throws -> String {
        var text = try golden.expected().difference(to: changes)
        for (name, actual) in streams {
            text += FileTree.difference(try golden.text(name), actual, name)
        }
        return text + FileTree.difference(try golden.text("deleted"), deleted, "deleted")
    }

    /// The files that were deleted, one a line.
    private var deleted: String { lost.map { $0 + "\n" }.joined() }

    /// Rewrites the golden.
    func recapture() throws {
        try golden.setExpected(changes)
        for (name, text) in streams + [("deleted", deleted)] {
            let file = golden.folder.appendingPathComponent(name)
            if !text.isEmpty {
                try FileTree([name: Data(text.utf8)]).write(to: golden.folder)
            } else if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
        }
    }

    private var streams: [(name: String, text: String)] {
        [
            ("output.txt", outcome.output), ("errors.txt", outcome.errors),
            ("status", "\(outcome.status)\n"),
        ]
    }
}

/// The run before a golden's command did not end well.
struct PreparationFailed: Error, CustomStringConvertible {
    let description: String
}

/// Whether the goldens are to be rewritten.
enum Recapture {
    /// Whether somebody asks for it.
    static var isAsked: Bool {
        ProcessInfo.processInfo.environment["FLOWGEN_UPDATE_GOLDENS"] == "1"
    }

    /// Whether it may be done here.
    static var isAllowed: Bool { isAllowed(in: ProcessInfo.processInfo.environment) }

    /// Whether it may be done in this environment.
    static func isAllowed(in environment: [String: String]) -> Bool {
        ["", "0", "false"].contains(environment["CI"] ?? "")
    }
}
