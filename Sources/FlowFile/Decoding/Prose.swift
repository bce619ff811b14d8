// Texts that become doc comments. What a reader would not see, or what would break out of the line that a comment is
// written on, is taken out here: control characters, bidirectional controls, and every character that some tool counts
// as the end of a line.

/// Cleans texts for doc comments.
enum Prose {
    /// One line: line breaks become spaces, blanks at both ends go.
    static func line(_ text: String) -> String {
        if isPlain(text) { return trimmed(text) }
        let parts = lines(text).map { trimmed($0) }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Several lines, parted by LF: blanks at their ends go, and empty lines at both ends of all.
    static func paragraphs(_ text: String) -> String {
        if isPlain(text) { return trimmed(text) }
        var result = lines(text).map { trimmedEnd($0) }[...]
        while let first = result.first, first.isEmpty { result.removeFirst() }
        while let last = result.last, last.isEmpty { result.removeLast() }
        return result.joined(separator: "\n")
    }

    /// The lines of a text, without control and bidirectional characters; tabs become spaces.
    static func lines(_ text: String) -> [String] {
        var result: [String] = []
        var line = ""
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if endsLine(scalar) {
                if !(scalar == "\n" && previous == "\r") {
                    result.append(line)
                    line = ""
                }
            } else if scalar == "\t" {
                line += " "
            } else if !isDropped(scalar) {
                line.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        result.append(line)
        return result
    }

    /// Only printable ASCII, so that nothing has to be looked at one by one.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// LF, VT, FF, CR, NEL, LS, PS.
    static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Control and bidirectional characters, and the byte-order mark.
    static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    private static func trimmed(_ text: String) -> String {
        let bytes = text.utf8
        guard let start = bytes.firstIndex(where: { $0 != 0x20 }) else { return "" }
        if start == bytes.startIndex, bytes.last != 0x20 { return text }
        return trimmedEnd(String(Substring(bytes[start...])))
    }

    private static func trimmedEnd(_ text: String) -> String {
        guard let last = text.utf8.lastIndex(where: { $0 != 0x20 }) else { return "" }
        return String(Substring(text.utf8[...last]))
    }
}
