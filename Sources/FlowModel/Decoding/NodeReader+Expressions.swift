// Swift expressions: defaults, samples and what the mock does. YAML takes quotes away that were
// meant for Swift (`default: "en"` arrives as `en`), so a text that YAML would have read the same
// without its quotes is asked back about rather than taken for a variable's name.

import Diagnostics
import FlowYAML
import SwiftNotation

/// What an expression is for.
enum ExpressionUse: Sendable {
    /// A value of any type, a text among them.
    case value
    /// A status, an error, a condition: never a text.
    case other
}

extension NodeReader {
    /// An expression under a key; nil for a missing field.
    mutating func expression(_ field: Field?, _ use: ExpressionUse = .value) -> SwiftExpression? {
        guard let field else { return nil }
        return expression(field.value, of: field.name, use)
    }

    /// An expression, for the key `name`.
    mutating func expression(
        _ node: YAMLNode, of name: String, _ use: ExpressionUse
    ) -> SwiftExpression? {
        guard !node.isNull else {
            report(
                .wrongForm, "`\(name)` takes a Swift expression",
                advice: use == .value
                    ? "write `\(name): nil` for no value, or leave it out"
                    : "write the expression after the colon",
                at: node.range)
            return nil
        }
        guard let text = oneLine(node, "a Swift expression", of: "`\(name)`") else { return nil }
        if use == .value, case .scalar(let scalar) = node.content, PlainScalar.lostQuotes(scalar) {
            reportLostQuotes(text, of: name, at: node.range)
            return nil
        }
        guard !isFull() else { return nil }
        do throws(NotationError) {
            return try notation.expression(text)
        } catch {
            report(
                .expression, error.message, advice: error.advice ?? quotesAdvice(for: node),
                at: place(error.offset, in: node))
            return nil
        }
    }

    private mutating func reportLostQuotes(_ text: String, of name: String, at range: Range<Int>) {
        let inner = PlainScalar.swiftLiteral(text)
        let left = text.isEmpty ? "nothing" : NodeReader.quoted(text)
        report(
            .lostQuotes, "YAML takes these quotes away: Swift would see \(left) without them",
            advice: "write `\(name): '\(inner)'` for a text"
                + (text.isEmpty ? "" : ", or leave the quotes out for an expression"),
            at: range)
    }

    /// What to say when a quoted text is no expression: perhaps it was meant as a Swift text.
    private func quotesAdvice(for node: YAMLNode) -> String? {
        guard case .scalar(let scalar) = node.content, scalar.style == .doubleQuoted else {
            return nil
        }
        let literal = PlainScalar.swiftLiteral(scalar.text)
        return "for a text, write its quotes inside YAML's: `'\(literal)'`"
    }
}

/// What YAML makes of texts without quotes.
enum PlainScalar {
    /// Whether the quotes of a scalar did nothing for YAML, so that they were meant for Swift.
    ///
    /// `.success` is no text, and neither is `Post()` in the quotes that YAML recommends.
    static func lostQuotes(_ scalar: YAMLScalar) -> Bool {
        guard scalar.style == .doubleQuoted || scalar.style == .singleQuoted else { return false }
        guard !scalar.text.isEmpty else { return true }
        if scalar.text.hasPrefix(".") || scalar.text.contains("\"") { return false }
        if scalar.style == .singleQuoted, scalar.text.hasSuffix(")") { return false }
        return readsTheSame(scalar.text)
    }

    /// Whether a text, not empty, is one plain scalar of the same text, wherever it stands.
    static func readsTheSame(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 else {
            return false
        }
        if text == "~" || text == "null" || text == "Null" || text == "NULL" { return false }
        if indicators.contains(first) { return false }
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "?") || first == UInt8(ascii: ":") {
            guard bytes.count > 1, bytes[1] != 0x20 else { return false }
        }
        if last == UInt8(ascii: ":") { return false }
        for (index, byte) in bytes.enumerated() {
            if byte < 0x20 || flowIndicators.contains(byte) { return false }
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if byte == UInt8(ascii: ":"), next == 0x20 { return false }
            if byte == 0x20, next == UInt8(ascii: "#") { return false }
        }
        return true
    }

    /// A text as a Swift string literal inside YAML's single quotes.
    static func swiftLiteral(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "'": result += "''"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Characters that no plain scalar begins with.
    private static let indicators = Set("&*!|>'\"%@`#".utf8)
    /// Characters that end a plain scalar inside brackets.
    private static let flowIndicators = Set(",[]{}".utf8)
}
