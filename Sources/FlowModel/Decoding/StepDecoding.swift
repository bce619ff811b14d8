// Steps: what a person does, where it starts, what it passes through and how it ends.

import Diagnostics
import FlowYAML
import SwiftNotation

/// When a step is called by itself.
private enum CallTime: String, CaseIterable, Sendable {
    case launch
}

extension NodeReader {
    /// The steps, in order; with a receiver each that does not run at launch takes it last.
    mutating func steps(_ field: Field?, on receiver: Parameter? = nil) -> [Step] {
        var result: [Step] = []
        for entry in entries(of: field, each: "steps,", example: "startChat:") {
            let name = memberName(entry.key, of: "a step")
            guard let fields = fields(of: entry.value, as: .step, at: entry.key.range) else {
                continue
            }
            // Steps without a valid name are read too: their other mistakes are reported.
            if let step = step(fields, named: name, at: location(entry.key), on: receiver) {
                result.append(step)
            }
        }
        return result
    }

    private mutating func step(
        _ fields: Fields, named name: SwiftName?, at location: SourceLocation,
        on receiver: Parameter?
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
        let cancels = references(fields["cancels"], "a step or a list of steps") ?? []
        let was = formerName(fields["was"])
        let mock = mockRules(fields["mock"], of: MockTarget(fields, parameters: parameters))
        return name.map {
            Step(
                name: $0, location: location, user: user, words: words, parameters: parameters,
                from: from, via: via, to: to, returns: returns, streams: streams,
                throwing: throwing, isMarkedSync: isSync, isLaunch: isLaunch, cancels: cancels,
                was: was, mock: mock)
        }
    }

    /// The statuses something may start in; nil for any. An empty list would be never.
    mutating func startStatuses(_ field: Field?) -> [Located<String>]? {
        if let field, case .sequence(let nodes) = field.value.content, nodes.isEmpty {
            report(
                .wrongForm, "`\(field.name)` names no status",
                advice: "leave `\(field.name)` out for any status, or name one",
                at: field.value.range)
            return nil
        }
        return references(field, "a status or a list of statuses")
    }

    private mutating func via(_ field: Field?) -> [Located<String>] {
        references(field, "a status or a list of statuses", isPath: true) ?? []
    }

    /// What `throws` says: a Boolean or a type.
    private mutating func throwing(_ field: Field?) -> Step.Throwing {
        guard let field else { return .nothing }
        if let text = field.value.scalarText, let meant = NodeReader.meantBoolean(text) {
            if file.text(in: field.value.range) != "\(meant)" {
                report(
                    .wrongBoolean, "`throws` takes a type, `true` or `false`",
                    advice: "write `throws: \(meant)`", at: field.value.range)
            }
            return meant ? .any : .nothing
        }
        guard let type = type(field), type.text != "any Error" else { return .any }
        return .type(type)
    }
}
