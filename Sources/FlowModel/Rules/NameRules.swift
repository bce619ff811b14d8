// Names that become names in one place of the generated code differ from each other, and from what flowgen writes beside
// them. Overloads are refused too: the mock's closures are named after the step.

import SwiftText

/// The names of one place in generated code, each with what has it.
struct NameScope {
    private var owners: [String: (id: DiagnosticID, what: String)] = [:]
    private let noun: String

    /// - Parameter noun: What two of them cannot share: a name, or a folder.
    init(of noun: String = "name") { self.noun = noun }

    /// Keeps names for something that flowgen writes.
    mutating func reserve(_ names: some Sequence<String>, for what: String) {
        for name in names { owners[name] = ("flow-reserved-name", "the \(noun) of \(what)") }
    }

    /// Gives a name to something of a flow, and says so if something else has it.
    mutating func take(
        _ name: String, for subject: String, at location: SourceLocation, advice: String = "give it another name"
    ) -> Diagnostic? {
        guard let owner = owners[name] else {
            owners[name] = ("flow-name-collision", "the same \(noun) as \(subject)")
            return nil
        }
        return Diagnostic(owner.id, "\(subject) has \(owner.what)", advice: advice, at: location)
    }
}

enum NameRules {
    /// The steps, properties, views and events of a flow are members of one protocol, so each needs its own name.
    static func members(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let steps = flow.steps.map { ("step", $0.name.text, $0.location) }
        let views = flow.views.map { ("view", $0.name.text, $0.location) }
        var scope = NameScope()
        for (_, name, _) in steps {
            let added = ReservedNames.mockMembers(for: name)
            scope.reserve(added, for: "a member that flowgen writes for '\(name)'")
        }
        for event in flow.events {
            scope.reserve(flow.addedMembers(for: event), for: "a member that flowgen writes for '\(event.name)'")
        }
        for property in flow.properties {
            scope.reserve(flow.addedMembers(for: property), for: "a member that flowgen writes for '\(property.name)'")
        }
        scope.reserve(ReservedNames.members(of: flow), for: "a member that flowgen writes")
        let named = flow.steps.filter { $0.method != nil }
        if !named.isEmpty {
            var calls = NameScope(of: "name, labels and types")
            calls.reserve(ReservedNames.members(of: flow), for: "a member that flowgen writes")
            let all = flow.steps.compactMap { step in
                let types = step.parameters.map(\.type.text).joined(separator: ", ")
                return calls.take(
                    "\(step.fullName) \(types)", for: "the method '\(step.methodName)'",
                    at: step.method?.location ?? step.location)
            }
            if !all.isEmpty { return all }
        }
        let members =
            steps + flow.events.map { ("event", $0.name.text, $0.location) }
            + flow.properties.map { ("property", $0.name.text, $0.location) } + views
        return members.compactMap { noun, name, location in
            scope.take(name, for: "the \(noun) '\(name)'", at: location)
        }
    }

    /// Statuses are cases of an enum, so none may have the name of another member of that enum.
    static func cases(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        var scope = NameScope()
        scope.reserve(ReservedNames.caseMembers, for: "a member of its enum")
        if flow.statuses.contains(where: flow.isFailure) { scope.reserve(["failure"], for: "a member of its enum") }
        return flow.statuses.compactMap {
            scope.take($0.name.text, for: "the status '\($0.name.text)'", at: $0.location)
        }
    }

    /// Names in one scope are unique. The values of statuses become properties of the status enum, one for each label.
    static func values(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        var scope = NameScope()
        scope.reserve(ReservedNames.statusMembers, for: "a member of its enum")
        for status in flow.statuses where status.payload.isEmpty {
            let name = status.name.text
            _ = scope.take(name, for: "the status '\(name)'", at: status.location)
        }
        var first: [String: (status: EnumCase, type: SwiftType)] = [:]
        return flow.statuses.flatMap { status in
            status.payload.filter { !flow.isError($0) }.compactMap { value -> Diagnostic? in
                guard let label = value.label?.text else { return nil }
                guard let other = first.updateValue((status, value.type), forKey: label) else {
                    return scope.take(label, for: "the value '\(label)'", at: value.location)
                }
                if other.type.text == value.type.text { return nil }
                return Diagnostic(
                    "flow-name-collision",
                    "the value '\(label)' is of type '\(value.type.text)' here, and '\(other.type.text)' in "
                        + "the status '\(other.status.name.text)'",
                    advice: "give one of them another name: one property, `\(label)`, reads both", at: value.location)
            }
        }
    }

    /// Each parameter of a step or a view has its own name, and no name that the generated code uses there.
    static func parameters(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        return flow.steps.flatMap { step in
            let own = ReservedNames.mockMembers(for: step.name.text) + flow.answerParameters(of: step)
            return check(step.parameters, ReservedNames.inSteps.union(own))
        }
            + flow.views.flatMap { check($0.parameters, ReservedNames.viewMembers) }
    }

    private static func check(_ parameters: [Parameter], _ reserved: Set<String>) -> [Diagnostic] {
        var scope = NameScope()
        scope.reserve(reserved, for: "something that flowgen writes there")
        scope.reserve(parameters.filter(\.isReceiver).map(\.label.internal.text), for: "the receiver")
        return parameters.filter { !$0.isReceiver }.compactMap { parameter in
            let name = parameter.label.internal.text
            return scope.take(
                name, for: "the parameter '\(name)'", at: parameter.location,
                advice: "write another name behind the label: "
                    + "`\(parameter.label.external?.text ?? "_") given\(upperCamel(name))`")
        }
    }

    /// A parameter with a default value adds an overload without it. Overloads differ in labels or types.
    static func overloads(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap { step -> [Diagnostic] in
            var calls = NameScope(of: "labels and types")
            return step.parameters.indices.filter { step.parameters[$0].defaultValue != nil }.compactMap { index in
                let parameter = step.parameters[index]
                var others = step.parameters
                others.remove(at: index)
                return calls.take(
                    others.map { "\($0.label.inFullName) \($0.type.text)" }.joined(separator: ", "),
                    for: "a call without '\(parameter.label.internal.text)'", at: parameter.location,
                    advice: "remove one `default`, or give them different labels")
            }
        }
    }
}
