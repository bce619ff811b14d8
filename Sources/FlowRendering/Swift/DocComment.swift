// Doc comments: the flow's words as `///` lines, wrapped as a person would wrap them.

import FlowModel

struct DocComment {
    /// The column at which a line ends.
    static let width = 120

    private var paragraphs: [[String]] = []
    private let indent: Int

    /// A comment for a declaration that is indented by `indent` columns.
    init(indent: Int = 0) {
        self.indent = indent
    }

    /// Adds a paragraph; none when the text is empty.
    mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        paragraphs.append(wrapped(text, hanging: ""))
    }

    /// Adds the summary and the discussion, which keeps the lines that it has.
    mutating func add(_ words: Documentation) {
        add(sentence(words.summary))
        if !words.discussion.isEmpty { paragraphs.append(laidOut(words.discussion)) }
    }

    /// The lines of a text; a paragraph that is one long line is wrapped.
    private func laidOut(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.indices.flatMap { index in
            let line = lines[index]
            let isAlone =
                (index == 0 || lines[index - 1].isEmpty) && (index + 1 == lines.count || lines[index + 1].isEmpty)
            let isLong = line.unicodeScalars.count > max(40, Self.width - indent - 4)
            return isLong && isAlone && !Self.isLaidOut(line) ? wrapped(line, hanging: "") : [line]
        }
    }

    /// Whether a line has to stay as it is: an item of a list, a row of a table, a piece of code.
    private static func isLaidOut(_ line: String) -> Bool {
        let start = line.drop { $0 == " " }
        return ["- ", "* ", "+ ", "|", "```", ">"].contains { start.hasPrefix($0) } || line.hasPrefix("    ")
            || start.drop { $0.isASCII && $0.isNumber }.hasPrefix(". ") && start.first != "."
    }

    /// Adds list items such as `- Parameter prompt: The prompt.` as one paragraph.
    mutating func addItems(_ items: [String]) {
        guard !items.isEmpty else { return }
        paragraphs.append(items.flatMap { wrapped("- " + $0, hanging: "  ") })
    }

    /// The comment's lines, each beginning with `///`.
    var lines: [String] {
        var lines: [String] = []
        for paragraph in paragraphs {
            if !lines.isEmpty { lines.append("///") }
            lines += paragraph.map { $0.isEmpty ? "///" : "/// " + CommentText.line($0) }
        }
        return lines
    }

    /// The words of a text in lines of at most `width` columns, counted in Unicode scalars.
    private func wrapped(_ text: String, hanging: String) -> [String] {
        let width = max(40, Self.width - indent - 4)
        let bytes = text.utf8
        var lines: [String] = []
        var line = ""
        var length = 0
        for word in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }) {
            // Bytes that continue a scalar do not count.
            let count = word.lazy.filter { $0 & 0xC0 != 0x80 }.count
            if length > 0, length + 1 + count > width {
                lines.append(line)
                line = hanging
                length = hanging.utf8.count
            }
            if length > (lines.isEmpty ? 0 : hanging.utf8.count) {
                line += " "
                length += 1
            }
            line += Substring(word)
            length += count
        }
        lines.append(line)
        return lines
    }
}

/// A text as a sentence: with a capital, and with a full stop when it ends without any mark.
func sentence(_ text: String) -> String {
    guard let last = text.unicodeScalars.last else { return text }
    let isOpen = last.properties.isAlphabetic || last.properties.numericType != nil
    return capitalized(text) + (isOpen ? "." : "")
}

/// A text with a capital at its beginning, unless its first word is a name such as `iPhone` or more than letters:
/// `x509`, `re-entry`.
private func capitalized(_ text: String) -> String {
    let word = text.prefix { !" ,.;:".contains($0) }
    guard !word.isEmpty, word.allSatisfy({ $0.isLetter && $0.isLowercase }) else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
}

/// Names in a sentence: "`a`", "`a` or `b`", "`a`, `b` or `c`".
func alternatives(_ names: [String]) -> String { listed(names, "or") }

/// Names in a sentence: "`a`", "`a` and `b`", "`a`, `b` and `c`".
func conjunction(_ names: [String]) -> String { listed(names, "and") }

private func listed(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
}
