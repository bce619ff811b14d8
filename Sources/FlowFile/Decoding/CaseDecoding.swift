// Statuses and errors: cases with or without payload.
// A status is null, a summary, or keys; its payload labels and types, or one type alone.

import FlowModel
import SwiftText

extension NodeReader {
    /// The cases of an enum, in order; `keys` tells which of the two enums.
    mutating func cases(_ field: Field?, as keys: KeySet) -> [EnumCase] {
        constructs(field, keys).map { entry in
            var item = EnumCase(name: memberName(entry.key, of: keys.noun), location: location(entry.key))
            if reportKeyInText(entry.value, keys) { return item }
            if let summary = entry.value.scalarText, !entry.value.isNull {
                if !reportTypeAsSummary(summary, of: entry) { item.words.summary = Prose.line(summary) }
            } else if let fields = fields(of: entry.value, as: keys, at: entry.key.range) {
                item.words = words(fields)
                item.payload = payload(fields["with"])
                item.was = formerName(fields["was"])
            }
            return item
        }
    }

    /// Reports `paid: ChatMessage` and `paid: (receipt: String)`, which are types and not sentences; answers whether it
    /// did. `idle: Waiting` is a sentence.
    private mutating func reportTypeAsSummary(_ text: String, of entry: YAMLEntry) -> Bool {
        let isTuple = text.hasPrefix("(") && text.hasSuffix(")")
        let isType = ["String", "Int", "Double", "Bool", "Data", "Date", "Decimal", "Error"].contains(text)
        let isMixed = isName(text) && text.first?.isUppercase == true && text.dropFirst().contains(where: \.isUppercase)
        guard isTuple || isType || isMixed else { return false }
        let inside = isTuple ? String(text.dropFirst().dropLast()) : text.hasSuffix("Error") ? "reason: \(text)" : text
        let type = inside.contains(":") ? "{ \(inside) }" : inside.contains(",") ? "'\(text)'" : inside
        report(
            .wrongForm, "\(NodeReader.quoted(entry.name)) has a type in place of its summary",
            advice: "write `\(entry.name): { with: \(type) }`"
                + (isTuple ? "" : "; a summary of one word ends in a full stop"), at: entry.value.range)
        return true
    }

    /// The associated values under `with`.
    mutating func payload(_ field: Field?) -> [PayloadValue] {
        guard let field else { return [] }
        if case .sequence(let nodes) = field.value.content,
            !field.value.isFlowStyle || nodes.count > 1 || nodes.first?.firstName?.first?.isLowercase == true
        {
            report(
                .wrongForm, "`with` takes labels with their types",
                advice: "write braces, without dashes and brackets: `with: { \(field.entry.example ?? "") }`",
                at: field.value.range)
            return []
        }
        guard case .mapping(let entries) = field.value.content else {
            let type = type(field.value, of: "`with`")
            return [PayloadValue(label: nil, location: location(field.value), type: type)]
        }
        return entries.map { entry in
            var value = PayloadValue(label: .unread, location: location(entry.key), type: .unread)
            if entry.value.isNull, let text = entry.key.scalarText, text.first?.isUppercase == true {
                let label = entries.count == 1 ? "reason" : lowerCamel(text)
                report(
                    .wrongForm, "\(NodeReader.quoted(text)) has no label",
                    advice: "write a name before the type, such as `\(label): \(text)`", at: entry.key.range)
                return value
            }
            if entry.value.isNull, entry.key.scalarText?.contains(" ") == true {
                value.type = type(typed: entry)
                return value
            }
            let label = memberName(entry.key, of: "a payload label")
            value.label = label
            guard case .mapping = entry.value.content else {
                value.type = type(typed: entry)
                return value
            }
            guard let fields = fields(of: entry.value, as: .payload, at: entry.key.range) else { return value }
            value.type = required("type", in: fields).map { type($0) } ?? .unread
            value.summary = line(fields["summary"])
            value.sample = expression(fields["sample"], value.type)
            return value
        }
    }

    /// The type that an entry's value is; one without a value is reported at its key.
    ///
    /// - Parameter isField: Whether the entry takes a type alone, without a sample.
    mutating func type(typed entry: YAMLEntry, in place: TypePlace = .value, isField: Bool = false) -> SwiftType {
        // The key is reported then: a space is missing in it.
        if entry.value.isNull, entry.key.scalarText?.contains(":") == true { return .unread }
        let subject = NodeReader.quoted(entry.key.scalarText ?? "")
        if !isField, let text = entry.value.scalarText, let equals = text.firstIndex(of: "=") {
            let parts = [text[..<equals], text[equals...].dropFirst()].map { part in
                let words = part.split(separator: " ").joined(separator: " ")
                return words.allSatisfy { $0.isLetter || $0.isNumber } ? words : "'\(words)'"
            }
            let isParameter = place == .parameter
            let mark = parts[1] == "nil" && !parts[0].contains("?") ? "?" : ""
            report(
                .wrongForm, "\(subject) has \(isParameter ? "its default" : "a value") behind its type",
                advice: isParameter
                    ? "write `{ type: \(parts[0])\(mark), default: \(parts[1]) }`"
                    : "write `{ type: \(parts[0]), sample: \(parts[1]) }` for tests and mocks",
                at: entry.value.range)
            return .unread
        }
        if !entry.value.isNull { return type(entry.value, of: subject, in: place) }
        report(
            .wrongForm, "\(subject) has no type",
            advice: "write the name, a colon and the type, such as `text: String`", at: entry.key.range)
        return .unread
    }
}
