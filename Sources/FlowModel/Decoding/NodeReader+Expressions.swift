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

    var readable: [String] {
        switch self {
        case .value(_, let names), .other(let names, _): names
        }
    }
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
                LiteralCheck(type: type, readable: readable, key: name)
            } else {
                nil
            }
        guard !node.isNull else {
            if value?.kind?.isText == true, reportTextAsComment(node, of: name) { return nil }
            report(
                .wrongForm, "`\(name)` takes a Swift expression",
                advice: value.map {
                    $0.type?.isOptional == false
                        ? "write the value after the colon, or leave `\(name)` out"
                        : "write `\(name): nil` for no value, or leave it out"
                } ?? "write the expression after the colon",
                at: node.range)
            return nil
        }
        guard let text = oneLine(node, "a Swift expression", of: "`\(name)`") else { return nil }
        if let value, case .scalar(let scalar) = node.content, PlainScalar.lostQuotes(scalar),
            value.kind?.isText != false
        {
            reportLostQuotes(text, value, at: node.range)
            return nil
        }
        guard !isFull() else { return nil }
        let expression: SwiftExpression
        do throws(NotationError) {
            expression = try notation.expression(text)
        } catch {
            reportUnreadable(text, node, of: name, use, error)
            return nil
        }
        if case .other(_, let mayBeLiteral) = use, !mayBeLiteral,
            reportLiteral(expression, node, of: name) || reportForeign(text, node, of: name, use.readable)
        {
            return nil
        }
        if let error = value?.error(in: expression, written: text, node: node) {
            report(
                .wrongLiteral, error.message, advice: error.advice,
                fix: error.rewrite.map { Fix(replacing: node.range, with: $0) }, at: node.range)
            return nil
        }
        return expression
    }

    /// Reports `#fff`, which is a comment for YAML, instead of a text; answers whether it did.
    private mutating func reportTextAsComment(_ node: YAMLNode, of name: String) -> Bool {
        guard node.range.isEmpty else { return false }
        var start = node.range.lowerBound
        while start < file.bytes.count, file.bytes[start] == 0x20 { start += 1 }
        let rest = file.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
        let text = file.text(in: rest.startIndex..<rest.endIndex)
        guard start > node.range.lowerBound, text.first == "#", text.count > 1,
            !text.contains(" ")
        else { return false }
        let literal = "'\(PlainScalar.swiftLiteral(text))'"
        report(
            .lostQuotes, "YAML takes \(NodeReader.quoted(text)) for a comment",
            advice: "write `\(name): \(literal)`",
            fix: Fix(replacing: rest.startIndex..<rest.endIndex, with: literal),
            at: rest.startIndex..<rest.endIndex)
        return true
    }

    private mutating func reportLostQuotes(_ text: String, _ value: LiteralCheck, at range: Range<Int>) {
        let literal = "'\(PlainScalar.swiftLiteral(text))'"
        let left = text.isEmpty ? "nothing" : NodeReader.quoted(text)
        // A word is not an expression of a text's type.
        let isText = text.isEmpty || (value.kind == .text && LiteralCheck.isWord(text))
        report(
            .lostQuotes, "YAML strips these quotes: Swift would see \(left) without them",
            advice: "write `\(value.key): \(literal)` for a text"
                + (isText ? "" : ", or leave the quotes out for an expression"),
            fix: isText ? Fix(replacing: range, with: literal) : nil, at: range)
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

    /// A text as YAML has it: in single quotes, if it needs any.
    static func written(_ text: String) -> String {
        guard !readsTheSame(text) else { return text }
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return "'\(parts.joined(separator: "''"))'"
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
