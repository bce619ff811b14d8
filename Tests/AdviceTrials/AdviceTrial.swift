// Follows advice mechanically: applies a diagnostic's fix to the file, reads the file again, and lists every message
// that is still about the same thing. Tests that judge a text run this for all diagnostics they get, so a new case is
// covered without being listed anywhere.
//
// A message is about the same thing as a fix if, in the rewritten file,
// - its range overlaps or touches the text that the fix wrote, or the place where it deleted; or
// - it overlaps the key of the innermost entry that holds this text; or
// - the rewritten file has no tree, and the message is on a line that the fix wrote; or
// - it is the same message as before, at the place that was marked.

import Diagnostics
import FlowYAML

/// The advice of the diagnostics of one text, put to the test.
package struct AdviceTrial {
    /// Reads a rewritten file again, with everything that belongs to it, and answers all diagnostics.
    private let reread: (SourceFile) -> [Diagnostic]

    /// A trial in which files are read by `reread`.
    package init(reread: @escaping (SourceFile) -> [Diagnostic]) {
        self.reread = reread
    }

    /// What is wrong with the advice of these diagnostics, a line for each defect.
    package func defects(in diagnostics: [Diagnostic]) -> [String] {
        diagnostics.flatMap { diagnostic in
            [missingFix(diagnostic)].compactMap { $0 }
                + whatFollows(diagnostic, excluding: diagnostics.filter { $0 != diagnostic })
        }
    }

    /// "write `x`" names a definite text, so there must be a fix that writes it.
    private func missingFix(_ diagnostic: Diagnostic) -> String? {
        guard let advice = diagnostic.advice, diagnostic.fix == nil, namesText(advice) else { return nil }
        return "[\(diagnostic.id)] has no fix, but says: \(advice)"
    }

    /// Whether advice is "write `x`" or "write it in quotes: `x`", with one text and nothing else.
    private func namesText(_ advice: String) -> Bool {
        let alternatives = ["` or `", "`, or `", "`, `", "…"]
        guard advice.hasSuffix("`"), !alternatives.contains(where: { advice.contains($0) }) else {
            return false
        }
        return ["write `", "write it in quotes: `"].contains { advice.hasPrefix($0) }
    }

    /// The messages about the same thing in the rewritten file. One that was there before, beside this diagnostic, does
    /// not follow from the fix: it has a trial of its own.
    private func whatFollows(_ diagnostic: Diagnostic, excluding others: [Diagnostic]) -> [String] {
        guard let fix = diagnostic.fix else { return [] }
        guard let location = diagnostic.location else { return ["[\(diagnostic.id)] has no place"] }
        let file = location.file
        let bytes = fix.applied(to: file.bytes)
        guard bytes != file.bytes else { return ["[\(diagnostic.id)] has a fix without effect"] }
        let thing = Thing(fix, marked: location.range, in: SourceFile(path: file.path, bytes: bytes))
        let left = reread(thing.file).filter { message in
            guard message.path == file.path, !others.contains(where: { isSame($0, message) }) else { return false }
            return thing.isMet(by: message) || thing.repeats(message, of: diagnostic)
        }
        return left.map { message in
            "after [\(diagnostic.id)] \(diagnostic.advice ?? "")\n\(thing.file.text(in: 0..<bytes.count))"
                + DiagnosticPrinter().text(for: message)
        }
    }

    private func isSame(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        left.id == right.id && left.message == right.message && left.path == right.path
            && left.location?.position.line == right.location?.position.line
    }
}

/// What a fix is about, in the rewritten file.
private struct Thing {
    let file: SourceFile
    /// What the fix wrote, a range for each edit.
    private let written: [Range<Int>]
    /// The text that the diagnostic marked.
    private let marked: Range<Int>
    /// The keys of the innermost entries that hold what was written; nil without a tree.
    private let keys: [Range<Int>]?

    init(_ fix: Fix, marked: Range<Int>, in file: SourceFile) {
        self.file = file
        var shift = 0
        var written: [Range<Int>] = []
        var (start, end) = (marked.lowerBound, marked.upperBound)
        for edit in fix.edits {
            let from = edit.range.lowerBound + shift
            written.append(from..<from + edit.text.utf8.count)
            let change = edit.text.utf8.count - edit.range.count
            if edit.range.upperBound <= marked.lowerBound { start += change }
            if edit.range.lowerBound < marked.upperBound { end += change }
            shift += change
        }
        self.written = written
        self.marked = start..<max(start, end)
        keys = YAMLDocument.read(file).root.map { root in
            written.compactMap { root.innermostKey(holding: $0) }
        }
    }

    func isMet(by message: Diagnostic) -> Bool {
        guard let range = message.location?.range else { return false }
        if written.contains(where: { touch($0, range) }) { return true }
        if let keys { return keys.contains { $0.overlaps(range) || $0 == range } }
        let line = file.position(at: range.lowerBound).line
        return written.contains { file.position(at: $0.lowerBound).line == line }
    }

    func repeats(_ message: Diagnostic, of first: Diagnostic) -> Bool {
        guard let range = message.location?.range, message.id == first.id else { return false }
        return message.message == first.message && touch(marked, range)
    }

    private func touch(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
    }
}

extension YAMLNode {
    /// The key of the innermost entry whose key or value holds a range.
    fileprivate func innermostKey(holding place: Range<Int>) -> Range<Int>? {
        switch content {
        case .scalar:
            return nil
        case .sequence(let nodes):
            return nodes.lazy.compactMap { $0.innermostKey(holding: place) }.first
        case .mapping(let entries):
            let entry = entries.last { $0.key.range.lowerBound <= place.lowerBound }
            guard let entry, place.lowerBound <= entry.value.range.upperBound else { return nil }
            return entry.value.innermostKey(holding: place) ?? entry.key.range
        }
    }
}
