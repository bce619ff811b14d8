// Writes a list of parameters anew, around the user's that stay. A list with a comment between its brackets is not
// written anew: only what is inside a parameter can change there.

struct ParameterList {
    enum Entry {
        /// One of the user's, with changes inside it.
        case kept(Int, [Splice])
        case new([UInt8])
    }

    /// From bracket to bracket.
    let clause: Range<Int>
    /// The bytes of each of the user's parameters.
    let slots: [Range<Int>]
    let file: ParsedFile
    let entries: [Entry]

    /// The changes; nil if a comment is in the way.
    /// - Parameters:
    ///   - isBroken: flowgen's list has several lines.
    ///   - changesLength: something else of the signature changes.
    func splices(isBroken: Bool, changesLength: Bool) -> [Splice]? {
        let kept = entries.compactMap { entry -> Int? in if case .kept(let index, _) = entry { index } else { nil } }
        let inner = entries.flatMap { entry -> [Splice] in if case .kept(_, let splices) = entry { splices } else { [] }
        }
        let isSameList = kept.count == entries.count && kept == Array(slots.indices)
        if isSameList, inner.isEmpty, !changesLength { return [] }
        if file.tokens.hasComment(in: clause) { return isSameList ? inner : nil }
        let parts = entries.map(text)
        let own = slots.map { Array(file.bytes[$0]) }
        let list = FilledList(clause, in: file)
        if !own.joined().contains(where: Lines.isBreak), list.isFilled(own) || isBroken && list.isOnLine(own) {
            let text = list.text(parts, isBroken: isBroken)
            return file.bytes[clause].elementsEqual(text) ? [] : [Splice(range: clause, text: text)]
        }
        return isSameList ? inner : [rewritten(parts)]
    }

    /// The list with each part on a line of its own if one of the user's begins its line, else on one line.
    private func rewritten(_ parts: [[UInt8]]) -> Splice {
        guard let first = slots.first, let last = slots.last, !parts.isEmpty else {
            return Splice(range: clause, text: Array(parts.joined(separator: Array(", ".utf8))))
        }
        let lines = file.lines
        let begun = slots.first { lines.isFirst($0.lowerBound) }
        let separator = begun.map { file.layout.lineEnding + lines.indentation($0.lowerBound) } ?? [32]
        let text = parts.joined(separator: [UInt8(ascii: ",")] + separator)
        return Splice(range: first.lowerBound..<last.upperBound, text: Array(text))
    }

    private func text(of entry: Entry) -> [UInt8] {
        switch entry {
        case .new(let text): return text
        case .kept(let index, let inner):
            let range = slots[index]
            var splices = Splices()
            for splice in inner {
                let lower = splice.range.lowerBound - range.lowerBound
                splices.replace(lower..<(lower + splice.range.count), with: splice.text)
            }
            return splices.applied(to: Array(file.bytes[range])).text
        }
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
