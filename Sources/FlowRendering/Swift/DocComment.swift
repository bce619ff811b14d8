// Doc comments: the flow's words as `///` lines, wrapped as a person would wrap them.

import FlowModel

struct DocComment {
    private var paragraphs: [[String]] = []
    /// The columns of a line's text.
    private let width: Int

    /// A comment for a declaration that is indented by `indent` columns.
    init(indent: Int) {
        width = CodeLayout.width - indent - 4
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

    /// The lines of a text, of which those that are too long are wrapped; but not a row of a table or a piece of code.
    private func laidOut(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).flatMap { line in
            let isWrapped = line.unicodeScalars.count > width && !line.hasPrefix("|") && !line.hasPrefix("    ")
            return isWrapped ? wrapped(line, hanging: line.hasPrefix("- ") ? "  " : "") : [line]
        }
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
        var lines: [String] = []
        var line = ""
        var length = 0
        for word in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }) {
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
