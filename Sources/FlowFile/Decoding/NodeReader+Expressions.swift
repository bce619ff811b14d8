// Swift expressions: defaults, samples and what the mock does. YAML strips quotes that were meant for Swift (`default:
// "en"` arrives as `en`), and a text without quotes is a name: both are said, rather than left to the compiler of the
// generated code. Whether an expression fits its type the compiler knows.

import FlowModel
import SwiftText

extension NodeReader {
    /// An expression under a key; nil for a missing field.
    /// - Parameter type: the type of the value, nil for what is a status, an error or a condition.
    mutating func expression(_ field: Field?, _ type: SwiftType? = nil, readable: [String] = []) -> SwiftExpression? {
        guard let field else { return nil }
        return expression(field.value, of: field.name, type, readable: readable)
    }

    /// An expression, for the key `name`, which may read the names in `readable`.
    mutating func expression(
        _ node: YAMLNode, of name: String, _ type: SwiftType? = nil, readable: [String] = []
    ) -> SwiftExpression? {
        guard let text = oneLine(node, "a Swift expression", of: "`\(name)`") else { return nil }
        guard !findings.isFull() else { return nil }
        let hasCurlyQuotes = text.contains { "“”‘’".contains($0) }
        if let type, !(hasCurlyQuotes && text.first?.isPunctuation == true),
            isTextWithoutQuotes(node, text, type, readable)
        {
            report(
                .lostQuotes, "Swift sees \(text.isEmpty ? "nothing" : NodeReader.quoted(text)) without quotes here",
                advice: "for a text, write Swift's quotes inside YAML's: `'\"\(text)\"'`; for a constant, its type or "
                    + "module: `App.name`", at: node.range)
            return nil
        }
        if type?.text == "Bool", let meant = NodeReader.meantBoolean(text), text != "\(meant)",
            !readable.contains(text)
        {
            report(
                .wrongBoolean, "`\(name)` takes `true` or `false`", advice: "write `\(name): \(meant)`",
                at: node.range)
            return nil
        }
        if text == "nil", let type, type != .unread, !["?", "!"].contains(type.text.last),
            !type.text.contains("Optional<")
        {
            report(
                .expression, "a `\(type.text)` cannot be nil",
                advice: "write the type with a '?' behind it, `\(type.text)?`, or another value", at: node.range)
            return nil
        }
        do throws(NotationError) {
            return try notation.expression(text)
        } catch {
            report(
                .expression, error.message,
                advice: hasCurlyQuotes
                    ? "write straight quotes: \" in Swift, and ' around the whole"
                    : text.contains("'")
                        ? "write texts in double quotes, as Swift does, and the whole in single quotes, such as `'name == \"en\"'`"
                        : error.advice ?? DecodingDiagnostic.expression.usualAdvice,
                at: place(error.offset, in: node))
            return nil
        }
    }

    /// Whether a value is a text whose quotes YAML has stripped, or a word where a text belongs.
    private func isTextWithoutQuotes(
        _ node: YAMLNode, _ text: String, _ type: SwiftType, _ readable: [String]
    ) -> Bool {
        guard let scalar = node.scalar, type != .unread else { return false }
        let isText = ["String", "String?"].contains(type.text)
        let isWord = text.split(separator: " ").allSatisfy { $0.utf8.allSatisfy(isNameByte) }
        if scalar.style == .plain {
            return isText && isWord && !readable.contains(text) && text != "nil" && !NodeReader.isCamelCase(text)
        }
        let isName = isWord && text.first?.isNumber == false && text != "true" && text != "false"
        return text.isEmpty || isText && isWord || isName && scalar.style == .doubleQuoted
    }

    private static func isCamelCase(_ word: String) -> Bool {
        word.first?.isLowercase == true && word.contains(where: \.isUppercase)
    }
}
