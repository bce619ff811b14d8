// Quotes that are not closed. YAML lets a text in quotes go on over any line and ends it at the next quote, however far
// down, so the failure is reported there. A text that goes on in the column of its own key, or further left, is taken
// for one that lacks its closing quote.

import Diagnostics

/// A quote that opens a value and is not closed on the lines that belong to it.
struct OpenQuote {
    let file: SourceFile
    /// Where it opens.
    let offset: Int

    /// The first one of a file before an offset; blocks of text (`|`) are skipped.
    static func first(in layout: LineLayout, before limit: Int) -> OpenQuote? {
        var scan = QuoteScan(layout: layout)
        return scan.firstOpen(before: limit).map { OpenQuote(file: layout.file, offset: $0) }
    }

    /// Whether a quoted value of several lines goes on as far left as its own line, or further, with a line that is
    /// rather a key or an element of a list.
    static func isOpen(_ range: Range<Int>, in file: SourceFile) -> Bool {
        let bytes = file.bytes
        guard bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return false }
        var start = range.lowerBound
        while start > file.contentStart, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
            start -= 1
        }
        let column = bytes[start..<range.lowerBound].prefix { isBlank($0) }.count
        var index = range.lowerBound
        while index < range.upperBound {
            let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D
            index += 1
            guard isEnd else { continue }
            let blanks = bytes[index..<range.upperBound].prefix { isBlank($0) }.count
            let next = index + blanks
            let isBlankLine = next >= range.upperBound || isWhiteSpace(bytes[next])
            guard !isBlankLine, blanks <= column else { continue }
            let rest = bytes[next..<range.upperBound].prefix { $0 != 0x0A && $0 != 0x0D }
            if !isEndOfText(rest, of: range, in: file) { return true }
        }
        return false
    }

    /// Whether a line is prose, with the closing quote as the last thing on it if it is the last line.
    private static func isEndOfText(_ line: ArraySlice<UInt8>, of text: Range<Int>, in file: SourceFile) -> Bool {
        let isElement = line.first == UInt8(ascii: "-")
        guard !isElement, !line.contains(UInt8(ascii: ":")), !line.contains(UInt8(ascii: "#")) else { return false }
        guard line.endIndex == text.upperBound else { return true }
        let behind = file.bytes[text.upperBound...].first { !isBlank($0) }
        return line.count > 1 && (behind == nil || behind == 0x0A || behind == 0x0D)
    }

    /// The first commas behind the quote.
    private func commas(before end: Int) -> [Int] {
        Array((offset..<end).lazy.filter { file.bytes[$0] == UInt8(ascii: ",") }.prefix(4))
    }

    /// The diagnostic. `helps` tries a rewrite.
    func diagnostic(_ helps: (Fix) -> Bool) -> Diagnostic {
        let line = file.lineRange(at: offset)
        let quote = file.text(in: offset..<offset + 1)
        var end = line.upperBound
        while end > offset + 1, isBlank(file.bytes[end - 1]) { end -= 1 }
        var inner = end
        while inner > offset + 1,
            isBlank(file.bytes[inner - 1])
                || [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")]
                    .contains(file.bytes[inner - 1])
        {
            inner -= 1
        }
        let places = (inner < end ? [inner, end] : [end]) + commas(before: end)
        let fix = places.map { Fix(replacing: $0..<$0, with: quote) }.first { helps($0) }
        let written = fix?.edits.first.map {
            file.text(in: offset..<$0.range.lowerBound) + quote
        }
        return Diagnostic(
            "yaml-syntax", "the quote that opens here is not closed",
            advice: written.map { "add the closing quote: `\($0)`" } ?? "add the closing quote",
            at: SourceLocation(file: file, range: offset..<offset + 1)
        ).fixed(by: fix)
    }
}

/// One pass over the lines of a file that follows quotes as YAML does.
private struct QuoteScan {
    private let layout: LineLayout
    private let file: SourceFile
    private var index: Int
    private var depth = 0

    init(layout: LineLayout) {
        self.layout = layout
        file = layout.file
        index = file.contentStart
    }

    mutating func firstOpen(before limit: Int) -> Int? {
        while index < min(limit, file.bytes.count) {
            let line = layout.range(at: index)
            if let open = openQuote(in: index..<line.upperBound) {
                let close = closing(of: open)
                if OpenQuote.isOpen(open..<close, in: file) { return open }
                index = close
            } else {
                index = endOfLine(line)
                skipBlock(under: line)
            }
        }
        return nil
    }

    private func endOfLine(_ line: Range<Int>) -> Int {
        guard line.upperBound < file.bytes.count else { return file.bytes.count }
        return line.upperBound
            + (file.bytes[line.upperBound...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }

    /// The quote in the rest of a line that opens a value which does not end on this line.
    private mutating func openQuote(in range: Range<Int>) -> Int? {
        var mayOpen = true
        var place = range.lowerBound
        while place < range.upperBound {
            let byte = file.bytes[place]
            let isSpaced = place + 1 >= range.upperBound || isBlank(file.bytes[place + 1])
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard mayOpen else { break }
                let close = closing(of: place)
                if close > range.upperBound { return place }
                place = close - 1
                mayOpen = false
            case UInt8(ascii: "#")
            where place == range.lowerBound || isBlank(file.bytes[place - 1]):
                return nil
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if mayOpen || depth > 0 { depth += 1 }
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth = max(depth - 1, 0)
                mayOpen = false
            case UInt8(ascii: ","):
                mayOpen = depth > 0
            case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"):
                mayOpen = isSpaced
            case 0x20, 0x09:
                break
            default:
                mayOpen = false
            }
            place += 1
        }
        return nil
    }

    /// The offset behind the quote that closes the one at an offset, or one behind the end.
    private func closing(of open: Int) -> Int {
        let quote = file.bytes[open]
        var place = open + 1
        while place < file.bytes.count {
            if file.bytes[place] == quote {
                let isDoubled =
                    quote == UInt8(ascii: "'") && place + 1 < file.bytes.count && file.bytes[place + 1] == quote
                guard isDoubled else { return place + 1 }
                place += 1
            } else if file.bytes[place] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                place += 1
            }
            place += 1
        }
        return file.bytes.count
    }

    /// Skips the lines of a text behind `|` or `>`.
    private mutating func skipBlock(under line: Range<Int>) {
        guard let entry = layout.line(at: line.lowerBound), !entry.value.isEmpty,
            [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(file.bytes[entry.value.lowerBound]), entry.value.count <= 3
        else { return }
        while index < file.bytes.count {
            let next = layout.range(at: index)
            let blanks = file.bytes[next].prefix { isBlank($0) }.count
            guard blanks == next.count || blanks > entry.indentation else { return }
            index = endOfLine(next)
        }
    }
}
