// Events, properties, views and questions: what a flow has besides its steps.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// The events, in order.
    mutating func events(_ field: Field?) -> [Event] {
        var result: [Event] = []
        for entry in constructs(field, .event, each: "events,", example: "sessionExpired:") {
            let name = memberName(entry.key, of: "an event")
            guard let fields = fields(of: entry.value, as: .event, at: entry.key.range) else {
                continue
            }
            let words = words(fields)
            let from = startStatuses(fields["from"])
            let to = references(fields["to"], "a status or a list of statuses") ?? []
            let payload = payload(fields["with"])
            reportOutcome(of: fields)
            let cancels = references(fields["cancels"], "a step or a list of steps") ?? []
            let was = formerName(fields["was"])
            guard let name else { continue }
            result.append(
                Event(
                    name: name, location: location(entry.key), words: words, from: from,
                    to: to, payload: payload, cancels: cancels, was: was))
        }
        return result
    }

    /// Reports an event that changes the status and reports a value too, and a signal that cancels steps.
    private mutating func reportOutcome(of fields: Fields) {
        let (to, with) = (fields["to"], fields["with"])
        if to != nil, let with {
            report(
                .wrongForm, "an event with `to` carries nothing of its own",
                advice: "let the status that it leads to carry the value, or remove `to`", at: with.key.range)
        } else if let with, case .mapping(let values) = with.value.content, values.isEmpty {
            report(
                .wrongForm, "`with` names no value",
                advice: "write, for example, `with: { link: URL }`, or leave it out", at: with.value.range)
        }
        if to == nil, let cancels = fields["cancels"], fields.misspelt.isDisjoint(with: ["to"]) {
            report(
                .missingKey, "an event that cancels steps needs `to`: the status that follows",
                advice: "add `to` with the status that it leads to", at: cancels.key.range)
        }
        if to == nil, fields.written("to") != nil { _ = required("to", in: fields, example: "to: expired") }
        if with == nil, fields.written("with") != nil {
            _ = required("with", in: fields, example: "with: { link: URL }")
        }
    }

    /// What the SDK asks the app, in order.
    mutating func questions(_ field: Field?) -> [Question] {
        var result: [Question] = []
        for entry in constructs(field, .question, each: "questions,", example: "accessToken:") {
            let name = memberName(entry.key, of: "a question")
            guard let fields = fields(of: entry.value, as: .question, at: entry.key.range) else {
                continue
            }
            let words = words(fields)
            let parameters = parameters(fields["parameters"])
            let returns = type(fields.written("returns"))
            let canFail = boolean(fields["throws"]) ?? false
            let isSync = boolean(fields["sync"]) ?? false
            guard let name else { continue }
            result.append(
                Question(
                    name: name, location: location(entry.key), words: words,
                    parameters: parameters, returns: returns, canFail: canFail, isSync: isSync))
        }
        return result
    }

    /// The properties, in order.
    mutating func properties(_ field: Field?) -> [Property] {
        var result: [Property] = []
        for entry in constructs(field, .property, each: "properties,", example: "token: String?") {
            let name = memberName(entry.key, of: "a property")
            if let property = property(entry, named: name) { result.append(property) }
        }
        return result
    }

    private mutating func property(_ entry: YAMLEntry, named name: SwiftName?) -> Property? {
        guard case .mapping = entry.value.content else {
            let type = type(typed: entry, NodeReader.quoted(entry.key.scalarText ?? ""))
            guard let name, let type else { return nil }
            return Property(
                name: name, location: location(entry.key), words: Documentation(), type: type,
                isSettable: false, isObserved: false, sample: nil, was: nil)
        }
        guard let fields = fields(of: entry.value, as: .property, at: entry.key.range) else {
            return nil
        }
        let type = required("type", in: fields, example: "type: String?")
            .flatMap { self.type($0) }
        let isSettable = isSettable(fields["access"])
        let isObserved = boolean(fields["observe"]) ?? false
        let words = words(fields)
        let sample = expression(fields.written("sample"), type)
        let was = formerName(fields["was"])
        let updates = paragraphs(fields["updates"])
        guard let name, let type else { return nil }
        return Property(
            name: name, location: location(entry.key), words: words, type: type, isSettable: isSettable,
            isObserved: isObserved, sample: sample, was: was, updates: updates)
    }

    /// Whether `access` is `[get, set]`.
    private mutating func isSettable(_ field: Field?) -> Bool {
        guard let field else { return false }
        let nodes = items(field, "`get` or `[get, set]`") ?? []
        let words = nodes.compactMap(\.scalarText)
        if ["get", "get set"].contains(words.sorted().joined(separator: " ")), words != ["get set"] {
            return words.contains("set")
        }
        report(
            .wrongForm, "`access` takes `get` or `[get, set]`", advice: "write `access: get` or `access: [get, set]`",
            at: field.value.range)
        return false
    }

    /// The views, in order.
    mutating func views(_ field: Field?) -> [ViewRequirement] {
        var result: [ViewRequirement] = []
        for entry in constructs(field, .view, each: "views,", example: "map:") {
            let name = memberName(entry.key, of: "a view")
            var words = Documentation()
            var shown: [Parameter] = []
            if let summary = entry.value.scalarText, !entry.value.isNull {
                words.summary = Prose.line(summary)
            } else if let fields = fields(of: entry.value, as: .view, at: entry.key.range) {
                words = self.words(fields)
                shown = parameters(fields["parameters"])
            }
            guard let name else { continue }
            result.append(ViewRequirement(name: name, location: location(entry.key), words: words, parameters: shown))
        }
        return result
    }
}
