// Parameters laid out as flowgen does: on one line, or where they do not fit, filled like a paragraph. A list that
// is laid out so stays so when it follows the flow; any other layout is the developer's.

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
        file.bytes[clause].elementsEqual(text(parts, isBroken: true))
            && isTooLong(text(parts, isBroken: false))
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
    /// The whole list anew, laid out as flowgen does, if the developer's is; nil if it is not, or keeps its line.
    func filled(isBroken: Bool) -> Splice? {
        guard let clause, !file.words.hasComment(in: clause) else { return nil }
        let list = FilledList(clause, in: file)
        let own = slots.map { Array(file.bytes[$0.range]) }
        guard !own.joined().contains(where: Lines.isBreak),
            list.isFilled(own) || isBroken && list.isOnLine(own)
        else { return nil }
        let text = list.text(entries.map(text(of:)), isBroken: isBroken)
        return file.bytes[clause].elementsEqual(text) ? nil : Splice(range: clause, text: text)
    }
}
