// Parameters of steps and views: a label, or two as Swift writes them, with a type or keys.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    mutating func parameters(_ field: Field?) -> [Parameter] {
        var labels: Set<String> = []
        var result: [Parameter] = []
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
        guard let fields = fields(of: entry.value, as: .parameter, at: entry.key.range) else {
            return reading
        }
        reading.type = required("type", in: fields, example: "type: String")
            .flatMap { type($0, in: .parameter) }
        reading.summary = line(fields["summary"]) ?? ""
        reading.defaultValue = expression(fields.written("default"), reading.type)
        reading.sample = expression(fields.written("sample"), reading.type)
        reading.was = formerLabel(fields["was"])
        return reading
    }

    /// The former label or labels, spelled as a parameter list spells them.
    private mutating func formerLabel(_ field: Field?) -> Located<String>? {
        guard let field, !field.value.isNull, let label = label(field.value) else { return nil }
        return Located(label.spelled, at: location(field.value))
    }
}
