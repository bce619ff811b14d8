// Doc comments: the flow's words as `///` lines, wrapped as a person would wrap them.

import FlowModel

extension Documentation {
    /// The lines of the doc comment of a declaration that is `indent` columns in. The discussion keeps the lines that it
    /// has, unless they are too long; but a row of a table or a piece of code stays.
    ///
    /// - Parameters:
    ///   - remark: What comes below it, in a paragraph of its own.
    ///   - items: Items of a list, such as `Parameter prompt: The prompt.`
    func comment(indent: Int, remark: String = "", items: [String] = []) -> [String] {
        let width = CodeLayout.width - indent - 4
        let discussed = discussion.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            let isWrapped = line.unicodeScalars.count > width && !line.hasPrefix("|") && !line.hasPrefix("    ")
            return isWrapped ? wrapped(line, to: width) : [String(line)]
        }
        let paragraphs = [
            wrapped(sentence(summary)[...], to: width), discussion.isEmpty ? [] : discussed,
            wrapped(remark[...], to: width), items.flatMap { wrapped("- \($0)", to: width) },
        ]
        return paragraphs.filter { !$0.isEmpty }.joined(separator: [""]).map {
            $0.isEmpty ? "///" : "/// " + CommentText.line($0)
        }
    }
}

/// The words of a text in lines of at most `width` columns; the lines of an item `- …` are below its first word.
private func wrapped(_ text: Substring, to width: Int) -> [String] {
    let words = text.unicodeScalars.split { $0 == " " || $0 == "\n" || $0 == "\t" }.map { String($0) }
    guard text.hasPrefix("- ") else { return words.filled(to: width, separator: "") }
    return Array(words.dropFirst()).filled(to: width - 2, separator: "").enumerated().map {
        ($0 == 0 ? "- " : "  ") + $1
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
