// Tells a story through the real pipeline, in memory, and stops at the first thing that does not hold.
// Source: the design's section 6.

import MergeTorture
import Workspace

@testable import FlowgenKit

/// A story while it is told.
struct Telling {
    /// Whether flowgen follows changes in files that are there.
    static let mergeIsThere = true

    private let story: Story
    private let generate: Generator
    private var project: ProjectDraft
    private var files: InMemoryFiles
    private var firstRecords = InMemoryFiles()

    init(_ story: Story, with generate: @escaping Generator) {
        self.story = story
        self.generate = generate
        project = story.project
        files = story.project.inMemory()
    }

    mutating func tell() throws {
        try require(try generate(&files).status == .clean, "first run", "not clean")
        firstRecords = files.records
        var start: EditedFiles?
        for chapter in story.chapters {
            edit(chapter.edits)
            if chapter.hasRecords { try runUnchanged(chapter) }
            if start == nil { start = files.handWritten }
            files.change(records: chapter.records, first: firstRecords)
            try run(chapter.change.after)
        }
        for chapter in story.chapters.reversed() { try run(chapter.change.back) }
        let edits = story.chapters.dropFirst().flatMap(\.edits)
        if Self.mergeIsThere, story.isTame, edits.isEmpty { try compare(with: start ?? [:]) }
    }

    private mutating func edit(_ edits: [Edit]) {
        var edited = files.handWritten
        for edit in edits { _ = Editor.apply(edit, to: &edited, indent: project.indent) }
        files.handWritten = edited
    }

    /// Without a change of the flow nothing changes but what was taken away.
    private mutating func runUnchanged(_ chapter: Chapter) throws {
        let before = files.handWritten
        let report = try generate(&files)
        try judge(report, before: before)
        guard !story.edits.contains(where: \.kind.mayConflict) else { return }
        for (path, bytes) in before {
            try require(files.handWritten[path] == bytes, "unchanged", diff(path, bytes))
        }
    }

    /// A run after the flow has changed.
    private mutating func run(_ after: ProjectDraft) throws {
        let before = files.handWritten
        project = after
        files.write(after)
        let report = try generate(&files)
        try judge(report, before: before)
        let once = files
        let again = try generate(&files)
        try require(again.status == report.status, "second run", "exit \(again.status)")
        for (path, bytes) in once.files {
            try require(files.files[path] == bytes, "second run", diff(path.description, bytes))
        }
        if report.status == .clean {
            let check = try Check().run(files: files)
            try require(check.status == .clean, "check", "\(check.diagnostics.map(\.message))")
        }
    }

    private func judge(_ report: RunReport, before: EditedFiles) throws {
        try judgeStatus(report)
        let after = files.handWritten
        for (path, bytes) in before where after[path] != bytes {
            let pieces = HandWritten(in: bytes)
            // The file of a wrapper goes with its name.
            let places = after[path].map { [$0] } ?? after.filter { before[$0.key] == nil }.map(\.1)
            let isThere = places.contains { pieces.firstLost(in: $0) == nil }
            let lost = places.first.flatMap { pieces.firstLost(in: $0) } ?? "the file"
            try require(isThere || pieces.isEmpty, "lost", "«\(lost)»\n" + diff(path, bytes))
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
            let mayConflict = story.edits.contains(where: \.kind.mayConflict)
            let hasRecords = story.chapters.allSatisfy(\.hasRecords)
            try require(mayConflict || !hasRecords, "conflict without a reason", told)
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
        return unifiedDiff(old: old, new: files.files[place], path: place)
    }

    private func require(
        _ holds: Bool, _ property: String, _ detail: @autoclosure () -> String
    ) throws {
        if !holds { throw Failure(property, detail()) }
    }
}
