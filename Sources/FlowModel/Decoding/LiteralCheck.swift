// Whether a literal fits the type that it is given for. Only what the syntax shows is checked, for types of Swift and
// Foundation whose literals are known; every other expression is left to the compiler.

import FlowYAML
import SwiftNotation

/// Checks the literals of one value.
struct LiteralCheck {
    let type: SwiftType?
    /// The names that the value may read.
    let readable: [String]

    /// The type, or what is optional in it.
    private var wrapped: SwiftType? {
        var type = type
        while let outer = type, outer.isOptional, let inner = outer.arguments.first { type = inner }
        return type
    }

    /// The kind of the type, or of what is optional; nil where the literals are not known.
    var kind: LiteralKind? {
        guard let type = wrapped, type.form == .named, type.arguments.isEmpty, let name = type.baseName else {
            return nil
        }
        return LiteralKind.known[name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name]
    }

    /// What is wrong with a value; nil if it may be one of the type.
    func error(in value: SwiftExpression, written text: String, node: YAMLNode) -> (message: String, advice: String)? {
        guard let type else { return nil }
        if let word = nameInList(node, of: type) { return name(word, type) }
        guard let kind else { return nil }
        if value.literal == .nothing {
            if type.isOptional { return nil }
            return ("`nil` is not a value of '\(type.text)'", "leave it out, or write the type as `\(type.text)?`")
        }
        if kind.isText, value.literal == nil, isName(text, value) { return name(text, type) }
        guard !fits(value, text, kind) || kind.isText && node.scalar == nil else { return nil }
        return ("'\(text)' is not a value of '\(type.text)'", "write, for example, `\(kind.example)`")
    }

    private func name(_ word: String, _ type: SwiftType) -> (message: String, advice: String) {
        (
            "Swift reads '\(word)' as a name, and the type is '\(type.text)'",
            "for a text, write Swift's quotes inside YAML's: `'\"text\"'`; for a constant, write its type: `App.name`"
        )
    }

    /// Whether a value may be one of a type of some kind.
    private func fits(_ value: SwiftExpression, _ text: String, _ kind: LiteralKind) -> Bool {
        switch kind {
        case .text: value.literal == .text || value.literal == nil && !text.hasPrefix("#")
        case .integer:
            switch value.literal {
            case .integer: !text.hasPrefix("-") || wrapped?.baseName?.contains("UInt") != true
            case nil: isOperation(text)
            default: false
            }
        case .decimal:
            switch value.literal {
            case .integer, .decimal: true
            case nil: isOperation(text)
            default: false
            }
        case .boolean:
            value.literal == .boolean
                || value.literal == nil && (readable.contains(text) || NodeReader.meantBoolean(text) == nil)
        case .none:
            value.literal == nil && !text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
        }
    }

    /// Whether a text is no number of another language, such as `$5` or `5%`.
    private func isOperation(_ text: String) -> Bool { !text.hasPrefix("$") && !text.hasSuffix("%") }

    /// Whether an expression is one word, or several with hyphens, that is hardly a constant of the app.
    private func isName(_ text: String, _ value: SwiftExpression) -> Bool {
        guard Self.isWord(text), !readable.contains(text) else { return false }
        return value.identifiers != [text] || ["yes", "no", "on", "off"].contains(text)
            || text.drop { $0 == "_" }.first?.isLowercase != true
    }

    /// A word in brackets, where texts are meant: `[en, de]`.
    private func nameInList(_ node: YAMLNode, of type: SwiftType) -> String? {
        guard case .sequence(let items) = node.content, type.isArray || type.isSet, let element = type.arguments.first,
            LiteralCheck(type: element, readable: readable).kind == .text
        else { return nil }
        let words = items.compactMap { item in
            item.scalar.flatMap { $0.style == .plain && Self.isWord($0.text) ? $0.text : nil }
        }
        guard words.count == items.count, !words.contains(where: { readable.contains($0) || Self.isCamelCase($0) })
        else { return nil }
        return words.first
    }

    private static func isCamelCase(_ word: String) -> Bool {
        word.contains(where: \.isUppercase) && word != word.uppercased()
    }

    /// Whether a text is one word, or several with hyphens between them.
    private static func isWord(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(NodeReader.isNameByte) }
    }
}
