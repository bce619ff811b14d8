// Edits a list of parameters or of inherited types: entries are added, removed and reordered, and every other byte
// stays. A comment stays where it is, so a list with comments between its entries is not reordered.

/// The bytes of one entry, and its comma.
struct ListEntryRange {
    var range: Range<Int>
    var comma: Range<Int>?
}

struct CommaListEdit {
    enum Entry {
        /// One of the user's, with changes inside it.
        case kept(Int, [Splice])
        case new([UInt8])
    }

    /// Where a first entry goes.
    let start: Int
    /// From bracket to bracket, if the list has brackets.
    var clause: Range<Int>?
    let slots: [ListEntryRange]
    let file: ParsedFile
    let entries: [Entry]

    private var kept: [(index: Int, inner: [Splice])] {
        entries.compactMap { entry in
            if case .kept(let index, let inner) = entry { (index, inner) } else { nil }
        }
    }

    /// The changes; nil if a comment is in the way.
    var splices: [Splice]? {
        let kept = self.kept
        let places = kept.map(\.index).sorted()
        if places.isEmpty { return rewritten }
        if kept.map(\.index) != places, hasCommentsBetweenEntries { return nil }
        let removed = slots.indices.filter { !places.contains($0) }
            .flatMap { removals(of: $0, isBehind: $0 > places[places.count - 1]) }
        let moves = zip(places, kept).flatMap { place, entry in
            place == entry.index
                ? entry.inner : [Splice(range: slots[place].range, text: text(of: entry.index, entry.inner))]
        }
        return removed + moves + insertions(places: places)
    }

    private var hasCommentsBetweenEntries: Bool {
        guard let clause else { return false }
        return file.tokens.tokens(in: clause).contains { token in
            token.isComment && !slots.contains { $0.range.contains(token.start) }
        }
    }

    /// The list where nothing of the user's stays.
    private var rewritten: [Splice]? {
        let texts = entries.compactMap { entry -> [UInt8]? in
            if case .new(let text) = entry { text } else { nil }
        }
        let text = Array(texts.joined(separator: Array(", ".utf8)))
        guard let first = slots.first, let last = slots.last else {
            if text.isEmpty { return [] }
            return [Splice(range: start..<start, text: text)]
        }
        let range = first.range.lowerBound..<(last.comma ?? last.range).upperBound
        if file.tokens.hasComment(in: range) { return nil }
        return [Splice(range: range, text: text)]
    }

    /// What an entry comes to.
    func text(of entry: Entry) -> [UInt8] {
        switch entry {
        case .kept(let index, let inner): text(of: index, inner)
        case .new(let text): text
        }
    }

    private func text(of index: Int, _ inner: [Splice]) -> [UInt8] {
        let range = slots[index].range
        var splices = Splices()
        for splice in inner {
            let lower = splice.range.lowerBound - range.lowerBound
            splices.replace(lower..<(lower + splice.range.count), with: splice.text)
        }
        return splices.applied(to: Array(file.bytes[range])).text
    }

    /// Deletes an entry and a comma: its own, or the one before it if no entry that stays is behind it.
    private func removals(of index: Int, isBehind: Bool) -> [Splice] {
        let slot = slots[index]
        if isBehind {
            let comma = slots[index - 1].comma ?? slot.range.lowerBound..<slot.range.lowerBound
            return deletions(of: comma.lowerBound..<slot.range.upperBound)
        }
        let next = slots[index + 1].range.lowerBound
        if !file.tokens.hasComment(in: slot.range.lowerBound..<next) {
            return [Splice(range: slot.range.lowerBound..<next, text: [])]
        }
        return deletions(of: slot.range.lowerBound..<(slot.comma ?? slot.range).upperBound)
    }

    /// Deletes everything but comments, and the lines that are empty then.
    private func deletions(of range: Range<Int>) -> [Splice] {
        let comments = file.tokens.tokens(in: range).filter(\.isComment)
        let starts = [range.lowerBound] + comments.map(\.end)
        let ends = comments.map(\.start) + [range.upperBound]
        return zip(starts, ends).compactMap { start, end in
            let tokens = file.tokens.tokens(in: start..<end)
            guard let first = tokens.first, let last = tokens.last else { return nil }
            let lines = file.lines
            guard lines.isFirst(first.start) else {
                return Splice(range: first.start..<last.end, text: [])
            }
            if lines.isLast(last.end) {
                return Splice(range: lines.start(first.start)..<lines.next(last.end), text: [])
            }
            // What follows on the line begins it now.
            let rest = file.bytes[last.end...].firstIndex { !Lines.isBlank($0) }
            return Splice(range: first.start..<(rest ?? last.end), text: [])
        }
    }

    /// New entries go before the kept one that they precede, else behind the last.
    private func insertions(places: [Int]) -> [Splice] {
        var splices: [Splice] = []
        var appended: [[UInt8]] = []
        var passed = 0
        for entry in entries {
            guard case .new(let text) = entry else {
                passed += 1
                continue
            }
            if passed == places.count {
                appended.append(text)
                continue
            }
            let start = startWithComments(of: places[passed])
            splices.append(
                Splice(
                    range: start..<start,
                    text: text + [UInt8(ascii: ",")] + separator(at: start)))
        }
        return splices + appending(appended, behind: places[places.count - 1])
    }

    /// Where an entry begins with the comments that are about it: those on the lines above it, and before it on its
    /// line.
    private func startWithComments(of index: Int) -> Int {
        let start = slots[index].range.lowerBound
        let previous =
            index > 0 ? slots[index - 1].comma?.upperBound : clause?.lowerBound
        guard let previous, file.tokens.hasComment(in: previous..<start) else { return start }
        let lineEnd = endOfComments(behind: previous, limit: start)
        let isOnOwnLine = file.lines.isLast(lineEnd)
        let first = file.tokens.comment(in: (isOnOwnLine ? lineEnd : previous)..<start)
        return first?.start ?? start
    }

    /// Where the comments end that follow on the line of an offset; the offset if there are none.
    private func endOfComments(behind offset: Int, limit: Int) -> Int {
        var end = offset
        while end < limit, let comment = file.tokens.comment(in: end..<limit), comment.start < file.lines.end(end) {
            end = comment.end
        }
        return end
    }

    private func appending(_ texts: [[UInt8]], behind index: Int) -> [Splice] {
        guard !texts.isEmpty else { return [] }
        let slot = slots[index]
        let comma = [UInt8(ascii: ",")]
        let separator = separator(at: slot.range.lowerBound)
        let list = Array(texts.joined(separator: comma + separator))
        let end = slot.range.upperBound
        // The comments behind the last entry are about it.
        let behind = slot.comma?.upperBound ?? end
        let last = endOfComments(behind: behind, limit: clause?.upperBound ?? behind)
        guard index == slots.count - 1, last > behind else {
            return [Splice(range: end..<end, text: comma + separator + list)]
        }
        let hasLine = file.lines.isLast(last)
        if slot.comma == nil, !hasLine {
            return [Splice(range: last..<last, text: comma + separator + list)]
        }
        let inner = file.layout.lineEnding + file.lines.indentation(slot.range.lowerBound)
        let lead = hasLine && separator == [32] ? inner + file.layout.unit : separator
        if slot.comma != nil {
            return [Splice(range: last..<last, text: lead + list + comma)]
        }
        return [
            Splice(range: end..<end, text: comma), Splice(range: last..<last, text: lead + list),
        ]
    }

    /// A space, or a new line if each entry has its own.
    private func separator(at offset: Int) -> [UInt8] {
        let lines = file.lines
        guard lines.isFirst(offset) else { return [32] }
        return file.layout.lineEnding + lines.indentation(offset)
    }
}

// Parameters laid out as flowgen does: on one line, or where they do not fit, filled like a paragraph. A list that is
// laid out so stays so when it follows the flow; any other layout is the user's.

struct FilledList {
    /// The column at which a line of generated code ends, and the columns that a level of indentation counts.
    private static let width = 120
    private static let level = 4

    private let file: ParsedFile
    private let clause: Range<Int>
    private let outer: [UInt8]

    /// A list by what is between its brackets.
    init(_ clause: Range<Int>, in file: ParsedFile) {
        self.file = file
        self.clause = clause
        outer = file.lines.indentation(clause.lowerBound)
    }

    /// Whether the list, of these parts, is on one line.
    func isOnLine(_ parts: [[UInt8]]) -> Bool {
        file.bytes[clause].elementsEqual(text(parts, isBroken: false))
    }

    /// Whether the list, of these parts, is filled because its line would be too long.
    func isFilled(_ parts: [[UInt8]]) -> Bool {
        file.bytes[clause].elementsEqual(text(parts, isBroken: true)) && isTooLong(text(parts, isBroken: false))
    }

    /// What is between the brackets if these are the parts.
    func text(_ parts: [[UInt8]], isBroken: Bool) -> [UInt8] {
        if !isBroken || parts.isEmpty { return Array(parts.joined(separator: Array(", ".utf8))) }
        let layout = file.layout
        let inner = layout.lineEnding + outer + layout.unit
        return inner + rows(parts).joined(separator: inner) + layout.lineEnding + outer
    }

    private func rows(_ parts: [[UInt8]]) -> [[UInt8]] {
        let width = Self.width - indentation - Self.level
        var rows: [[UInt8]] = []
        for (index, part) in parts.enumerated() {
            let text = index + 1 < parts.count ? part + [UInt8(ascii: ",")] : part
            if let row = rows.last, Self.columns(row) + 1 + Self.columns(text) <= width {
                rows[rows.count - 1] = row + [32] + text
            } else {
                rows.append(text)
            }
        }
        return rows
    }

    /// Whether a signature with the list on its line goes beyond the last column.
    private func isTooLong(_ line: [UInt8]) -> Bool {
        let lines = file.lines
        let head = file.bytes[lines.start(clause.lowerBound)..<clause.lowerBound]
        let rest = file.bytes[clause.upperBound..<lines.end(clause.upperBound)]
        let tail = rest.firstIndex(of: UInt8(ascii: "{")).map { rest[...$0] } ?? rest
        let own = Self.columns(head.dropFirst(outer.count)) + Self.columns(line)
        return indentation + own + Self.columns(tail) > Self.width
    }

    private var indentation: Int { outer.count / file.layout.unit.count * Self.level }

    private static func columns(_ text: some Sequence<UInt8>) -> Int {
        text.count { $0 & 0xC0 != 0x80 }
    }
}

extension CommaListEdit {
    /// The whole list anew, laid out as flowgen does, if the user's is; nil if it is not, or keeps its line.
    func filled(isBroken: Bool) -> Splice? {
        guard let clause, !file.tokens.hasComment(in: clause) else { return nil }
        let list = FilledList(clause, in: file)
        let own = slots.map { Array(file.bytes[$0.range]) }
        guard !own.joined().contains(where: Lines.isBreak),
            list.isFilled(own) || isBroken && list.isOnLine(own)
        else { return nil }
        let text = list.text(entries.map(text(of:)), isBroken: isBroken)
        return file.bytes[clause].elementsEqual(text) ? nil : Splice(range: clause, text: text)
    }
}
