// Statuses and errors: cases with or without payload.
// A status is null, a summary, or keys; its payload labels and types, or one type alone.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// The cases of an enum, in order; `keys` tells which of the two enums.
    mutating func cases(_ field: Field?, as keys: KeySet) -> [EnumCase] {
        var result: [EnumCase] = []
        for entry in constructs(
            field, keys, each: "names,",
            example: keys.noun == KeySet.error.noun ? "unknown:" : "failed:")
        {
            let name = memberName(entry.key, of: keys.noun)
            let read = enumCase(entry, as: keys)
            guard let name else { continue }
            result.append(
                EnumCase(
                    name: name, location: location(entry.key), words: read.words,
                    payload: read.payload, was: read.was))
        }
        return result
    }

    private mutating func enumCase(
        _ entry: YAMLEntry, as keys: KeySet
    ) -> (words: Documentation, payload: [PayloadValue], was: Located<String>?) {
        if reportKeyInText(entry.value, keys) { return (Documentation(), [], nil) }
        if let summary = entry.value.scalarText, !entry.value.isNull {
            return (Documentation(summary: Prose.line(summary)), [], nil)
        }
        guard let fields = fields(of: entry.value, as: keys, at: entry.key.range) else {
            return (Documentation(), [], nil)
        }
        return (words(fields), payload(fields["with"]), formerName(fields["was"]))
    }

    /// The associated values under `with`.
    mutating func payload(_ field: Field?) -> [PayloadValue] {
        guard let field else { return [] }
        guard case .mapping(let entries) = field.value.content else {
            guard let type = type(field.value, of: "`with`") else { return [] }
            return [
                PayloadValue(
                    label: nil, location: location(field.value), type: type, summary: "",
                    sample: nil)
            ]
        }
        var labels: Set<String> = []
        var result: [PayloadValue] = []
        for entry in entries {
            if entry.value.isNull, let text = entry.key.scalarText, text.first?.isUppercase == true {
                report(
                    .wrongForm, "\(NodeReader.quoted(text)) has no label",
                    advice: "write a name before the type, such as `reason: \(text)`", at: entry.key.range)
                continue
            }
            let label = memberName(entry.key, of: "a payload label")
            let read = payloadValue(entry)
            guard let label, let read else { continue }
            guard labels.insert(label.text).inserted else {
                reportRepeatedLabel(label.text, at: entry.key.range)
                continue
            }
            result.append(
                PayloadValue(
                    label: label, location: location(entry.key), type: read.type,
                    summary: read.summary, sample: read.sample))
        }
        return result
    }

    private mutating func payloadValue(
        _ entry: YAMLEntry
    ) -> (type: SwiftType, summary: String, sample: SwiftExpression?)? {
        let subject = NodeReader.quoted(entry.key.scalarText ?? "")
        guard case .mapping = entry.value.content else {
            return type(typed: entry, subject).map { ($0, "", nil) }
        }
        guard let fields = fields(of: entry.value, as: .payload, at: entry.key.range) else {
            return nil
        }
        let type = required("type", in: fields, example: "type: String").flatMap { self.type($0) }
        let summary = line(fields["summary"]) ?? ""
        let sample = expression(fields.written("sample"), type)
        return type.map { ($0, summary, sample) }
    }

    /// The type that an entry's value is; one without a value is reported at its key.
    /// - Parameter isField: whether the entry takes a type alone.
    mutating func type(
        typed entry: YAMLEntry, _ subject: String, in place: TypePlace = .value, isField: Bool = false
    ) -> SwiftType? {
        // The key is reported then: a space is missing in it.
        if entry.value.isNull, entry.key.scalarText?.contains(":") == true { return nil }
        if !isField, let text = entry.value.scalarText, let equals = text.firstIndex(of: "=") {
            let parts = [text[..<equals], text[equals...].dropFirst()].map { part in
                let words = part.split(separator: " ").joined(separator: " ")
                return words.allSatisfy { $0.isLetter || $0.isNumber } ? words : "'\(words)'"
            }
            let isParameter = place == .parameter
            report(
                .wrongForm, "\(subject) has \(isParameter ? "its default" : "a value") behind its type",
                advice: isParameter
                    ? "write `{ type: \(parts[0]), default: \(parts[1]) }`"
                    : "write `{ type: \(parts[0]), sample: \(parts[1]) }` for tests and mocks",
                at: entry.value.range)
            return nil
        }
        guard entry.value.isNull else {
            return type(entry.value, of: subject, in: place)
        }
        report(
            .wrongForm, "\(subject) has no type",
            advice: "write the name, a colon and the type, such as `text: String`", at: entry.key.range)
        return nil
    }

    /// Reports a label that appears before.
    mutating func reportRepeatedLabel(_ label: String, at range: Range<Int>) {
        report(
            .duplicate, "the label \(NodeReader.quoted(label)) is used twice",
            advice: "give the second one another name", at: range)
    }
}
