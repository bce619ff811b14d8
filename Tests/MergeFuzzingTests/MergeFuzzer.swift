// Runs a case through the real pipeline, in memory, and stops at the first property that does not hold.

import MergeFuzzing
import RegexBuilder
import FlowgenKit

@testable import FlowgenKit

/// A case while it runs.
struct MergeFuzzer {
    private let fuzzCase: FuzzCase
    private let runs: any Runs
    private var project: ProjectDraft
    private var files: InMemoryFileSystem
    private var firstRecords = InMemoryFileSystem()
    /// The project before a change without records: with those of an earlier state back, files follow it late.
    private var unrecorded: ProjectDraft?
    /// The members whose conflicts the last run has shown, which nobody decides here: they are the flow's still.
    private var undecided: Set<String> = []

    init(_ fuzzCase: FuzzCase, with runs: any Runs) {
        self.fuzzCase = fuzzCase
        self.runs = runs
        project = fuzzCase.project
        files = fuzzCase.project.inMemory()
    }

    mutating func run() throws {
        try require(try runs.generate(&files).status == .clean, "first run", "not clean")
        firstRecords = files.records
        var start: EditedFiles?
        var startNames: Set<String> = []
        for round in fuzzCase.rounds {
            edit(round.edits)
            if round.hasRecords { try runUnchanged(round) }
            if start == nil { (start, startNames) = (files.handWritten, names(in: files)) }
            if !round.hasRecords, unrecorded == nil { unrecorded = project }
            files.change(records: round.records, first: firstRecords)
            try run(round.change.after)
        }
        let middle = names(in: files)
        let needed = Set(files.handWritten.values.flatMap(Self.lines(of:)).filter(Self.isImport))
        for round in fuzzCase.rounds.reversed() { try run(round.change.back) }
        let edits = fuzzCase.rounds.dropFirst().flatMap(\.edits)
        guard fuzzCase.isSafe, edits.isEmpty, let start else { return }
        try compare(with: start, isExact: startNames == middle, needed: needed)
    }

    /// The names of all members that stand in files written by hand.
    private func names(in files: InMemoryFileSystem) -> Set<String> {
        Set(files.handWritten.values.flatMap { runs.text($0).declarations }.map(\.name))
    }

    private mutating func edit(_ edits: [Edit]) {
        var edited = files.handWritten
        for edit in edits {
            _ = Editor.apply(edit, to: &edited, reading: runs.text)
        }
        files.handWritten = edited
    }

    /// Without a change of the flow nothing changes but what was taken away.
    private mutating func runUnchanged(_ round: FuzzRound) throws {
        let before = files.handWritten
        let report = try runs.generate(&files)
        try judge(report, before: before, of: project)
        guard !fuzzCase.edits.contains(where: \.kind.mayConflict) else { return }
        for (path, bytes) in before {
            try require(files.handWritten[path] == bytes, "unchanged", diff(path, bytes))
        }
    }

    /// A run after the flow has changed.
    private mutating func run(_ after: ProjectDraft) throws {
        let before = files.handWritten
        let former = project
        project = after
        files.write(after)
        let report = try runs.generate(&files)
        try judge(report, before: before, of: former)
        let once = files
        let conflicts = report.diagnostics.filter { $0.id == "check-conflict" }
        // Such as: yours is `open`, the flow's is `open()`, where it was `open(key:)`.
        undecided = Set(conflicts.flatMap { $0.message.matches(of: #/`([^`]+)`/#) }.map { String($0.1) })
        let again = try runs.generate(&files)
        try require(again.status == report.status, "second run", "exit \(again.status)")
        for (path, bytes) in once.files {
            try require(files.files[path] == bytes, "second run", diff(path.description, bytes))
        }
        if report.status == .clean, let check = try runs.check(files) {
            try require(check.status == .clean, "check", "\(check.diagnostics.map(\.message))")
        }
    }

    private func judge(_ report: RunReport, before: EditedFiles, of former: ProjectDraft) throws {
        try judgeStatus(report)
        let after = files.handWritten
        try require(report.status != .environment || after == before, "stopped", "but wrote")
        for (path, old) in before where after[path] != old {
            let bytes = withNewStepNames(old, from: former)
            let pieces = HandWritten(in: bytes, reading: runs.text)
            // The file of a wrapper goes with its name.
            let places = after[path].map { [$0] } ?? after.filter { before[$0.key] == nil }.map(\.1)
            let isThere = places.contains { pieces.firstLost(in: $0) == nil }
            let lost = places.first.flatMap { pieces.firstLost(in: $0) } ?? "the file"
            try require(isThere || pieces.isEmpty, "lost", "«\(lost)»\n" + diff(path, bytes))
        }
        for (path, bytes) in after where before[path] != bytes {
            let isSwift = runs.text(bytes).isParsable
            try require(isSwift, "parses", diff(path, before[path] ?? []))
        }
        let requirements = try runs.requirements(of: project)
        let formerRequirements = try runs.requirements(of: former)
        let late = try unrecorded.map(runs.requirements)
        let untouched = Untouched(
            from: [formerRequirements, late].compactMap(\.self), to: requirements, formerNames: former.flow.formerNames)
        // A body hands the runner the names of steps, which follow the flow wherever they are.
        let renamed = before.values.map { runs.text(withNewStepNames($0, from: former)) }
        let changed = [before.values.map(runs.text), renamed].map { texts in
            untouched.firstChanged(from: texts, to: after.values.map(runs.text), except: undecided)
        }
        try require(changed.contains(nil), "untouched", changed.compactMap(\.self).first ?? "")
        guard report.status == .clean else { return }
        let words = report.files.flatMap(\.members).map(\.words)
        try requirements.judge(
            files, of: fuzzCase, known: requirements.known(since: formerRequirements, told: words), reading: runs.text)
    }

    /// A file with what the flow says of its renamed steps: a body hands their names to the runner.
    private func withNewStepNames(_ bytes: [UInt8], from former: ProjectDraft) -> [UInt8] {
        let old = Set(former.flow.steps.map(\.name))
        let renamed = project.flow.steps.filter { old.contains($0.was) && !old.contains($0.name) }
        var text = String(decoding: bytes, as: UTF8.self)
        for step in renamed {
            let handed = Regex {
                Capture(
                    Regex {
                        "("; ZeroOrMore(.whitespace); "."
                    })
                step.was
                Capture(.anyOf("),"))
            }
            text.replace(handed) { "\($0.1)\(step.name)\($0.2)" }
        }
        return Array(text.utf8)
    }

    private func judgeStatus(_ report: RunReport) throws {
        let text = "exit \(report.status), \(report.diagnostics.map(\.message))"
        switch report.status {
        case .clean: return
        case .conflict:
            // A step may get the name that its method has in another file.
            let mayConflict = fuzzCase.edits.contains { $0.kind.mayConflict || $0.kind == .moveToSibling }
            let hasRecords = fuzzCase.rounds.allSatisfy(\.hasRecords)
            try require(mayConflict || !hasRecords, "conflict without a reason", text)
        case .environment where isRenamedWrapper(report): return
        default: throw Failure("exit", text)
        }
    }

    /// Whether the run stopped at a wrapper whose name in the flow is another one: without records nothing tells
    /// whether that wrapper is meant.
    private func isRenamedWrapper(_ report: RunReport) -> Bool {
        let errors = report.diagnostics.filter { $0.severity == .error }
        return !fuzzCase.rounds.allSatisfy(\.hasRecords) && errors.map(\.id) == ["check-renamed-wrapper"]
    }

    /// A flow that changed and changed back leaves the files as they were, byte by byte; but where members have gone
    /// and come back beside something written by hand, line by line. An import or `NSObject` that the flow needed
    /// meanwhile stays where something is written by hand.
    private func compare(with start: EditedFiles, isExact: Bool, needed: Set<String>) throws {
        let isExact = isExact || !fuzzCase.edits.contains(where: \.kind.standsBetweenMembers)
        for (path, bytes) in start {
            let now = files.handWritten[path]
            let start = Self.lines(of: bytes)
            let lines = now.map(Self.lines(of:))
            let isSame = isExact ? now == bytes : lines == start
            let staying = lines?.filter { !needed.contains($0) || start.contains($0) }
            let isLeft = staying.map(Self.withoutSuperclass) == Self.withoutSuperclass(start)
            let keepsWhatIsNeeded = !fuzzCase.edits.isEmpty && lines != start && isLeft
            try require(isSame || keepsWhatIsNeeded, "and back", diff(path, bytes))
        }
    }

    private static func withoutSuperclass(_ lines: [String]) -> [String] {
        lines.map { $0.replacing("NSObject, ", with: "") }.sorted()
    }

    private static func isImport(_ line: String) -> Bool {
        line.prefixMatch(of: /(@preconcurrency )?((public|package|internal) )?import\s/) != nil
    }

    /// The lines that are not empty, sorted.
    private static func lines(of bytes: [UInt8]) -> [String] {
        bytes.split { $0 == 10 || $0 == 13 }.map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.contains { $0 != " " && $0 != "\t" } }.sorted()
    }

    private func diff(_ path: String, _ old: [UInt8]) -> String {
        guard let place = RelativePath(validating: path) else { return path }
        return unifiedDiff(old: old, new: files.files[place], path: place)
    }

    private func require(_ holds: Bool, _ property: String, _ detail: @autoclosure () -> String) throws {
        if !holds { throw Failure(property, detail()) }
    }
}
