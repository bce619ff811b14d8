// A type where a summary belongs: `failed: CheckoutError` reads as a comment, and the value that the status was meant
// to carry would be lost without a word. So a lone text that is a type is rejected, and one capitalised word among
// them, which has two easy ways to be a summary.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// Reports a lone type instead of a summary; answers whether it did.
    mutating func reportTypeAsSummary(_ node: YAMLNode, _ keys: KeySet) -> Bool {
        if let scalar = node.scalar, scalar.style.isInline, reportKeyInText(node, scalar.text) {
            return true
        }
        guard let type = typeText(node) else { return false }
        let source = file.text(in: node.range)
        let read = node.scalarText ?? source
        let isWord = type.utf8.allSatisfy(NodeReader.isNameByte)
        let isQuoted = read == type && ["[", "'", "\""].contains(where: source.hasPrefix)
        let text = isWord ? type : isQuoted ? source : "'\(type)'"
        report(
            .typeAsSummary,
            "\(NodeReader.quoted(read)) looks like a type, but is read as a summary",
            advice: "for a value that it carries, write `{ with: \(text) }`"
                + (isWord || read != type ? NodeReader.summaryAdvice(read) : ""),
            fix: Fix(replacing: node.range, with: "{ with: \(text) }"), at: node.range)
        return true
    }

    /// Reports `with: String` in quotes, where the key is a part of the text.
    private mutating func reportKeyInText(_ node: YAMLNode, _ text: String) -> Bool {
        guard text.hasPrefix("with:"), case let value = String(text.dropFirst(5).drop { $0 == " " }), !value.isEmpty
        else { return false }
        let labels = LabelledType.all(in: value, tuples: true).map { mapping(of: $0) }
        guard let written = labels ?? (meansType(value) ? PlainScalar.written(value) : nil) else {
            return false
        }
        report(
            .typeAsSummary,
            "\(NodeReader.quoted(text)) is read as a summary, but contains the key `with`",
            advice: "write `{ with: \(written) }`",
            fix: Fix(replacing: node.range, with: "{ with: \(written) }"), at: node.range)
        return true
    }

    /// Reports a lone type of a view, which has none.
    mutating func reportTypeOfView(_ entry: YAMLEntry) -> Bool {
        guard let type = typeText(entry.value) else { return false }
        let read = entry.value.scalarText ?? type
        let isWord = type.utf8.allSatisfy(NodeReader.isNameByte) || read != type
        report(
            .typeAsSummary,
            "\(NodeReader.quoted(read)) looks like a type, but is read as a summary",
            advice:
                "a view has no type: write `\(entry.name):`, and what it shows under `parameters`"
                + (isWord ? NodeReader.summaryAdvice(read) : ""),
            fix: Fix(replacing: entry.key.range.upperBound..<entry.value.range.upperBound, with: ":"),
            at: entry.value.range)
        return true
    }

    private static func summaryAdvice(_ word: String) -> String {
        "; for a summary, end it with a full stop, `\(word).`, or write "
            + "`{ summary: \(PlainScalar.written(word)) }`"
    }

    /// The type that a node is, where it can hardly be a summary.
    private func typeText(_ node: YAMLNode) -> String? {
        switch node.content {
        case .scalar(let scalar):
            guard scalar.style.isInline, !node.isNull else { return nil }
            return meantType(scalar.text)
        case .sequence(let items) where node.isFlowStyle && !items.isEmpty:
            let text = file.text(in: node.range)
            return meansType(text) ? text : nil
        case .sequence, .mapping:
            return nil
        }
    }

    /// The type that a text is, or that `with Date`, `String, Int` and `some View` mean.
    private func meantType(_ text: String) -> String? {
        if meansType(text) { return text }
        if text.hasPrefix("with ") {
            return meantType(String(text.dropFirst(5).drop { $0 == " " }))
        }
        if text.hasPrefix("some "), case let type = "any " + text.dropFirst(5), meansType(type) {
            return type
        }
        let tuple = "(\(text))"
        return Self.typesInParentheses(tuple) != nil && meansType(tuple) ? tuple : nil
    }

    /// Whether a text is a type that begins in upper case, as no sentence is.
    func meansType(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text.utf8.count <= 200 else { return false }
        if let types = Self.typesInParentheses(text) {
            return types.allSatisfy { $0.first?.isUppercase == true }
        }
        let isSentence =
            text.contains(" ") && !text.hasPrefix("any ") && !text.utf8.contains(where: isOfTypes)
        guard !isSentence else { return false }
        guard first.properties.isUppercase || first == "[" || first == "(" || text.hasPrefix("any ")
        else { return false }
        do throws(NotationError) {
            return try notation.type(text).form != .tuple
        } catch {
            return false
        }
    }

    /// The names in `(Int, String)`; nil for any other text.
    private static func typesInParentheses(_ text: String) -> [String]? {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
        let parts = text.dropFirst().dropLast().split(
            separator: ",", omittingEmptySubsequences: false
        ).map { String($0.drop { $0 == " " }) }
        guard parts.count > 1,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(NodeReader.isNameByte) })
        else { return nil }
        return parts
    }

    /// Brackets and operators of types that may have spaces between them.
    private func isOfTypes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "&"), UInt8(ascii: ">"): true
        default: false
        }
    }
}

extension NodeReader {
    /// The pairs of a list or a text such as `[receipt: String]`, where labels with their types belong.
    /// - Parameter tuples: whether a tuple counts, which is a type.
    func labelledPairs(in node: YAMLNode, tuples: Bool = false) -> [LabelledType]? {
        if let scalar = node.scalar {
            return scalar.style.isInline
                ? LabelledType.all(in: scalar.text, tuples: tuples) : nil
        }
        guard case .sequence(let items) = node.content, !items.isEmpty else { return nil }
        let pairs = items.flatMap { item -> [YAMLEntry] in
            guard case .mapping(let entries) = item.content else { return [] }
            return entries
        }
        guard pairs.count >= items.count,
            pairs.allSatisfy({ pair in
                pair.name.first?.isLowercase == true && pair.value.scalarText?.isEmpty == false
                    && pair.name.utf8.allSatisfy(NodeReader.isNameByte)
            })
        else { return nil }
        return pairs.map { LabelledType(name: $0.name, type: $0.value.scalarText ?? "") }
    }

    /// Labels with types, as a mapping on one line.
    func mapping(of pairs: [LabelledType]) -> String {
        let texts = pairs.map { "\($0.name): \(PlainScalar.written($0.type))" }
        return "{ \(texts.joined(separator: ", ")) }"
    }

    /// Entries, as a mapping on one line.
    func mapping(of pairs: [YAMLEntry]) -> String {
        let texts = pairs.map { "\($0.name): \(file.text(in: $0.value.range))" }
        return "{ \(texts.joined(separator: ", ")) }"
    }

    /// Reports labels in a list, where a mapping contains them.
    mutating func reportListOfLabels(_ pairs: [LabelledType], _ field: Field) {
        let text = mapping(of: pairs)
        report(
            .wrongForm, "`with` takes a type, or labels with their types", advice: "write `with: \(text)`",
            fix: onLine(of: field, text), at: field.value.range)
    }

    /// The rewrite of a field's value, on the line of its key.
    func onLine(of field: Field, _ text: String) -> Fix {
        let isOnLine = !field.value.isBlock
        let start = isOnLine ? field.value.range.lowerBound : field.key.range.upperBound
        let range = start..<field.value.range.upperBound
        return Fix(replacing: range, with: isOnLine ? text : ": " + text)
    }
}
