// The planned changes of one file: ranges, what takes their place, and what is to be said about them. All other bytes
// are copied as they are, but for an empty line that a deleted member leaves behind.

/// What became of a member, before its place in the new text is known.
struct Note: Sendable {
    var kind: MemberOutcome.Kind
    var member: String
    var detail: MemberOutcome.Detail?
}

struct Edit: Sendable {
    var range: Range<Int>
    var text: [UInt8] = []
    var isDeletion = false
    /// What is said about places in the text.
    var notes: [(offset: Int, note: Note)] = []
}

struct FileEdits: Sendable {
    private(set) var all: [Edit] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: [UInt8], notes: [(offset: Int, note: Note)] = []) {
        all.append(Edit(range: range, text: text, notes: notes))
    }

    /// Says something about what is at an offset, wherever it comes to be.
    mutating func note(
        _ kind: MemberOutcome.Kind, at offset: Int, _ member: String, _ detail: MemberOutcome.Detail? = nil
    ) {
        replace(offset..<offset, with: [], notes: [(0, Note(kind: kind, member: member, detail: detail))])
    }

    /// Deletes a member with its doc comment and its lines; if it shares a line, only its own bytes.
    mutating func delete(_ member: Member, in file: ParsedFile) { delete(member.docStart..<member.end, in: file) }

    mutating func delete(_ own: Range<Int>, in file: ParsedFile) {
        let lines = file.lines
        let isAlone = lines.isFirst(own.lowerBound) && lines.isLast(own.upperBound)
        let range = isAlone ? lines.start(own.lowerBound)..<lines.next(own.upperBound) : own
        all.append(Edit(range: range, isDeletion: true))
    }

    /// Whether bytes of a range are deleted or written anew.
    func overlap(_ range: Range<Int>) -> Bool { all.contains { $0.range.overlaps(range) } }

    /// The file's text with all changes made. Of those at one place, the earlier planned comes first.
    /// Each note comes with its place in the new text and in the former one.
    func applied(
        to file: ParsedFile
    ) throws(MergeError) -> (text: [UInt8], notes: [(offset: Int, former: Int, note: Note)]) {
        let order = all.inOrder(of: \.range)
        var text: [UInt8] = []
        text.reserveCapacity(file.bytes.count)
        var notes: [(offset: Int, former: Int, note: Note)] = []
        var copied = 0
        for edit in order {
            // What is deleted may lie in what is deleted; whatever writes must have its range for itself.
            guard edit.range.lowerBound >= copied || edit.text.isEmpty else {
                throw .brokenPostcondition("\(file.path): two changes meet at byte \(edit.range.lowerBound)")
            }
            if copied < edit.range.lowerBound { text += file.bytes[copied..<edit.range.lowerBound] }
            if edit.isDeletion, edit.range.upperBound > copied {
                copied = closedGap(in: &text, before: edit.range.upperBound, of: file)
            }
            notes += edit.notes.map { ($0.offset + text.count, edit.range.lowerBound, $0.note) }
            text += edit.text
            copied = max(copied, edit.range.upperBound)
        }
        return (text + file.bytes[copied...], notes)
    }

    /// Takes away one of the empty lines around deleted lines, and returns where the text goes on.
    private func closedGap(in text: inout [UInt8], before offset: Int, of file: ParsedFile) -> Int {
        let (lines, ending) = (file.lines, file.lines.ending)
        // Nothing is above the first line.
        if text.isEmpty, lines.isBlankLine(offset) { return lines.next(offset) }
        guard offset == file.bytes.count || lines.start(offset) == offset, text.hasSuffix(ending) else { return offset }
        let above = text.dropLast(ending.count)
        let next = file.bytes[offset...].first { !Lines.isBlank($0) }
        let start = above.lastIndex { !Lines.isBlank($0) }.map { $0 + 1 } ?? 0
        let isBlank = next.map(Lines.isBreak) ?? false
        if isBlank || next == nil || next == UInt8(ascii: "}"), text[..<start].hasSuffix(ending) {
            text.removeLast(text.count - start)
        } else if isBlank, text[..<start].last == UInt8(ascii: "{") {
            return lines.next(offset)
        }
        return offset
    }
}

extension [UInt8] {
    /// The bytes with texts in the place of ranges, which are apart. Of those at one place, the earlier comes first.
    func replacing(_ changes: [(range: Range<Int>, text: [UInt8])]) -> [UInt8] {
        var (result, copied): ([UInt8], Int) = ([], 0)
        for change in changes.inOrder(of: \.range) {
            result += self[copied..<change.range.lowerBound] + change.text
            copied = change.range.upperBound
        }
        return result + self[copied...]
    }
}

extension Array {
    /// The elements in the order of their ranges; of those with one range, the earlier comes first.
    func inOrder(of range: (Element) -> Range<Int>) -> [Element] {
        enumerated().sorted { one, other in
            let (first, second) = (range(one.element), range(other.element))
            return (first.lowerBound, first.upperBound, one.offset)
                < (second.lowerBound, second.upperBound, other.offset)
        }.map(\.element)
    }
}

extension BidirectionalCollection<UInt8> {
    func hasSuffix(_ bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}

extension RandomAccessCollection {
    /// The first index whose element satisfies a condition that all elements behind it satisfy too, by binary search.
    func partitionIndex(where condition: (Element) -> Bool) -> Index {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
            if condition(self[middle]) { high = middle } else { low = index(after: middle) }
        }
        return low
    }
}
