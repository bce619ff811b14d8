// Flows and integrations may have been renamed, by the same rules as what a flow declares. Folders are named after
// them, and some disks do not tell names apart that differ in case alone. The types of a renamed flow have new names
// too: nothing declares `ChatBotError` once the flow is called `Assistant`.

import Diagnostics
import SwiftNotation

enum FormerTypeNames: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        let flows = draft.flows.map { FormerNames.Element(name: $0.name.value, was: $0.was) }
        var found: [Diagnostic] = []
        let integrations = zip(draft.integrationNames, draft.mentions).map { name, mentions in
            let all = mentions.compactMap { draft.facts($0).was }
            if let first = all.first, let other = all.first(where: { $0.value != first.value }) {
                found.append(.wasAnother(other, first))
            }
            return FormerNames.Element(name: name, was: all.first)
        }
        for elements in [flows, integrations] {
            found += FormerNames.check(elements)
            for element in elements {
                guard let was = element.was, was.value != element.name else { continue }
                if was.value.lowercased() == element.name.lowercased() {
                    found.append(.onlyCase(was, element.name))
                } else if elements.contains(where: { other in
                    other.name == was.value && other.was.map { $0.value != element.name } ?? false
                }) {
                    found.append(.passedOn(was, element.name))
                }
            }
        }
        return found + outdatedTypes(in: draft)
    }

    /// Where flows and the configuration still name a type as it was called before its flow was renamed.
    private static func outdatedTypes(in draft: ProjectDraft) -> [Diagnostic] {
        let types = formerTypes(in: draft)
        guard !types.isEmpty else { return [] }
        func diagnostics(_ names: [String], _ location: SourceLocation) -> [Diagnostic] {
            names.compactMap { name in
                types[name].map { .outdated(name, $0, at: location.place(ofType: name)) }
            }
        }
        var found: [Diagnostic] = []
        for flow in draft.flows {
            for (type, location) in flow.typeMentions {
                found += diagnostics(type.identifiers, location)
            }
            for (expression, location) in flow.expressions {
                found += diagnostics(expression.identifiers, location)
            }
        }
        for type in draft.configuration.equatable {
            found += diagnostics(type.value.identifiers, type.location)
        }
        if let file = draft.configuration.file {
            let all = SourceLocation(file: file, range: 0..<file.bytes.count)
            let names = draft.configuration.samples.flatMap {
                $0.type.identifiers + $0.expression.identifiers
            }
            found += Set(names).compactMap { name in
                types[name].map { .outdated(name, $0, at: all.place(of: name) ?? all) }
            }
        }
        return found
    }

    /// The types that renamed flows declare, by the names that they had before; without those that another flow
    /// declares now.
    private static func formerTypes(in draft: ProjectDraft) -> [String: String] {
        var types: [String: String] = [:]
        var present: Set<String> = []
        for flow in draft.flows {
            var names: [(suffix: String, name: String)] = []
            if !flow.errors.isEmpty { names.append(("Error", flow.errorType)) }
            if !flow.statuses.isEmpty { names.append(("Status", flow.statusType)) }
            names.append((Flow.protocolSuffix, flow.protocolName.value))
            present.formUnion(names.map(\.name))
            guard let was = flow.was else { continue }
            for (suffix, name) in names where name == flow.name.value + suffix {
                types[was.value + suffix] = name
            }
        }
        return types.filter { !present.contains($0.key) }
    }
}

extension Flow {
    /// The expressions that generated code takes over, each with the location of what they are for.
    fileprivate var expressions: [(SwiftExpression, SourceLocation)] {
        var found: [(SwiftExpression?, SourceLocation)] = []
        for value in (statuses + errors).flatMap(\.payload) {
            found.append((value.sample, value.location))
        }
        found += properties.map { ($0.sample, $0.location) }
        for parameter in steps.flatMap(\.parameters) + views.flatMap(\.parameters) {
            found.append((parameter.defaultValue, parameter.location))
            found.append((parameter.sample, parameter.location))
        }
        for rule in steps.flatMap(\.mock) {
            found.append((rule.when, rule.conditionLocation))
            found += rule.outcome.expressions.map { ($0, rule.outcomeLocation) }
        }
        return found.compactMap { expression, location in expression.map { ($0, location) } }
    }
}

extension MockRule.Outcome {
    fileprivate var expressions: [SwiftExpression] {
        switch self {
        case .status(let one), .value(let one), .error(let one): [one]
        case .statuses(let all), .values(let all): all
        }
    }
}

extension Diagnostic {
    fileprivate static func wasAnother(_ was: Located<String>, _ first: Located<String>) -> Diagnostic {
        let place = "\(first.location.file.path), line \(first.location.position.line)"
        return Diagnostic(
            "flow-was", "the former name is '\(first.value)' in \(place)",
            advice: "keep one of the two `was`", at: was.location
        ).mentioning([first.location.file.path])
    }

    fileprivate static func outdated(_ old: String, _ new: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-was", "'\(old)' has another name, since its flow was renamed", advice: "write '\(new)'", at: location)
    }

    fileprivate static func passedOn(_ was: Located<String>, _ name: String) -> Diagnostic {
        Diagnostic(
            "flow-was",
            "'\(name)' was called '\(was.value)', and something else is called that now",
            advice:
                "rename one after the other: after `flowgen generate`, remove the first `was`, then "
                + "rename the second one", at: was.location)
    }

    fileprivate static func onlyCase(_ was: Located<String>, _ name: String) -> Diagnostic {
        Diagnostic(
            "flow-was",
            "'\(was.value)' and '\(name)' differ in case alone, and some disks take their folders for the same",
            advice: "use a third name, run `flowgen generate`, then rename that to '\(name)'", at: was.location)
    }
}
