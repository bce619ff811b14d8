// Steps: what a person does, where it starts, what it passes through and how it ends.

import Diagnostics
import FlowYAML
import SwiftNotation

extension NodeReader {
    /// The steps, in order; with a receiver each that does not run at launch takes it last.
    mutating func steps(_ field: Field?, on receiver: Parameter? = nil) -> [Step] {
        var result: [Step] = []
        for entry in constructs(field, .step, each: "steps,", example: "startChat:") {
            let name = memberName(entry.key, of: "a step")
            guard let fields = fields(of: entry.value, as: .step, at: entry.key.range) else {
                continue
            }
            // Steps without a valid name are read too: their other errors are reported.
            let step = step(fields, named: name, at: location(entry.key), on: receiver)
            if var step {
                for key in ["returns", "streams", "throws"] {
                    step.answerLocations[key] = fields[key].map { location($0.value) }
                }
                result.append(step)
            }
        }
        return result
    }

    private mutating func step(
        _ fields: Fields, named name: SwiftName?, at location: SourceLocation, on receiver: Parameter?
    ) -> Step? {
        let user = line(fields["user"]) ?? ""
        let words = words(fields)
        let isLaunch = choice(fields["at"], as: CallTime.self) != nil
        let taken = isLaunch ? [] : [receiver].compactMap { $0 }
        let parameters = parameters(fields["parameters"]) + taken
        let from = startStatuses(fields["from"])
        let via = via(fields["via"])
        let to = references(fields["to"], "a status or a list of statuses") ?? []
        let returns = type(fields.written("returns"))
        let streams = type(fields.written("streams"))
        let throwing = throwing(fields.written("throws"))
        let isSync = boolean(fields["sync"]) ?? false
        let isDiscardable = boolean(fields["discardable"])
        let cancels = references(fields["cancels"], "a step or a list of steps") ?? []
        let errors = errors(fields["errors"])
        let deadline = deadline(fields)
        let isEndless = boolean(fields["endless"]) ?? false
        let was = formerName(fields["was"])
        let mock = mockRules(
            fields["mock"],
            of: MockTarget(fields, parameters: parameters, answer: returns ?? streams))
        return name.map {
            Step(
                name: $0, location: location, user: user, words: words, parameters: parameters,
                from: from, via: via, to: to, returns: returns, streams: streams,
                throwing: throwing, isMarkedSync: isSync, isDiscardable: isDiscardable,
                isLaunch: isLaunch, cancels: cancels, errors: errors, deadline: deadline, isEndless: isEndless,
                was: was, mock: mock)
        }
    }

    /// The errors that can end it; nil for all.
    private mutating func errors(_ field: Field?) -> [Located<String>]? {
        guard let field, case .sequence(let nodes) = field.value.content, nodes.isEmpty else {
            return references(field, "an error or a list of errors")
        }
        report(
            .wrongForm, "`errors` names no error", advice: "leave `errors` out for all of them, or name one",
            at: field.value.range)
        return nil
    }

    /// What `within` and `else` say, which need each other.
    private mutating func deadline(_ fields: Fields) -> Deadline? {
        let (within, end) = (fields["within"], fields["else"])
        // Another key was meant to be the one that is missing.
        if !fields.misspelt.isDisjoint(with: ["within", "else"]) { return nil }
        if let within, fields.written("else") == nil, !(fields["sync"]?.value.scalarText == "true") {
            report(
                .missingKey, "`within` does not say how the step ends then",
                advice: "write the status or the error beside it: `else: timeout`", at: within.key.range)
        } else if let end, fields.written("within") == nil {
            report(
                .missingKey, "`else` does not say when", advice: "write the seconds beside it: `within: 30`",
                at: end.key.range)
        }
        if let within = fields.written("within"), within.value.isNull {
            _ = required("within", in: fields, example: "within: 30")
        }
        let seconds = number(within, in: 1...3600, unit: "seconds")
        guard let seconds, let name = reference(end, "a status or an error") else { return nil }
        return Deadline(seconds: seconds, end: name)
    }

    /// The statuses something may start in; nil for any. An empty list would be never.
    mutating func startStatuses(_ field: Field?) -> [Located<String>]? {
        if let field, case .sequence(let nodes) = field.value.content, nodes.isEmpty {
            report(
                .wrongForm, "`\(field.name)` names no status",
                advice: "leave `\(field.name)` out for any status, or name one", at: field.value.range)
            return nil
        }
        if let field, let word = field.value.scalarText, !declared.statuses.contains(word),
            ["any", "all", "always", "*"].contains(word)
        {
            report(
                .wrongForm, "\(NodeReader.quoted(word)) is not a status",
                advice: "leave `\(field.name)` out: a step or an event without `from` starts in any status",
                at: field.value.range)
            return nil
        }
        return references(field, "a status or a list of statuses")
    }

    /// The statuses passed through, in order. An item of the list may be a list itself: alternatives.
    private mutating func via(_ field: Field?) -> [[Located<String>]] {
        guard let field, case .sequence(let nodes) = field.value.content, nodes.contains(where: \.isSequence) else {
            return (references(field, Self.passed, isPath: true) ?? []).map { [$0] }
        }
        var places: [[Located<String>]] = []
        for node in nodes {
            if node.isNull { reportItem(node, of: field.name, Self.passed) }
            let item = Field(name: field.name, key: field.key, value: node)
            guard let found = references(item, Self.passed), !found.isEmpty else { continue }
            let before = Set(places.last?.map(\.value) ?? [])
            let new = found.filter { status in
                guard before.contains(status.value) else { return true }
                reportRepeated(status.value, in: field.name, at: status.location.range)
                return false
            }
            if !new.isEmpty { places.append(new) }
        }
        return places
    }

    private static let passed = "a status or a list of statuses"

    /// What `throws` says: a Boolean or a type.
    private mutating func throwing(_ field: Field?) -> Step.Throwing {
        guard let field else { return .nothing }
        if let text = field.value.scalarText, let meant = NodeReader.meantBoolean(text) {
            if file.text(in: field.value.range) != "\(meant)" {
                report(
                    .wrongBoolean, "`throws` takes a type, `true` or `false`", advice: "write `throws: \(meant)`",
                    at: field.value.range)
            }
            return meant ? .any : .nothing
        }
        if reportErrorCase(field) { return .any }
        guard let type = type(field), type.text != "any Error" else { return .any }
        return .type(type)
    }

    /// Reports the name of an error where the type of all of them belongs; answers whether it did.
    private mutating func reportErrorCase(_ field: Field) -> Bool {
        let names =
            switch field.value.content {
            case .scalar(let scalar): [scalar.text]
            case .sequence(let nodes): nodes.compactMap(\.scalarText)
            case .mapping: [String]()
            }
        let owner = declared.errorType + "."
        guard !names.isEmpty,
            names.allSatisfy({
                $0.hasPrefix(owner) && $0.dropFirst(owner.count).first?.isLowercase == true
                    || declared.errors.contains($0.hasPrefix(".") ? String($0.dropFirst()) : $0)
            })
        else { return false }
        report(
            .type,
            "`throws` takes the type of an error, and \(NodeReader.quoted(names[0])) is one error",
            advice: "write `throws: \(declared.errorType)`", at: field.value.range)
        return true
    }
}
