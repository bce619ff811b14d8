// The line a diagnostic is about, with a marker under the range it means. A long line is cut to a window around the
// marker, hidden characters are made visible, and tabs are repeated in the marker's line so that both stay aligned.

/// One source line and the line of markers that goes under it.
struct SourceExcerpt {
    /// The source line, cut and made safe to show.
    var line = ""
    /// Blanks, then `^~~~` under the range; as wide as needed.
    var marker = ""

    /// Most scalars of a line that are shown.
    static let window = 120

    init(_ location: SourceLocation) {
        let file = location.file
        let whole = file.lineRange(at: location.range.lowerBound)
        let start = min(max(location.range.lowerBound, whole.lowerBound), whole.upperBound)
        let end = min(max(location.range.upperBound, start), whole.upperBound)
        let shown = SourceExcerpt.visiblePart(of: whole, around: start, in: file.bytes)

        if shown.lowerBound > whole.lowerBound { add("…", under: " ") }
        for scalar in file.text(in: shown.lowerBound..<start).unicodeScalars {
            add(scalar, marked: false)
        }
        let indent = marker
        for scalar in file.text(in: start..<min(end, shown.upperBound)).unicodeScalars {
            add(scalar, marked: true)
        }
        let marked = marker.unicodeScalars.count - indent.unicodeScalars.count
        for scalar in file.text(in: min(end, shown.upperBound)..<shown.upperBound).unicodeScalars {
            add(scalar, marked: false)
        }
        if shown.upperBound < whole.upperBound { add("…", under: " ") }
        marker = indent + "^" + String(repeating: "~", count: max(marked - 1, 0))
    }

    private mutating func add(_ scalar: Unicode.Scalar, marked: Bool) {
        if scalar == "\t" {
            add("\t", under: marked ? "~" : "\t")
        } else {
            let text = String(scalar).visible
            add(text, under: String(repeating: " ", count: text.unicodeScalars.count))
        }
    }

    private mutating func add(_ text: String, under: String) {
        line += text
        marker += under
    }

    /// The part of a line to show: all of it if it is short, else a window around `place`.
    private static func visiblePart(of line: Range<Int>, around place: Int, in bytes: [UInt8]) -> Range<Int> {
        let fits = advance(line.lowerBound, by: window, to: line.upperBound, in: bytes)
        if fits == line.upperBound { return line }
        var start = place
        var before = 0
        while start > line.lowerBound, before < window / 2 {
            start -= 1
            if bytes[start] & 0xC0 != 0x80 { before += 1 }
        }
        let end = advance(place, by: window - before, to: line.upperBound, in: bytes)
        return start..<end
    }

    /// The offset `count` scalars further on, or `limit` if that comes first.
    private static func advance(_ offset: Int, by count: Int, to limit: Int, in bytes: [UInt8]) -> Int {
        var index = offset
        var scalars = 0
        while index < limit {
            if bytes[index] & 0xC0 != 0x80 {
                if scalars == count { break }
                scalars += 1
            }
            index += 1
        }
        return index
    }
}
