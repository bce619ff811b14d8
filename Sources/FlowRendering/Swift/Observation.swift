// How the app observes a value that changes, in each style: the flow's status, a property with
// `observe: true`, or the values of a signal. Protocol, mock and wrapper declare the same member.

import FlowModel
import Mustache
import SwiftNotation

/// A member that lets the app observe a value.
struct Observation: TemplateContext {
    let style: Style
    /// The member's name: `statusPublisher`, `statuses`, `observeStatus`.
    let name: String
    /// The type of the value, and the same as a closure's parameter has it.
    let type: String
    let passedType: String
    /// Whether the closure that observes may be called on any thread.
    let isSendable: Bool
    /// The name of the property or the signal; empty for the status.
    let property: String
    /// The doc comments of `status` and of the member; empty for those of the templates.
    var statusDocs: [String] = []
    var docs: [String] = []

    static let fields: [ContextField<Self>] = [
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isCallback") { $0.style == .callback }, .text("observable") { $0.name }, .text("type") { $0.type },
        .text("passedType") { $0.passedType }, .flag("isObserverSendable") { $0.isSendable },
        .text("property") { $0.property }, .texts("statusDocs") { $0.statusDocs }, .texts("observableDocs") { $0.docs },
    ]

    /// What observes the status of a flow.
    static func status(of flow: Flow) -> Observation {
        let name =
            switch flow.style.value {
            case .combine: "statusPublisher"
            case .async: "statuses"
            case .callback: "observeStatus"
            }
        return Observation(
            style: flow.style.value, name: name, type: flow.statusType, passedType: flow.statusType,
            isSendable: flow.isolation.value != .mainActor, property: "",
            statusDocs: Documentation(discussion: flow.comments.statusProperty).comment(indent: 4),
            docs: Documentation(discussion: flow.comments.statusUpdates).comment(indent: 4))
    }

    /// What observes a property of a flow.
    static func property(_ property: Property, of flow: Flow) -> Observation {
        var observation = values(
            of: property.name.text, property.type.text, passed: property.type.escapingText, in: flow)
        observation.docs = Documentation(discussion: property.updates).comment(indent: 4)
        return observation
    }

    /// What observes the values of a signal.
    static func signal(_ signal: Event, of flow: Flow) -> Observation {
        let type = signal.valueType
        let passed =
            switch signal.payload.count {
            case 0: ""
            case 1: signal.payload[0].type.escapingText
            default: type
            }
        return values(of: signal.name.text, type, passed: passed, in: flow)
    }

    private static func values(
        of name: String, _ type: String, passed passedType: String, in flow: Flow
    ) -> Observation {
        let member =
            switch flow.style.value {
            case .combine: name + "Publisher"
            case .async: name + "Values"
            case .callback: "observe" + upperCamel(name)
            }
        return Observation(
            style: flow.style.value, name: member, type: type, passedType: passedType,
            isSendable: flow.isolation.value != .mainActor, property: name)
    }
}
