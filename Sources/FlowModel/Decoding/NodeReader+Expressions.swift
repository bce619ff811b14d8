// Swift expressions: defaults, samples and what the mock does. YAML strips quotes that were meant for Swift (`default:
// "en"` arrives as `en`), so a text that YAML would have read the same without its quotes is rejected, rather than
// taken for a variable's name. Where the type is known, its literals are checked too, with or without YAML's quotes.

import Diagnostics
import FlowYAML
import SwiftNotation

/// What an expression is for.
enum ExpressionUse: Sendable {
    /// A value of a type, nil if it is not known; and the names that it may read.
    case value(SwiftType?, readable: [String] = [])
    /// A status, an error, a condition: never a literal, `true` apart. And the names that it may read.
    case other(readable: [String] = [], mayBeLiteral: Bool = false)
}

extension NodeReader {
    /// An expression under a key; nil for a missing field.
    mutating func expression(_ field: Field?, _ use: ExpressionUse) -> SwiftExpression? {
        guard let field else { return nil }
        return expression(field.value, of: field.name, use)
    }

    /// An expression, for the key `name`.
    mutating func expression(_ node: YAMLNode, of name: String, _ use: ExpressionUse) -> SwiftExpression? {
        let value: LiteralCheck? =
            if case .value(let type, let readable) = use {
                LiteralCheck(type: type, readable: readable)
            } else {
                nil
            }
        guard !node.isNull else {
            report(
                .wrongForm, "`\(name)` takes a Swift expression",
                advice: value == nil
                    ? "write the expression after the colon"
                    : "write the value after the colon, or leave `\(name)` out", at: node.range)
            return nil
        }
        guard let text = oneLine(node, "a Swift expression", of: "`\(name)`") else { return nil }
        if let value, case .scalar(let scalar) = node.content, PlainScalar.lostQuotes(scalar),
            value.kind?.isText != false || scalar.style == .doubleQuoted && PlainScalar.isName(text)
        {
            let left = text.isEmpty ? "nothing" : NodeReader.quoted(text)
            report(
                .lostQuotes, "YAML strips these quotes: Swift would see \(left) without them",
                advice: NodeReader.textAdvice + ", or leave the quotes out for an expression", at: node.range)
            return nil
        }
        guard !isFull() else { return nil }
        let expression: SwiftExpression
        do throws(NotationError) {
            expression = try notation.expression(text)
        } catch {
            let isText = value.map { $0.kind?.isText ?? (node.scalar?.style == .doubleQuoted) } ?? false
            let usual = error.advice ?? DecodingDiagnostic.expression.usualAdvice
            report(
                .expression, error.message, advice: isText ? NodeReader.textAdvice : usual,
                at: place(error.offset, in: node))
            return nil
        }
        if case .other(let readable, let mayBeLiteral) = use, !mayBeLiteral,
            reportLiteral(expression, node, of: name) || reportForeign(text, node, of: name, readable)
        {
            return nil
        }
        if let error = value?.error(in: expression, written: text, node: node) {
            report(.wrongLiteral, error.message, advice: error.advice, at: node.range)
            return nil
        }
        return expression
    }

    private static let textAdvice = "for a text, write Swift's quotes inside YAML's: `'\"text\"'`"

    /// Reports a literal where a status, an error or a condition belongs; answers whether it did.
    private mutating func reportLiteral(_ expression: SwiftExpression, _ node: YAMLNode, of name: String) -> Bool {
        guard let literal = expression.literal, name != "when" || literal != .boolean else { return false }
        let isError = name == "throw"
        let names = isError ? declared.errors : declared.statuses
        report(
            .expression,
            "`\(name)` takes \(name == "when" ? "a condition" : isError ? "an error" : "a status"), and "
                + "\(NodeReader.quoted(expression.text)) is a literal",
            advice: name == "when"
                ? "write a condition, such as `amount > 1000`"
                : "write its case, such as `.\(names.min() ?? "failed")`", at: node.range)
        return true
    }

    /// Reports a condition with a word or an operator of another language; answers whether it did.
    private mutating func reportForeign(
        _ text: String, _ node: YAMLNode, of name: String, _ readable: [String]
    ) -> Bool {
        guard name == "when", !readable.contains(text) else { return false }
        let signs = ["=>", "=<", "<>", "≥", "≤", "≠"]
        let sign = text.contains("\"") ? nil : signs.first(where: text.contains)
        guard let foreign = sign ?? (["yes", "no", "on", "off"].contains(text) ? text : nil) else { return false }
        report(
            .expression, "Swift has no '\(foreign)'", advice: "write a condition of Swift, such as `amount >= 1000`",
            at: node.range)
        return true
    }
}

/// What YAML makes of texts without quotes.
enum PlainScalar {
    /// Whether the quotes of a scalar did nothing for YAML, so that they were meant for Swift.
    ///
    /// `.success` is not a text, and neither is `Post()` in the quotes that YAML recommends.
    static func lostQuotes(_ scalar: YAMLScalar) -> Bool {
        guard scalar.style == .doubleQuoted || scalar.style == .singleQuoted else { return false }
        guard !scalar.text.isEmpty else { return true }
        if scalar.text.hasPrefix(".") || scalar.text.contains("\"") { return false }
        if scalar.style == .singleQuoted, scalar.text.hasSuffix(")") { return false }
        return readsTheSame(scalar.text)
    }

    /// Whether Swift reads a text as a name, and no value is spelled so.
    static func isName(_ text: String) -> Bool {
        text.first?.isNumber == false && text != "true" && text != "false"
            && text.utf8.allSatisfy(NodeReader.isNameByte)
    }

    /// Whether a text, not empty, is one plain scalar of the same text, in every context.
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

    /// Characters that no plain scalar begins with.
    private static let indicators = Set("&*!|>'\"%@`#".utf8)
    /// Characters that end a plain scalar inside brackets.
    private static let flowIndicators = Set(",[]{}".utf8)
}
