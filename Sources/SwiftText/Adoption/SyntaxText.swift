// Texts of Swift: doc comments, and declarations in one spelling.

import SwiftSyntax

enum SyntaxText {
    static func access(_ modifiers: DeclModifierListSyntax) -> String {
        let words = ["public", "package", "open", "private", "fileprivate"]
        return modifiers.first { words.contains($0.name.text) && $0.detail == nil }?.name.text ?? "internal"
    }

    static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { type in
            let text = type.type.trimmedDescription
            return text.hasPrefix("@") ? String(text.drop { $0 != " " }.dropFirst()) : text
        } ?? []
    }

    static func isVoid(_ type: TypeSyntax) -> Bool {
        ["Void", "()", "Swift.Void"].contains(type.trimmedDescription)
    }

    static func mentions(_ name: String, in type: String) -> Bool {
        type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }

    /// A text in one spelling: white space, back-ticks and `any` are left out, `()` is `Void`, attributes are in order.
    static func comparable(_ text: String) -> String {
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        var words: [String] = []
        var isInWord = false
        for character in text {
            if isInWord, isWord(character) {
                words[words.count - 1].append(character)
            } else if !character.isWhitespace, character != "`" {
                words.append(String(character))
            }
            isInWord = isWord(character)
        }
        words.removeAll { $0 == "any" }
        var result = ""
        for word in words {
            let isBetween = result.last.map(isWord) == true && word.first.map(isWord) == true
            result += (isBetween ? " " : "") + word
        }
        for attribute in ["@MainActor", "@Sendable"] {
            result = result.replacing(attribute + "@escaping", with: "@escaping" + attribute)
        }
        result = result.replacing("@Sendable@MainActor", with: "@MainActor@Sendable").replacing("->()", with: "->Void")
            .replacing(",)", with: ")").replacing("(Error)", with: "Error")
        return withoutNeedlessParentheses(Array(result))
    }

    /// A text without the parentheses around the whole type of a closure: `@escaping(()->Void)` is `@escaping()->Void`.
    private static func withoutNeedlessParentheses(_ text: [Character]) -> String {
        var open: [(start: Int, hasArrow: Bool, hasComma: Bool)] = []
        var dropped: Set<Int> = []
        for (index, character) in text.enumerated() {
            if character == "(" { open.append((index, false, false)) }
            guard let (start, hasArrow, hasComma) = open.last else { continue }
            if character == "," { open[open.count - 1].hasComma = true }
            if character == ">", text[index - 1] == "-" { open[open.count - 1].hasArrow = true }
            guard character == ")" else { continue }
            open.removeLast()
            let isType = index + 1 == text.count || [",", ")", ">", "]"].contains(text[index + 1])
            if isType, hasArrow, !hasComma, ["(", "@"].contains(text[start + 1]) { dropped.formUnion([start, index]) }
        }
        return String(text.indices.filter { !dropped.contains($0) }.map { text[$0] })
    }

    /// The lines of the doc comment in front of a declaration.
    static func documentation(_ trivia: Trivia) -> [String] {
        var lines: [String] = []
        for piece in trivia {
            switch piece {
            case .docLineComment(let text): lines.append(line(text.dropFirst(3)))
            case .docBlockComment(let text):
                lines += block(text.dropFirst(3).dropLast(2).split(omittingEmptySubsequences: false) { $0.isNewline })
            // A comment for somebody else, or code before the declaration.
            case .lineComment, .blockComment: lines = []
            case .newlines(let count) where count > 1: lines = []
            case .carriageReturnLineFeeds(let count) where count > 1: lines = []
            default: break
            }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop(while: \.isEmpty))
    }

    private static func line(_ text: Substring) -> String {
        var text = text.first == " " ? text.dropFirst() : text
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The lines of a block comment, without the asterisks or the indentation that all have.
    private static func block(_ body: [Substring]) -> [String] {
        let rest = body.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
        let hasMarks = rest.allSatisfy { $0.drop { $0.isWhitespace }.hasPrefix("*") }
        let indent = rest.map { $0.prefix { $0.isWhitespace }.count }.min() ?? 0
        return body.enumerated().map { index, text in
            if index == 0 { return line(text) }
            if !hasMarks { return line(" " + text.dropFirst(indent)) }
            return line(text.drop { $0.isWhitespace }.dropFirst())
        }
    }
}
