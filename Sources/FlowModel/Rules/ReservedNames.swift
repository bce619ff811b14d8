// The names that generated code declares or reads beside those of a flow: whatever a flow declares must stay clear of
// them. What a template declares is read off the template; here is the rest, which follows from the flow.

import SwiftText
import Templates

enum ReservedNames {
    /// What a flow's wrapper and mock declare for themselves: no member of the flow has such a name.
    static func members(of flow: Flow) -> Set<String> {
        var names = wrapperMembers.union(["calls", "flow", Flow.answersProperty])
        if flow.isolation.value == .sendable { names.formUnion(["lock", "spy"]) }
        if !flow.statuses.isEmpty {
            names.formUnion(["observeStatus", "status", "statusPublisher", "statuses"])
        }
        if flow.fansOut { names.insert("services") }
        if !flow.errors.isEmpty { names.insert(lowerCamel(flow.errorType)) }
        return names
    }

    private static let wrapperMembers = TemplateNames(in: ["Wrapper"], countsPrivate: true).properties
        .subtracting(["status"])

    /// What a mock adds for a step.
    static func mockMembers(for name: String) -> [String] { ["on" + upperCamel(name), name + "Calls"] }

    /// Members of `ServiceProvider`, `IntegrationsManager` and `MockServices`.
    static let provider = TemplateNames(
        in: ["ServiceProvider", "IntegrationsManager", "MockServices"], countsPrivate: true)

    /// Members of the enum of statuses that no case can be called like.
    static let caseMembers: Set<String> = ["kind"]
    /// Properties of the enum of statuses, apart from those that read its values.
    static let statusMembers: Set<String> = ["failure", "hashValue", "kind"]
    /// Types inside the enum of statuses.
    static let enumTypes: Set<String> = ["Kind"]
    /// Types inside the table, which makes a status of an error.
    static let tableTypes: Set<String> = ["Event", "Failure", "Rule", "Send", "Status", "Step"]
    /// What the contract's members are called, and what they are generic over.
    static let contractTypes: Set<String> = ["Flow", "Make", "Scenario", "Service", "Status"]
    /// What the body of a step reads, apart from its parameters.
    static let inSteps: Set<String> = ["calls", "clock", "flow", "send", "yield"]
    /// The members of the app's own view of a flow's view, apart from the parameters.
    static let viewMembers = TemplateNames(in: ["View"], countsPrivate: true).properties
}

extension Flow {
    /// What protocol, mock and wrapper add for a property.
    func addedMembers(for property: Property) -> [String] {
        let name = property.name.text
        guard property.isObserved else { return [name + "Value"] }
        return [name + "Subject", observable(name)]
    }

    /// What protocol, mock and wrapper add for a signal.
    func addedMembers(for event: Event) -> [String] {
        guard event.isSignal else { return [] }
        let name = event.name.text
        return [name + "Subject", observable(name)]
    }

    /// What the app watches a value by.
    package func observable(_ name: String) -> String {
        switch style.value {
        case .combine: name + "Publisher"
        case .async: name + "Values"
        case .callback: "observe" + upperCamel(name)
        }
    }

    /// The parameters that bring the answer of a step.
    package func answerParameters(of step: Step) -> [String] {
        guard style.value == .callback, step.answers, !step.isSync else { return [] }
        return step.streams == nil ? ["completion"] : ["observer", "completion"]
    }

    /// What `ServiceProvider` and `MockServices` declare for the flow.
    var providerMembers: [String] {
        guard scope.value == .session else { return [propertyName] }
        return [
            "\(propertyName)Maker", "\(propertyName)s", "make\(name.value)", "prepare\(upperCamel(propertyName))",
        ]
    }
}
