// Whether a literal fits the type that it is given for. Only what the syntax shows is checked, for types of Swift and
// Foundation whose literals are known; every other expression is left to the compiler.

import FlowYAML
import SwiftNotation

/// Checks the literals of one value.
struct LiteralCheck {
    /// What is wrong, what to write, and the value that replaces it if there is one definite one.
    struct LiteralError {
        let message: String
        let advice: String
        var rewrite: String?
    }

    let type: SwiftType?
    /// The names that the value may read.
    let readable: [String]
    /// The key that it is written under.
    let key: String

    init(type: SwiftType?, readable: [String], key: String) {
        self.type = type
        self.readable = readable
        self.key = key
    }

    /// The kind of the type, or of what is optional; nil where the literals are not known.
    var kind: LiteralKind? {
        guard var type else { return nil }
        while type.isOptional, let wrapped = type.arguments.first { type = wrapped }
        guard type.form == .named, type.arguments.isEmpty, let name = type.baseName else {
            return nil
        }
        return LiteralKind.known[name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name]
    }

    /// What is wrong with a value; nil if it may be one of the type.
    func error(in value: SwiftExpression, written text: String, node: YAMLNode) -> LiteralError? {
        guard let type else { return nil }
        if let error = errorInList(node, of: type) { return error }
        guard let kind else { return nil }
        if value.literal == .nothing { return type.isOptional ? nil : notOptional(type) }
        switch kind {
        case .text: return errorInText(value, text, node)
        case .integer, .decimal: return errorInNumber(value, text, isWhole: kind.isInteger, node)
        case .boolean: return errorInBoolean(value, text, node)
        case .none(let example):
            return errorWithoutLiterals(value, text, example) ?? errorInQuotedName(value, text, node)
        }
    }

    /// Whether a text is one word, or several with hyphens between them.
    static func isWord(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(NodeReader.isNameByte) }
    }

    /// A number with a comma in it, and nothing else; nil for any other text.
    static func decimalComma(_ text: String) -> DecimalComma? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let groups = digits.split(separator: ",", omittingEmptySubsequences: false)
        guard groups.count == 2, groups.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        return DecimalComma(text)
    }

    /// The number of Swift that was meant by one of another language: `.5`, `5.`, `5.0f`, `$5`.
    static func number(meantBy text: String) -> String? {
        var digits = Substring(text)
        if digits.first == "$" { digits.removeFirst() }
        if digits.last.map({ "fFdDlL€".contains($0) }) ?? false { digits.removeLast() }
        var number = String(digits)
        if digits.first == "." { number = "0" + digits }
        if digits.last == "." { number += "0" }
        return number != text && isDecimal(number) ? number : nil
    }

    /// The words of other languages for `true` and `false`.
    static let foreignBooleans: Set<String> = ["yes", "no", "on", "off"]

    /// Whether a text is a number sign and hexadecimal digits, which Swift would take for a macro.
    private static func looksLikeColor(_ text: String) -> Bool {
        text.first == "#" && [4, 5, 7, 9].contains(text.utf8.count)
            && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// Whether the type has no numbers below 0.
    private var isUnsigned: Bool {
        guard var type else { return false }
        while type.isOptional, let wrapped = type.arguments.first { type = wrapped }
        let name = type.baseName ?? ""
        return name.hasPrefix("UInt") || name.hasPrefix("Swift.UInt")
    }

    /// Whether a name begins in lower case, as a constant of the app does.
    private static func looksLikeConstant(_ name: String) -> Bool {
        name.drop { $0 == "_" }.first?.isLowercase == true
    }
}

extension LiteralCheck {
    private var typeText: String { type?.text ?? "" }

    private func notOptional(_ type: SwiftType) -> LiteralError {
        LiteralError(
            message: "`nil` is not a value of '\(type.text)'",
            advice: "leave `\(key)` out, or write the type as `\(type.text)?`")
    }

    private func errorInText(_ value: SwiftExpression, _ text: String, _ node: YAMLNode) -> LiteralError? {
        let literal = "'\(PlainScalar.swiftLiteral(text))'"
        let isForeign =
            node.scalar == nil || Self.looksLikeColor(text)
            || Self.foreignBooleans.contains(text) && !readable.contains(text)
        if value.literal == nil, isForeign {
            return LiteralError(
                message: "'\(text)' is not a text, and the type is '\(typeText)'",
                advice: "write `\(key): \(literal)`", rewrite: literal)
        }
        switch value.literal {
        case .integer, .decimal, .boolean:
            return LiteralError(
                message: "'\(text)' is not a text, and the type is '\(typeText)'",
                advice: "write `\(key): \(literal)`", rewrite: literal)
        case .text, .nothing: return nil
        case nil:
            guard Self.isWord(text), !readable.contains(text) else { return nil }
            let isName = value.identifiers == [text]
            if isName, Self.looksLikeConstant(text) { return nil }
            return LiteralError(
                message: "Swift reads '\(text)' as \(isName ? "a name" : "an operation"), not as a text",
                advice: "write `\(key): \(literal)`"
                    + (isName ? "; write a constant of the app with its type or module: `App.\(text)`" : ""),
                rewrite: literal)
        }
    }

    private func errorInNumber(
        _ value: SwiftExpression, _ text: String, isWhole: Bool, _ node: YAMLNode
    ) -> LiteralError? {
        let wanted = isWhole ? "a whole number" : "a number"
        let message = "'\(value.text)' is not \(wanted), and the type is '\(typeText)'"
        switch value.literal {
        case .integer:
            guard text.hasPrefix("-"), isUnsigned else { return nil }
            return LiteralError(
                message: "'\(text)' is below 0, and the type is '\(typeText)'",
                advice: "write a number from 0 on, or a type such as `Int`")
        case .decimal:
            return isWhole ? LiteralError(message: message, advice: "write \(wanted), or a type such as `Double`") : nil
        case .text:
            let inner = String(value.text.dropFirst().dropLast())
            let isNumber = isWhole ? Int(inner) != nil : Self.isDecimal(inner)
            return LiteralError(
                message: message,
                advice: isNumber ? "write `\(key): \(inner)`" : "write \(wanted), such as `\(key): 1`",
                rewrite: isNumber ? inner : nil)
        case .boolean:
            return LiteralError(message: message, advice: "write \(wanted), such as `\(key): 1`")
        case .nothing: return nil
        case nil:
            if let number = Self.number(meantBy: text) {
                return LiteralError(message: message, advice: "write `\(key): \(number)`", rewrite: number)
            }
            if text.last == "%", let percent = Double(text.dropLast()) {
                return LiteralError(
                    message: message,
                    advice: "write `\(key): \(percent / 100)`, or `\(text.dropLast())` for percent")
            }
            return errorInQuotedName(value, text, node)
        }
    }

    private func errorInBoolean(_ value: SwiftExpression, _ text: String, _ node: YAMLNode) -> LiteralError? {
        if value.literal == .boolean || readable.contains(text) { return nil }
        let inner = value.literal == .text ? String(value.text.dropFirst().dropLast()) : text
        if let meant = NodeReader.meantBoolean(inner) {
            return LiteralError(
                message: "'\(inner)' is not a `Bool` of Swift", advice: "write `\(key): \(meant)`", rewrite: "\(meant)")
        }
        guard value.literal == nil else {
            return LiteralError(
                message: "'\(value.text)' is not a `Bool`",
                advice: "write `\(key): true` or `\(key): false`")
        }
        return errorInQuotedName(value, text, node)
    }

    /// A name in quotes, where the type is not a text: they mean nothing.
    private func errorInQuotedName(_ value: SwiftExpression, _ text: String, _ node: YAMLNode) -> LiteralError? {
        guard let scalar = node.scalar, PlainScalar.lostQuotes(scalar), value.identifiers == [text] else { return nil }
        return LiteralError(
            message: "'\(text)' is not a value of '\(typeText)'",
            advice: "for a constant of the app, leave the quotes out: " + "`\(key): \(text)`", rewrite: text)
    }

    private func errorWithoutLiterals(_ value: SwiftExpression, _ text: String, _ example: String) -> LiteralError? {
        let isDate =
            text.utf8.contains(UInt8(ascii: "-"))
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
        guard value.literal != nil || isDate else { return nil }
        var rewrite: String?
        if value.literal == .text { rewrite = url(String(value.text.dropFirst().dropLast())) }
        return LiteralError(
            message: "'\(text)' is a literal, and '\(typeText)' has none",
            advice: rewrite.map { "write `\(key): \($0)`" } ?? "write, for example, `\(key): '\(example)'`",
            rewrite: rewrite)
    }

    /// The expression of a URL that is written as a text; nil for any other type or text.
    func url(_ text: String) -> String? {
        guard typeText == "URL" || typeText == "URL?", text.contains("://"), !text.contains("\"")
        else {
            return nil
        }
        return "'URL(string: \(PlainScalar.swiftLiteral(text)))!'"
    }

    /// Words in brackets, where texts are meant: `[en, de]`.
    private func errorInList(_ node: YAMLNode, of type: SwiftType) -> LiteralError? {
        guard case .sequence(let items) = node.content, type.isArray || type.isSet, let element = type.arguments.first,
            LiteralCheck(type: element, readable: [], key: key).kind == .text
        else { return nil }
        let words = items.compactMap { item in
            item.scalar.flatMap { $0.style == .plain && Self.isWord($0.text) ? $0.text : nil }
        }
        guard let first = words.first, words.count == items.count,
            !words.contains(where: { word in
                readable.contains(word) || Self.looksLikeConstant(word) && word.contains(where: \.isUppercase)
            })
        else { return nil }
        let literal = "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        return LiteralError(
            message: "Swift reads '\(first)' as a name, not as a text",
            advice: "write `\(key): \(literal)`", rewrite: literal)
    }

    private static func isDecimal(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } && Double(text) != nil
    }
}
