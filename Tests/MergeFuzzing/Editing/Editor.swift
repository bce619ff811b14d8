// Edits files as developers do. Every edit leaves Swift that parses; one that would not is not made.

import SeededNumbers

/// The files that developers edit, by path.
package typealias EditedFiles = [String: [UInt8]]

/// Makes one edit.
package struct Editor {
    var random: SplitMix64
    let number: Int
    var count = 0
    var newline = "\n"
    let unit = "    "

    init(_ edit: Edit) {
        random = SplitMix64(seed: edit.seed)
        number = edit.number
    }

    /// Makes an edit in one of the files, and returns which; nil when there is no place for it.
    package static func apply(
        _ edit: Edit, to files: inout EditedFiles, reading read: ([UInt8]) -> SourceText = SourceText.init
    ) -> String? {
        var editor = Editor(edit)
        let paths = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for _ in 1...4 {
            guard let path = editor.random.pick(paths), let old = files[path] else { return nil }
            let text = read(old)
            editor.newline = text.newline
            var changed = EditedFiles()
            guard let new = editor.edit(text, edit.kind, path: path, others: &changed), new != old else { continue }
            changed[path] = new
            guard changed.values.allSatisfy({ read($0).isParsable }) else { continue }
            files.merge(changed) { $1 }
            return path
        }
        return nil
    }

    /// A marker that no other edit writes.
    mutating func mark() -> String {
        count += 1
        return HandWritten.marker(number, count)
    }

    private mutating func edit(
        _ text: SourceText, _ kind: EditKind, path: String, others: inout EditedFiles
    ) -> [UInt8]? {
        switch kind {
        case .tabs, .twoSpaces, .carriageReturns, .crlf, .noFinalNewline, .byteOrderMark, .blankLines, .trailingSpaces:
            return reformat(text.bytes, kind)
        case .topLevelType, .ownExtension: return addAtTop(text, kind)
        case .importLine: return addImport(text)
        case .conformance: return addConformance(text)
        case .moveToSibling: return moveToSibling(text, path, &others)
        default: break
        }
        guard let member = random.pick(text.members) else { return nil }
        switch kind {
        case .fillBody, .replaceBody: return fillBody(text, member, kind == .replaceBody)
        case .commentBefore, .commentBehind, .commentBelow: return comment(text, member, kind)
        case .helperMethod, .helperProperty, .helperType: return addHelper(text, member, kind)
        case .ifDebug, .ifDebugElse: return addCondition(text, member, kind == .ifDebugElse)
        case .moveToExtension: return moveToExtension(text, member)
        case .reorder: return reorder(text, member)
        case .delete: return delete(text, member)
        case .oneLine: return joinLines(text, member)
        case .docLine, .deleteDoc: return changeDoc(text, member, kind == .docLine)
        default: return changeHead(text, member, kind)
        }
    }
}

/// A range and what is to stand there.
struct Splice {
    let range: Range<Int>
    let text: String

    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    init(at place: Int, _ text: String) {
        self.init(place..<place, text)
    }
}

extension [UInt8] {
    /// The bytes with other text at some ranges, which do not overlap.
    func spliced(_ splices: Splice...) -> [UInt8] {
        var bytes = self
        for splice in splices.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(splice.range, with: Array(splice.text.utf8))
        }
        return bytes
    }
}
