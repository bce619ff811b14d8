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
        let before = try place.files()
        arguments = try golden.arguments()
        outcome = try ChildProcess.flowgen(arguments, in: place.url).run()
        let after = try place.files()
        changes = after.changes(since: before)
        lost = before.paths.filter { after.contents[$0] == nil }
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
        var text = try golden.expected().difference(to: golden.shown(of: changes))
        for (name, actual) in try texts() {
            text += FileTree.difference(try golden.text(name), actual, name)
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
        try golden.setExpected(golden.shown(of: changes))
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
