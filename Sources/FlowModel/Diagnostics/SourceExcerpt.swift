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
        let before = file.text(in: whole.lowerBound..<start).unicodeScalars
        let meant = file.text(in: start..<end).unicodeScalars
        let after = file.text(in: end..<whole.upperBound).unicodeScalars
        let fits = before.count + meant.count + after.count <= Self.window
        let head = before.suffix(fits ? Self.window : Self.window / 2)
        let middle = meant.prefix(Self.window - head.count)
        let tail = after.prefix(Self.window - head.count - middle.count)

        if head.count < before.count { add("…", under: " ") }
        for scalar in head { add(scalar, marked: false) }
        let indent = marker
        for scalar in middle { add(scalar, marked: true) }
        let width = marker.unicodeScalars.count - indent.unicodeScalars.count
        for scalar in tail { add(scalar, marked: false) }
        if middle.count + tail.count < meant.count + after.count { add("…", under: " ") }
        marker = indent + "^" + String(repeating: "~", count: max(width - 1, 0))
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
}
