// Writes a list with comments between its entries anew: each comment goes with its entry, the white space stays
// with its place, and what belongs to nobody stays where it is.

struct CommentedList {
    let comments: ListComments
    let entries: [CommaListEdit.Entry]
    /// The text of one of the developer's entries, with the changes inside it.
    let text: (Int, [Splice]) -> [UInt8]
    private let kept: [Int]
    private var output: ListOutput

    init(
        _ comments: ListComments, entries: [CommaListEdit.Entry],
        text: @escaping (Int, [Splice]) -> [UInt8]
    ) {
        self.comments = comments
        self.entries = entries
        self.text = text
        kept = entries.compactMap { if case .kept(let index, _) = $0 { index } else { nil } }
            .sorted()
        output = ListOutput(comments)
    }

    /// The list, from bracket to bracket.
    mutating func written() -> [UInt8] {
        add(comments.opening)
        for index in entries.indices { write(index) }
        let rest = (kept.last ?? -1) + 1..<comments.slots.count
        for index in rest { addOrphans(comments.orphans(of: index)) }
        for gap in comments.gaps.dropFirst(max(entries.count - 1, 0)) {
            addOrphans(comments.texts(in: gap.beforeComma) + comments.texts(in: gap.behindComma))
        }
        add(comments.closing)
        output.close()
        return output.bytes
    }

    private mutating func write(_ index: Int) {
        guard case .kept(let own, let inner) = entries[index] else {
            if case .new(let bytes) = entries[index] { output.add(bytes) }
            return writeEnd(of: index, behind: 0..<0, behindComma: 0..<0)
        }
        let place = entries[..<index].count { if case .kept = $0 { true } else { false } }
        let removed = (place > 0 ? kept[place - 1] + 1 : 0)..<kept[place]
        let orphans = removed.flatMap(comments.orphans)
        addOrphans(orphans)
        if !orphans.isEmpty { output.space() }
        let entry = comments.entries[own]
        if comments.breaks(entry.before) > 0 { output.beginLine() }
        add(entry.before)
        output.add(text(own, inner))
        writeEnd(of: index, behind: entry.behind, behindComma: entry.behindComma)
    }

    /// Writes what comes behind an entry: comments, the comma, and the white space up to the next.
    private mutating func writeEnd(
        of index: Int, behind: Range<Int>, behindComma: Range<Int>
    ) {
        let isLast = index == entries.count - 1
        let gap = !isLast && index < comments.gaps.count ? comments.gaps[index] : nil
        let hasComma = !isLast || comments.slots.last?.comma != nil
        let comma = hasComma ? [UInt8(ascii: ",")] : []
        let isMoved =
            hasComma && comments.endsInLine(behind)
            && gap.map { comments.breaks($0.beforeComma) == 0 } ?? true
        if !isMoved { add(behind) }
        if let gap { add(gap.beforeComma) }
        output.add(comma)
        if isMoved { add(behind) }
        add(behindComma)
        if let gap { add(gap.behindComma) } else if !isLast { output.add(separator) }
    }

    /// What stands between two entries where there were none before.
    private var separator: [UInt8] {
        if let last = comments.gaps.last?.behindComma, comments.texts(in: last).isEmpty {
            return Array(comments.file.bytes[last])
        }
        let first = comments.entries.first?.before.lowerBound ?? comments.clause.lowerBound
        return comments.file.lines.isFirst(first) ? output.lineBreak : [32]
    }

    private mutating func add(_ range: Range<Int>) {
        output.add(Array(comments.file.bytes[range]), isOpen: comments.endsInLine(range))
    }

    /// Comments of what went: each on its line, as it was, or on that of the next entry.
    private mutating func addOrphans(_ ranges: [Range<Int>]) {
        for range in ranges {
            let isOpen = comments.endsInLine(range)
            if isOpen { output.beginLine() } else { output.space() }
            output.add(Array(comments.file.bytes[range]), isOpen: isOpen)
        }
    }
}

/// The text of a list while it is written: behind a comment that takes the rest of its line, a new line begins.
private struct ListOutput {
    private(set) var bytes: [UInt8] = []
    /// A line break, and the indentation of entries.
    let lineBreak: [UInt8]
    private let lastBreak: [UInt8]
    private var isOpen = false

    init(_ comments: ListComments) {
        let file = comments.file
        let lines = file.lines
        let outer = lines.indentation(comments.clause.lowerBound)
        let starts = comments.entries.map(\.before.lowerBound)
        let inner =
            starts.first(where: lines.isFirst).map { lines.indentation($0) }
            ?? outer + file.layout.unit
        lineBreak = file.layout.lineEnding + inner
        lastBreak = file.layout.lineEnding + outer
    }

    mutating func add(_ text: [UInt8], isOpen opens: Bool = false) {
        guard !text.isEmpty else { return }
        let rest = text.drop(while: Lines.isBlank)
        if isOpen, !(rest.first.map(Lines.isBreak) ?? true) {
            bytes += lineBreak + rest
        } else if !isOpen || !rest.isEmpty {
            bytes += text
        }
        isOpen = opens || (isOpen && rest.isEmpty)
    }

    mutating func beginLine() {
        let last = bytes.last { !Lines.isBlank($0) }
        if let last, Lines.isBreak(last) { return }
        while let last = bytes.last, Lines.isBlank(last) { bytes.removeLast() }
        bytes += lineBreak
        isOpen = false
    }

    /// A space, unless there is white space or the bracket.
    mutating func space() {
        guard let last = bytes.last, !isOpen, !Lines.isBlank(last), !Lines.isBreak(last) else {
            return
        }
        bytes.append(32)
    }

    /// The bracket that closes the list stands behind no comment.
    mutating func close() {
        if isOpen { bytes += lastBreak }
    }
}
