// Expressions that cannot be read, and literals where none belongs: what was probably meant, from a keyword without its
// back-ticks to the `and` of another language. A repair is offered only if Swift reads it.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// Reports what is not an expression, by what was probably meant.
    mutating func reportUnreadable(
        _ text: String, _ node: YAMLNode, of name: String, _ use: ExpressionUse, _ error: NotationError
    ) {
        if reportLookAlikes(text, node, .expression) { return }
        var value: LiteralCheck?
        if case .value(let type, let readable) = use {
            value = LiteralCheck(type: type, readable: readable, key: name)
        }
        if let number = LiteralCheck.decimalComma(text), value?.kind?.isText != true {
            report(
                .expression, "\(NodeReader.quoted(text)) is not a number of Swift",
                advice: number.advice(prefix: "\(name): "),
                fix: number.only.map { Fix(replacing: node.range, with: $0) }, at: node.range)
            return
        }
        if let ticked = withBackTicks(text, use.readable) {
            report(
                .expression, "\(NodeReader.quoted(ticked.name)) is a keyword of Swift",
                advice: "write the parameter in back-ticks: `\(name): \(ticked.text)`",
                fix: Fix(replacing: node.range, with: ticked.text), at: node.range)
            return
        }
        if value?.kind?.isText != true, let repair = repair(text, condition: name == "when") {
            report(
                .expression, repair.message, advice: "write `\(name): \(repair.text)`",
                fix: Fix(replacing: node.range, with: repair.text), at: node.range)
            return
        }
        let url = value?.url(text)
        let meant = url ?? meantText(node, value)
        report(
            .expression, error.message,
            advice: url.map { "write `\(name): \($0)`" } ?? meant.map {
                "for a text, write its quotes inside YAML's: `\($0)`"
            } ?? error.advice, fix: (url ?? meant).map { Fix(replacing: node.range, with: $0) },
            at: place(error.offset, in: node))
    }

    /// An expression with back-ticks around the parameters that are keywords, as YAML has it; nil if that is no
    /// expression either.
    private func withBackTicks(_ text: String, _ readable: [String]) -> (name: String, text: String)? {
        let keywords = readable.filter { spelled($0) != $0 }
        guard !keywords.isEmpty else { return nil }
        var found: String?
        var ticked = ""
        for word in words(text) {
            let isKeyword = keywords.contains(word) && ticked.last != "."
            if isKeyword { found = found ?? word }
            ticked += isKeyword ? spelled(word) : word
        }
        guard let name = found else { return nil }
        do throws(NotationError) {
            _ = try notation.expression(ticked)
        } catch {
            return nil
        }
        return (name, PlainScalar.written(ticked))
    }

    /// A text in pieces: its names, and what is between them.
    private func words(_ text: String) -> [String] {
        var words: [String] = []
        var isInWord = false
        for character in text {
            let isPart = character.isLetter || character.isNumber || "_`".contains(character)
            if isPart == isInWord, let last = words.popLast() {
                words.append(last + String(character))
            } else {
                words.append(String(character))
            }
            isInWord = isPart
        }
        return words
    }

    /// Reports a literal where a status, an error or a condition belongs; answers whether it did.
    mutating func reportLiteral(
        _ expression: SwiftExpression, _ node: YAMLNode, of name: String
    ) -> Bool {
        guard let literal = expression.literal, name != "when" || literal != .boolean else {
            return false
        }
        let wanted = name == "when" ? "a condition" : name == "throw" ? "an error" : "a status"
        let names = name == "throw" ? declared.errors : declared.statuses
        let text = literal == .text ? String(expression.text.dropFirst().dropLast()) : ""
        let bare = text.hasPrefix(".") ? String(text.dropFirst()) : text
        let meant = literal == .text ? meantExpression(text, bare, name) : nil
        let advice =
            meant.map { "write `\(name): \($0)`" }
            ?? (name == "when"
                ? "write a condition, such as `amount > 1000`"
                : declaredExample(bare) ?? "write its case, such as `.\(names.min() ?? "failed")`")
        report(
            .expression,
            "`\(name)` takes \(wanted), and \(NodeReader.quoted(expression.text)) is a literal",
            advice: advice, fix: meant.map { Fix(replacing: node.range, with: $0) }, at: node.range)
        return true
    }

    /// Reports a word or an operator of another language in a condition; answers whether it did.
    mutating func reportForeign(_ text: String, _ node: YAMLNode, of name: String, _ readable: [String]) -> Bool {
        guard name == "when", !readable.contains(text) else { return false }
        var meant = text
        var said: (foreign: String, swift: String)?
        if LiteralCheck.foreignBooleans.contains(text), let value = Self.meantBoolean(text) {
            meant = "\(value)"
            said = (text, meant)
        } else if !text.contains("\"") {
            let signs = [
                "=>": ">=", "=<": "<=", "<>": "!=", "≥": ">=", "≤": "<=", "≠": "!=",
            ]
            meant = operators(text).map { piece in
                guard let sign = signs[piece] else { return piece }
                said = said ?? (piece, sign)
                return sign
            }.joined()
        }
        guard let said else { return false }
        let written = PlainScalar.written(meant)
        report(
            .expression, "Swift writes '\(said.foreign)' as '\(said.swift)'", advice: "write `\(name): \(written)`",
            fix: Fix(replacing: node.range, with: written), at: node.range)
        return true
    }

    /// A text in pieces: its operators, and what is between them.
    private func operators(_ text: String) -> [String] {
        var pieces: [String] = []
        var isInOperator = false
        for character in text {
            let isPart = "=<>!≥≤≠&|+-*/%".contains(character)
            if isPart == isInOperator, let last = pieces.popLast() {
                pieces.append(last + String(character))
            } else {
                pieces.append(String(character))
            }
            isInOperator = isPart
        }
        return pieces
    }

    /// The expression between Swift's quotes, in YAML's, where one was meant.
    private func meantExpression(_ text: String, _ bare: String, _ name: String) -> String? {
        guard !text.contains(where: { $0 == "\"" || $0 == "\\" || $0 == "'" }) else { return nil }
        guard name == "when" else {
            let names = name == "throw" ? declared.errors : declared.statuses
            return names.contains(bare) && declared.examples[bare] == nil ? "." + bare : nil
        }
        if LiteralCheck.isWord(text) { return nil }
        do throws(NotationError) {
            return try notation.expression(text).literal == nil
                ? PlainScalar.written(text) : nil
        } catch {
            return nil
        }
    }

    /// The literal that was meant by a text that is not an expression; nil where no text was meant.
    private func meantText(_ node: YAMLNode, _ value: LiteralCheck?) -> String? {
        guard let value, case .scalar(let scalar) = node.content, scalar.style == .doubleQuoted || value.kind == .text,
            value.kind?.isText != false
        else { return nil }
        // Quotes of Swift inside the text: it is rather an expression that went wrong.
        guard scalar.style == .doubleQuoted || !scalar.text.contains("\"") else { return nil }
        var text = scalar.text
        if text.utf8.count > 2, text.hasPrefix("'"), text.hasSuffix("'") {
            text = String(text.dropFirst().dropLast())
        }
        return "'\(PlainScalar.swiftLiteral(text))'"
    }

    /// What is wrong with an expression, and how it is written.
    private func repair(_ text: String, condition: Bool) -> (message: String, text: String)? {
        for (message, repaired) in repairs(of: text, condition) where repaired != text {
            do throws(NotationError) {
                _ = try notation.expression(repaired)
                return (message, PlainScalar.written(repaired))
            } catch {
                continue
            }
        }
        return nil
    }

    private func repairs(of text: String, _ condition: Bool) -> [(message: String, text: String)] {
        var all: [(message: String, text: String)] = []
        for (word, sign) in [("and", "&&"), ("or", "||"), ("not", "!")] {
            let words = words(text)
            guard words.contains(word), !text.contains("\"") else { continue }
            let signs = words.map { ["and": "&&", "or": "||", "not": "!"][$0] ?? $0 }.joined()
                .split(separator: "! ", omittingEmptySubsequences: false).joined(separator: "!")
            all.append(("Swift writes '\(word)' as '\(sign)'", signs))
        }
        if text.contains("'"), !text.contains("\"") {
            let quoted = text.split(separator: "'", omittingEmptySubsequences: false)
            all.append(("Swift has double quotes around a text", quoted.joined(separator: "\"")))
        }
        if condition, let sign = text.firstRange(of: " = ") {
            let compared = text[..<sign.lowerBound] + " == " + text[sign.upperBound...]
            all.append(("Swift compares with '=='", String(compared)))
        }
        for word in ["if", "return"] where text.hasPrefix(word + " ") {
            let rest = String(text.dropFirst(word.count + 1))
            all.append(("an expression cannot begin with '\(word)'", rest))
        }
        if let number = LiteralCheck.number(meantBy: text) {
            all.append(("\(NodeReader.quoted(text)) is not a number of Swift", number))
        }
        return all
    }
}
