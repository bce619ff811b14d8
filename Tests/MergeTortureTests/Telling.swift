// Tells a story through the real pipeline, in memory, and stops at the first thing that does not hold.
// Source: the design's section 6.

import MergeTorture
import Workspace

@testable import FlowgenKit

/// A story while it is told.
struct Telling {
    /// Whether flowgen follows changes in files that are there.
    static let mergeIsThere = false

    private let story: Story
    private var project: ProjectDraft
    private var files: InMemoryFiles

    init(_ story: Story) {
        self.story = story
        project = story.project
        files = story.project.inMemory()
    }

    mutating func tell() throws {
        try require(try files.generate().status == .clean, "first run", "not clean")
        edit()
        try runUnchanged()
        let start = files.handWritten
        for change in story.changes { try run(change.after) }
        for change in story.changes.reversed() { try run(change.back) }
        if Self.mergeIsThere, story.isTame { try compare(with: start) }
    }

    private mutating func edit() {
        var edited = files.handWritten
        for edit in story.edits {
            _ = Editor.apply(edit, to: &edited, indent: project.indent)
        }
        files.handWritten = edited
    }

    /// Without a change of the flow nothing changes but what was taken away.
    private mutating func runUnchanged() throws {
        let before = files.handWritten
        let report = try files.generate()
        let takesAway = story.edits.contains { $0.kind.takesAway }
        if takesAway {
            try judge(report, before: before)
        } else {
            try require(report.status == .clean, "unchanged", "exit \(report.status)")
            for (path, bytes) in before {
                try require(files.handWritten[path] == bytes, "unchanged", diff(path, bytes))
            }
        }
    }

    /// A run after the flow has changed.
    private mutating func run(_ after: ProjectDraft) throws {
        let before = files.handWritten
        project = after
        files.write(after)
        let report = try files.generate()
        try judge(report, before: before)
        let once = files
        let again = try files.generate()
        try require(again.status == report.status, "second run", "exit \(again.status)")
        for (path, bytes) in once.files {
            let text = path.description
            try require(files.files[path] == bytes, "second run", diff(text, bytes))
        }
        if report.status == .clean {
            let check = try Check().run(files: files)
            try require(check.status == .clean, "check", "\(check.diagnostics.map(\.message))")
        }
    }

    private func judge(_ report: RunReport, before: EditedFiles) throws {
        try judgeStatus(report)
        let after = files.handWritten
        for (path, bytes) in before {
            let pieces = HandWritten(in: bytes)
            guard let lost = after[path].map({ pieces.firstLost(in: $0) }) ?? pieces.pieces.first
                .map({ String(decoding: $0, as: UTF8.self) })
            else { continue }
            // The file of a wrapper goes with its name.
            let isElsewhere = after.contains {
                before[$0.key] == nil && pieces.firstLost(in: $0.value) == nil
            }
            try require(isElsewhere, "lost", "«\(lost)»\n" + diff(path, bytes))
        }
        for (path, bytes) in after where before[path] != bytes {
            let isSwift = SourceText(bytes).isParsable
            try require(isSwift, "parses", diff(path, before[path] ?? []))
        }
        guard Self.mergeIsThere, report.status == .clean else { return }
        try Requirements(of: project).judge(files, story)
    }

    private func judgeStatus(_ report: RunReport) throws {
        let told = "exit \(report.status), \(report.diagnostics.map(\.message))"
        switch report.status {
        case .clean: return
        case .conflict:
            let mayConflict = story.edits.contains { $0.kind.mayConflict }
            try require(mayConflict, "conflict without a reason", told)
        default: throw Failure("exit", told)
        }
    }

    /// A flow that changed and changed back leaves the files as they were.
    private func compare(with start: EditedFiles) throws {
        for (path, bytes) in start {
            try require(files.handWritten[path] == bytes, "and back", diff(path, bytes))
        }
    }

    private func diff(_ path: String, _ old: [UInt8]) -> String {
        guard let place = RelativePath(validating: path) else { return path }
        return unifiedDiff(old: old, new: files.files[place] ?? [], path: place)
    }

    private func require(
        _ holds: Bool, _ property: String, _ detail: @autoclosure () -> String
    ) throws {
        if !holds { throw Failure(property, detail()) }
    }
}
