// Texts inside DOT: labels in the form that looks like HTML, broken into lines, since Graphviz
// breaks none by itself.

enum DOTText {
    struct Part {
        let text: String
        var isBold = false
        var isSmall = false
        /// The most characters in a line.
        var width = 32
    }

    /// A label of parts below each other.
    static func label(_ parts: [Part], align: String? = nil) -> String {
        let lineEnd = align.map { "<BR ALIGN=\"\($0)\"/>" } ?? "<BR/>"
        let lines = parts.filter { !$0.text.isEmpty }.flatMap { part in
            wrapped(part.text, width: part.width).map { line in
                var line = escaped(line)
                if part.isBold { line = "<B>\(line)</B>" }
                return part.isSmall ? "<FONT POINT-SIZE=\"10\">\(line)</FONT>" : line
            }
        }
        let text = lines.joined(separator: lineEnd)
        return "<" + (align == nil ? text : text + lineEnd) + ">"
    }

    static func escaped(_ text: String) -> String {
        let breaks: Set<Character> = ["\n", "\r", "\r\n", "\t"]
        return HTMLText.escaped(String(text.map { breaks.contains($0) ? " " : $0 }))
    }

    /// A text in lines of at most `width` characters, broken between words; a word that is longer
    /// stands alone.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
