// Parameters of steps and views: a label, or two as Swift writes them, with a type or keys.

import FlowModel
import SwiftNotation

extension NodeReader {
    mutating func parameters(_ field: Field?) -> [Parameter] {
        var labels: Set<String> = []
        return entries(of: field, each: "labels,", example: "prompt: String").map { entry in
            let label = label(entry.key)
            if label != .unread, let external = label.external, !labels.insert(external.text).inserted {
                reportRepeatedLabel(external.text, at: entry.key.range)
            }
            var parameter = Parameter(label: label, location: location(entry.key), type: .unread)
            guard case .mapping = entry.value.content else {
                if !reportDefault(behindTypeOf: entry) { parameter.type = type(typed: entry, in: .parameter) }
                return parameter
            }
            guard let fields = fields(of: entry.value, as: .parameter, at: entry.key.range) else { return parameter }
            let type = required("type", in: fields, example: "type: String").map { type($0, in: .parameter) }
            parameter.type = type ?? .unread
            parameter.summary = line(fields["summary"])
            parameter.defaultValue = expression(fields.written("default"), parameter.type)
            parameter.sample = expression(fields.written("sample"), parameter.type)
            parameter.was = formerLabel(fields["was"])
            return parameter
        }
    }

    /// Reports `Int = 0`, as Swift writes a default; answers whether it did.
    private mutating func reportDefault(behindTypeOf entry: YAMLEntry) -> Bool {
        guard let text = entry.value.scalarText, let equals = text.firstIndex(of: "=") else { return false }
        let parts = [text[..<equals], text[equals...].dropFirst()].map { part in
            let words = part.split(separator: " ").joined(separator: " ")
            return words.allSatisfy { $0.isLetter || $0.isNumber } ? words : "'\(words)'"
        }
        report(
            .wrongForm, "\(NodeReader.quoted(entry.key.scalarText ?? "")) has its default behind its type",
            advice: "write `{ type: \(parts[0]), default: \(parts[1]) }`", at: entry.value.range)
        return true
    }

    /// The former label or labels, spelled as a parameter list spells them.
    private mutating func formerLabel(_ field: Field?) -> Located<String>? {
        guard let field, !field.value.isNull else { return nil }
        return Located(label(field.value).spelled, at: location(field.value))
    }
}
