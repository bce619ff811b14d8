// Texts, Booleans, numbers and words of a closed set. Only `true` and `false` are Booleans, and only a number written
// without quotes is a number; what other readers of YAML would let pass is answered with the form to write.

import FlowModel

extension NodeReader {
    /// A text for one line of a doc comment; empty where there is none.
    mutating func line(_ field: Field?) -> String {
        text(field).map { Prose.line($0) } ?? ""
    }

    /// Texts of a declaration: the keys `summary` and `discussion`.
    mutating func words(_ fields: Fields) -> Documentation {
        let summary = line(fields["summary"])
        let discussion = paragraphs(fields["discussion"])
        return Documentation(summary: summary, discussion: discussion)
    }

    /// A text for lines of a doc comment; empty where there is none.
    mutating func paragraphs(_ field: Field?) -> String {
        text(field).map { Prose.paragraphs($0) } ?? ""
    }

    /// The text of a scalar as written; nil for a missing field or null.
    mutating func text(_ field: Field?) -> String? {
        guard let field else { return nil }
        guard let text = field.value.scalarText else {
            report(
                .wrongForm, "`\(field.name)` takes a text",
                advice: "write a text, in quotes if it contains any of `: [ ] { } #`", at: field.value.range)
            return nil
        }
        return text
    }

    /// `true` or `false`; nil for a missing field, null or anything else.
    mutating func boolean(_ field: Field?) -> Bool? {
        guard let field else { return nil }
        let scalar = field.value.scalar
        if scalar?.style == .plain, let text = scalar?.text, text == "true" || text == "false" { return text == "true" }
        report(
            scalar == nil ? .wrongForm : .wrongBoolean, "`\(field.name)` takes `true` or `false`",
            advice: (scalar?.text).flatMap(NodeReader.meantBoolean).map { "write `\(field.name): \($0)`" }
                ?? "write `\(field.name): true` or `\(field.name): false`", at: field.value.range)
        return nil
    }

    /// What somebody meant who wrote a Boolean in another spelling.
    static func meantBoolean(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "y", "1": true
        case "false", "no", "off", "n", "0": false
        default: nil
        }
    }

    /// A number without exponent within the bounds that the table gives its key; nil for a missing field, null or anything else.
    mutating func number(_ field: Field?) -> Double? {
        guard let field, case .number(let whole)? = field.entry.limit else { return nil }
        let bounds = Double(whole.lowerBound)...Double(whole.upperBound)
        let digits = field.value.scalarText?.replacing(",", with: ".") ?? ""
        if field.value.scalar?.style == .plain, digits == field.value.scalarText, NodeReader.isDecimal(digits),
            let number = Double(digits),
            bounds.contains(number)
        {
            return number
        }
        // `10s`, `"10"`, `500ms`.
        let number = String(digits.prefix { $0.isNumber || $0 == "." })
        let start = digits.hasSuffix("ms") ? Double(number).map { "\($0 / 1000)" } ?? number : number
        let isMeant = NodeReader.isDecimal(start) && Double(start).map(bounds.contains) ?? false
        report(
            .wrongNumber, "`\(field.name)` takes \(field.entry.takes)",
            advice: isMeant
                ? "write `\(field.name): \(start)`" : "write, for example, `\(field.name): \(whole.lowerBound + 1)`",
            at: field.value.range)
        return nil
    }

    /// A word of a closed set; nil for a missing field, null or anything else.
    mutating func choice<Value>(_ field: Field?, as type: Value.Type) -> Located<Value>?
    where Value: RawRepresentable<String> & CaseIterable & Sendable {
        guard let field else { return nil }
        return choice(field.value, of: field.name, as: type)
    }

    /// A word of a closed set, for the key `name`.
    mutating func choice<Value>(_ node: YAMLNode, of name: String, as type: Value.Type) -> Located<Value>?
    where Value: RawRepresentable<String> & CaseIterable & Sendable {
        let words = type.allCases.map(\.rawValue)
        guard let text = node.scalarText, !node.isNull else {
            report(
                .wrongForm, "`\(name)` takes \(NodeReader.list(words, "or"))",
                advice: "write, for example, `\(name): \(words.first ?? "")`", at: node.range)
            return nil
        }
        if let value = Value(rawValue: text) { return Located(value, at: location(node)) }
        let meant = meantChoice(text, among: words)
        let otherwise = words.count == 1 ? ", or leave `\(name)` out" : ""
        report(
            .unknownValue, "`\(name)` cannot be \(NodeReader.quoted(text))",
            advice: meant.map { "did you mean `\($0)`?" } ?? "write \(NodeReader.list(words, "or"))\(otherwise)",
            at: node.range)
        return nil
    }

    /// The word that was meant: spelled nearly so, or so without its attribute's sign or its hyphens.
    private func meantChoice(_ text: String, among words: [String]) -> String? {
        let letters = text.lowercased().filter(\.isLetter)
        return words.first { $0.lowercased().filter(\.isLetter) == letters }
            ?? NodeReader.otherWords[letters].flatMap { words.contains($0) ? $0 : nil }
            ?? didYouMean(text, among: words)
    }

    /// Words that people use for one of a closed set, where spelling alone does not lead to it.
    private static let otherWords = [
        "closure": "callback", "completion": "callback", "nonisolated": "none", "publisher": "combine",
    ]

    /// Digits, with at most one point between them, and few enough for an exact reading.
    private static func isDecimal(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
        return text.utf8.count <= 20 && parts.count <= 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
            }
    }
}
