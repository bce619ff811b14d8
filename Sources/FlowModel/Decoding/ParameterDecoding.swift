// Parameters of steps and views: a label, or two as Swift writes them, with a type or keys.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    mutating func parameters(_ field: Field?) -> [Parameter] {
        var labels: Set<String> = []
        var result: [Parameter] = []
        if let field, let text = listedParameters(in: field.value) {
            report(
                .wrongForm, "`parameters` takes labels, each under its own key", advice: "write `parameters: \(text)`",
                fix: onLine(of: field, text), at: field.value.range)
            return []
        }
        for entry in entries(of: field, each: "labels,", example: "prompt: String") {
            let label = label(entry.key)
            let read = parameter(entry)
            guard let label, let parameter = read.parameter(label, at: location(entry.key)) else {
                continue
            }
            if let external = label.external, !labels.insert(external.text).inserted {
                reportRepeatedLabel(external.text, at: entry.key.range)
                continue
            }
            result.append(parameter)
        }
        return result
    }

    /// The parameters of a list, as a mapping on one line; nil for any other value.
    private func listedParameters(in node: YAMLNode) -> String? {
        if let text = namedPairs(in: node) { return text }
        if let pairs = labelledPairs(in: node, tuples: true) { return mapping(of: pairs) }
        guard case .sequence(let items) = node.content, !items.isEmpty else { return nil }
        let texts = items.map { item -> String? in
            guard case .mapping(let entries) = item.content, let name = entries.first,
                name.value.isNull, entries.count > 1,
                entries.dropFirst().allSatisfy({ KeySet.parameter.keys.contains($0.name) })
            else { return nil }
            return "\(name.name): \(mapping(of: Array(entries.dropFirst())))"
        }
        let known = texts.compactMap { $0 }
        return known.count == items.count ? "{ \(known.joined(separator: ", ")) }" : nil
    }

    /// A list whose items are `name: amount` and `type: Decimal`, as a mapping on one line; nil for any other list.
    private func namedPairs(in node: YAMLNode) -> String? {
        guard case .sequence(let items) = node.content else { return nil }
        var pairs: [YAMLEntry] = []
        for item in items {
            guard case .mapping(let entries) = item.content, entries.count == 2,
                let name = entries.first(where: { $0.name == "name" }),
                let type = entries.first(where: { $0.name == "type" })
            else { return nil }
            pairs.append(YAMLEntry(key: name.value, value: type.value))
        }
        return mapping(of: pairs)
    }

    /// What comes under a label, before it is known whether the label is one.
    private struct Reading {
        var type: SwiftType?
        var summary = ""
        var defaultValue: SwiftExpression?
        var sample: SwiftExpression?
        var was: Located<String>?

        func parameter(_ label: ParameterLabel, at location: SourceLocation) -> Parameter? {
            type.map {
                Parameter(
                    label: label, location: location, type: $0, summary: summary,
                    defaultValue: defaultValue, sample: sample, was: was)
            }
        }
    }

    private mutating func parameter(_ entry: YAMLEntry) -> Reading {
        var reading = Reading()
        let subject = NodeReader.quoted(entry.key.scalarText ?? "")
        guard case .mapping = entry.value.content else {
            reading.type = type(typed: entry, subject, in: .parameter)
            return reading
        }
        if reportDictionaryInBraces(entry.value) { return reading }
        guard let fields = fields(of: entry.value, as: .parameter, at: entry.key.range) else {
            return reading
        }
        reading.type = required("type", in: fields, example: "type: String")
            .flatMap { type($0, in: .parameter) }
        reading.summary = line(fields["summary"]) ?? ""
        reading.defaultValue = expression(fields.written("default"), .value(reading.type))
        reading.sample = expression(fields.written("sample"), .value(reading.type))
        reading.was = formerLabel(fields["was"])
        return reading
    }

    /// Reports `{ String: Int }`; answers whether it did.
    private mutating func reportDictionaryInBraces(_ node: YAMLNode) -> Bool {
        guard node.isFlowStyle, case .mapping(let entries) = node.content, entries.count == 1,
            entries[0].name.first?.isUppercase == true, let value = entries[0].value.scalarText,
            meansType(entries[0].name), meansType(value)
        else { return false }
        let text = "[\(entries[0].name): \(value)]"
        report(
            .type, "Swift writes a dictionary in square brackets", advice: "write `\(text)`",
            fix: Fix(replacing: node.range, with: text), at: node.range)
        return true
    }

    /// The former label or labels, spelled as a parameter list spells them.
    private mutating func formerLabel(_ field: Field?) -> Located<String>? {
        guard let field, !field.value.isNull, let label = label(field.value) else { return nil }
        return Located(label.spelled, at: location(field.value))
    }
}
