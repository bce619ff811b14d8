// The names that generated code declares or reads beside those of a flow: whatever a flow declares must stay clear of
// them. What a template declares is read off the template; here is the rest, which follows from the flow.

import SwiftNotation
import Templates

enum ReservedNames {
    /// Members of every mock: properties, and functions with their labels.
    static let mockProperties: Set<String> = ["calls", "flow", Flow.answersProperty]
    static let mockFunctions: Set<String> = Set(["finishSteps()", "play(_:)", "send(_:)"])

    /// What a mock adds for a step or a view.
    static func mockMembers(for name: String) -> [String] {
        [name + "Calls", "on" + upperCamel(name)]
    }

    /// Members of every wrapper, in every style.
    static let wrapperMembers = TemplateNames(in: ["Wrapper"], countsPrivate: true).properties
        .union(["observeStatus", "status", "statusPublisher", "statuses"])

    /// Members of `ServiceProvider`, `IntegrationsManager` and `MockServices`.
    static let provider = TemplateNames(
        in: ["ServiceProvider", "IntegrationsManager", "MockServices"], countsPrivate: true)

    /// Properties of the enum of statuses that none of its cases may be called like.
    static let caseMembers: Set<String> = ["kind"]

    /// Properties of the enum of statuses, apart from those that read its values.
    static let statusMembers: Set<String> = ["failure", "hashValue", "kind"]

    /// Types inside the enums of statuses and errors.
    static let enumTypes = TemplateNames(in: ["Status"]).innerTypes

    /// What the contract's members are called, and what they are generic over.
    static let contractTypes: Set<String> = ["Flow", "Make", "Scenario", "Service", "Status"]

    /// The keys inside an extension of an SDK's type.
    static let keys = "Keys"

    /// The members of the app's own view of a flow's view, apart from the parameters.
    static let viewMembers = TemplateNames(in: ["View"], countsPrivate: true).properties

    /// Whether an integration's name is that of the folder of the flows' own files.
    static func isServicesFolder(_ name: String) -> Bool { name.lowercased() == "services" }

    /// Whether a flow's name is that of the folder of the files that all flows share.
    static func isSupportFolder(_ name: String) -> Bool { name.lowercased() == "support" }
}

extension Flow {
    /// What protocol, mock and wrapper add for a property.
    func addedMembers(for property: Property) -> [String] {
        let name = property.name.text
        let names = [name + "Publisher", name + "Subject"]
        guard property.isObserved else { return names + [name + "Value"] }
        switch style.value {
        case .combine: return names
        case .async: return names + [name + "Values"]
        case .callback: return names + ["observe" + upperCamel(name)]
        }
    }

    /// What protocol, mock and wrapper add for a signal.
    func addedMembers(for signal: Event) -> [String] {
        guard signal.isSignal else { return [] }
        let name = signal.name.text
        let observable =
            switch style.value {
            case .combine: name + "Publisher"
            case .async: name + "Values"
            case .callback: "observe" + upperCamel(name)
            }
        return [name + "Subject", observable] + (signal.payload.isEmpty ? ["send" + upperCamel(name)] : [])
    }

    /// The parameters that bring the answer of a step.
    func answerParameters(of step: Step) -> [String] {
        guard style.value == .callback, step.answers, !step.isSync else { return [] }
        return step.streams == nil ? ["completion"] : ["observer", "completion"]
    }

    /// What the body of a step reads, apart from its parameters.
    var bodyNames: Set<String> { PlatformNames.functionsInUse.union(["clock", "error", "send", "yield"]) }

    /// The method of wrappers that maps errors to the flow's own.
    var errorMapper: String { lowerCamel(errorType) }

    /// What `ServiceProvider` and `MockServices` declare for the flow.
    var providerMembers: [String] {
        guard scope.value == .session else { return [propertyName] }
        return [
            "\(propertyName)Maker", "\(propertyName)s", "make\(name.value)",
            "prepare\(upperCamel(propertyName))",
        ]
    }
}
