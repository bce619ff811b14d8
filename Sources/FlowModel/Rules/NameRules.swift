// Names of a flow that become names in one Swift type differ from each other, and from what flowgen writes beside them.
// Overloads are refused too: the mock's closures are named after the step.

import SwiftNotation

enum NameRules {
    /// Steps, properties, views and events are members of the protocol, its wrappers and its mock.
    static func members(_ facts: FlowFacts) -> [Diagnostic] {
        let members = facts.flow.members
        let reserved = ReservedNames.members(of: facts.flow)
        var found: [Diagnostic] = []
        var owners: [String: Member] = [:]
        for member in members {
            let subject = "the \(member.noun) '\(member.name)'"
            if let other = owners.updateValue(member, forKey: member.name) {
                found.append(
                    Diagnostic(
                        "flow-name-collision", "\(subject) has the same name as the \(other.noun) '\(other.name)'",
                        advice: "give it another name", at: member.location))
                owners[member.name] = other
            }
            if reserved.contains(member.name) {
                found.append(.reserved(subject, "a member that flowgen writes", member))
            }
        }
        for member in members {
            for other in member.derived.compactMap({ owners[$0] }) {
                found.append(
                    .reserved(
                        "the \(other.noun) '\(other.name)'", "a member that flowgen writes for '\(member.name)'", other)
                )
            }
        }
        return found
    }

    /// Statuses and errors are cases of an enum, which has members of its own.
    static func cases(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let failed = flow.statuses.first(where: flow.isFailure)
        let reserved = ReservedNames.caseMembers.union(failed == nil ? [] : ["failure"])
        let statuses = flow.statuses.filter { reserved.contains($0.name.text) }.map { ("status", $0) }
        let errors = flow.errors.filter { ReservedNames.errorMembers.contains($0.name.text) }.map { ("error", $0) }
        return (statuses + errors).map { noun, item in
            let member = Member(noun: noun, name: item.name.text, location: item.location)
            return .reserved("the \(noun) '\(item.name.text)'", "a member of its enum", member)
        }
    }

    /// The values that statuses carry become properties of the enum, one for each label.
    static func values(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let plain = Set(flow.statuses.filter(\.payload.isEmpty).map(\.name.text))
        var first: [String: (status: EnumCase, type: SwiftType)] = [:]
        var found: [Diagnostic] = []
        for status in flow.statuses {
            for value in status.payload where !flow.isError(value) {
                guard let label = value.label?.text else { continue }
                let member = Member(noun: "value", name: label, location: value.location)
                if ReservedNames.statusMembers.contains(label) {
                    found.append(.reserved("the value '\(label)'", "a member of its enum", member))
                } else if plain.contains(label) {
                    found.append(
                        Diagnostic(
                            "flow-name-collision", "the value '\(label)' has the same name as the status '\(label)'",
                            advice: "give one of them another name: a property, `\(label)`, reads the value",
                            at: value.location))
                } else if let other = first[label], other.type.text != value.type.text {
                    found.append(
                        Diagnostic(
                            "flow-name-collision",
                            "the value '\(label)' is of type '\(value.type.text)' here, and '\(other.type.text)' in "
                                + "the status '\(other.status.name.text)'",
                            advice: "give one of them another name: one property, `\(label)`, reads both",
                            at: value.location))
                } else if first[label] == nil {
                    first[label] = (status, value.type)
                }
            }
        }
        return found
    }

    /// Inside a step each parameter has a name of its own, and none of what flowgen reads there.
    static func parameters(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        return flow.steps.flatMap { step in
            let own = ReservedNames.mockMembers(for: step.name.text) + flow.answerParameters(of: step)
            return distinct(step.parameters, "step", ReservedNames.inSteps.union(own))
        }
            + flow.views.flatMap { view in
                let own = ReservedNames.mockMembers(for: view.name.text)
                return distinct(view.parameters, "view", ReservedNames.viewMembers.union(own))
            }
    }

    private static func distinct(_ parameters: [Parameter], _ noun: String, _ reserved: Set<String>) -> [Diagnostic] {
        var seen = Set(parameters.filter(\.isReceiver).map(\.label.internal.text))
        return parameters.filter { !$0.isReceiver }.compactMap { parameter in
            let name = parameter.label.internal.text
            let label = parameter.label.external?.text ?? "_"
            if reserved.contains(name) {
                return Diagnostic(
                    "flow-reserved-name",
                    "the parameter '\(name)' has the name of something that flowgen writes for the \(noun)",
                    advice: "write another name behind the label: `\(label) given\(upperCamel(name))`",
                    at: parameter.location)
            }
            guard !seen.insert(name).inserted else { return nil }
            return Diagnostic(
                "flow-name-collision", "two parameters of the \(noun) have the inner name '\(name)'",
                advice: "write another name behind the label: `\(label) other\(upperCamel(name))`",
                at: parameter.location)
        }
    }

    /// A parameter with a default value gives an overload without it; the overloads of a step differ.
    static func overloads(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap { step -> [Diagnostic] in
            var seen: [[String]: String] = [:]
            return step.parameters.indices.compactMap { index in
                let parameter = step.parameters[index]
                guard parameter.defaultValue != nil else { return nil }
                var others = step.parameters
                others.remove(at: index)
                let key = others.map { "\($0.label.inFullName) \($0.type.text)" }
                let name = parameter.label.internal.text
                guard let other = seen.updateValue(name, forKey: key) else { return nil }
                return Diagnostic(
                    "flow-default",
                    "a call without '\(name)' cannot be told from one without '\(other)': they have the same label "
                        + "and type", advice: "remove one `default`, or give them different labels",
                    at: parameter.location)
            }
        }
    }
}

/// A member as the flow declares it.
private struct Member {
    let noun: String
    let name: String
    let location: SourceLocation
    /// The names that flowgen adds for this one.
    var derived: [String] = []
}

extension Flow {
    fileprivate var members: [Member] {
        steps.map {
            let name = $0.name.text
            return Member(
                noun: "step", name: name, location: $0.location, derived: ReservedNames.mockMembers(for: name))
        }
            + events.map {
                Member(noun: "event", name: $0.name.text, location: $0.location, derived: addedMembers(for: $0))
            }
            + properties.map {
                Member(noun: "property", name: $0.name.text, location: $0.location, derived: addedMembers(for: $0))
            }
            + views.map {
                let name = $0.name.text
                return Member(
                    noun: "view", name: name, location: $0.location, derived: ReservedNames.mockMembers(for: name))
            }
    }
}

extension Diagnostic {
    fileprivate static func reserved(_ subject: String, _ what: String, _ member: Member) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name", "\(subject) has the name of \(what)", advice: "give it another name",
            at: member.location)
    }
}
