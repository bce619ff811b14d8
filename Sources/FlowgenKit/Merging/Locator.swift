// Where outcomes of a merge are: in the file as it is before the run, or after it. Each file's lines are compared
// and found once, however much there is to say about it.

import Diagnostics
import SwiftMerging
import Workspace

/// Finds the locations of outcomes.
struct Locator {
    private let texts: [String: MergedText]
    private let isAfterRun: Bool
    private var files: [String: File] = [:]

    private struct File {
        let source: SourceFile
        let lines: [Int]
        /// How lines of the new text relate to the old; nil where the new text is shown.
        let map: LineMap?
    }

    init(_ texts: [String: MergedText], afterRun: Bool) {
        self.texts = texts
        isAfterRun = afterRun
    }

    mutating func location(of outcome: MemberOutcome) -> SourceLocation {
        let file = files[outcome.path] ?? self.file(outcome.path)
        files[outcome.path] = file
        let line = file.map.map { $0.oldLine(ofNew: outcome.line) } ?? outcome.line
        let isExact = isAfterRun || outcome.kind == .conflict
        guard !file.source.bytes.isEmpty else {
            return SourceLocation(file: file.source, range: 0..<0)
        }
        let range = file.source.range(
            ofLineAt: file.lines[min(max(line, 1), file.lines.count) - 1],
            from: isExact ? outcome.column : 1)
        return SourceLocation(file: file.source, range: range)
    }

    private func file(_ path: String) -> File {
        guard let text = texts[path] else {
            return File(source: SourceFile(path: path, bytes: []), lines: [0], map: nil)
        }
        let shown = isAfterRun ? text.new : text.old
        var lines = [0]
        for (offset, byte) in shown.enumerated() where byte == 10 { lines.append(offset + 1) }
        return File(
            source: SourceFile(path: isAfterRun ? path : text.formerPath, bytes: shown),
            lines: lines, map: isAfterRun ? nil : LineMap(old: text.old, new: text.new))
    }
}
