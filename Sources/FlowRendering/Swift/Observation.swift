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
    /// What brings the value, in each style: `flow.statusPublisher`.
    let source: String
    /// The doc comments of `status` and of the member.
    var statusDocs: [String] = []
    var docs: [String]
    /// What precedes the member: `public `, or nothing.
    var access = ""

    static let fields: [ContextField<Self>] = [
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isCallback") { $0.style == .callback }, .text("observable") { $0.name }, .text("type") { $0.type },
        .text("head") { $0.head(end: " {") }, .text("requirement") { $0.requirement }, .text("member") { $0.member },
        .texts("statusDocs") { $0.statusDocs }, .texts("observableDocs") { $0.docs },
    ]

    /// The member without its body.
    private func head(end: String) -> String {
        switch style {
        case .combine: return "\(access)var \(name): AnyPublisher<\(type), Never>"
        case .async: return "\(access)var \(name): AsyncStream<\(type)>"
        case .callback:
            let observer = "_ observer: @escaping \(isSendable ? "@Sendable " : "")(\(passedType)) -> Void"
            return Signature(start: "\(access)func \(name)", parameters: [observer], result: "FlowObservation")
                .declaration(end: end)
        }
    }

    private var requirement: String { style == .callback ? head(end: "") : head(end: "") + " { get }" }

    private var member: String {
        let head = head(end: " {")
        return head + " " + CodeLayout.body(source, after: head)
    }

    /// What observes the status of a flow.
    static func status(of flow: Flow, access: String = "") -> Observation {
        let comments = flow.comments
        let (name, source, docs) =
            switch flow.style.value {
            case .combine: ("statusPublisher", "statusPublisher", "/// Publishes the status now, then each new one.")
            case .async:
                ("statuses", "statuses", "/// A new stream for each subscriber: the status now, then each new one.")
            case .callback:
                (
                    "observeStatus", "observe(observer)",
                    "/// Tells the status now, then each new one, until the observation is cancelled or released."
                )
            }
        let own = Documentation(discussion: comments.statusUpdates).comment(indent: 4)
        return Observation(
            style: flow.style.value, name: name, type: flow.statusType, passedType: flow.statusType,
            isSendable: flow.isolation.value != .mainActor, source: "flow.\(source)",
            statusDocs: Documentation(discussion: comments.statusProperty).comment(indent: 4),
            docs: own.isEmpty ? [docs] : own, access: access)
    }

    /// What observes a property of a flow.
    static func property(_ property: Property, of flow: Flow, access: String = "") -> Observation {
        let name = property.name.text
        var observation = values(of: name, property.type.text, passed: property.type.escapingText, in: flow, access)
        let docs =
            switch flow.style.value {
            case .combine: "/// Publishes the value of `\(name)` now, then each new one."
            case .async: "/// A new stream for each subscriber: the value of `\(name)` now, then each new one."
            case .callback:
                "/// Tells the value of `\(name)` now, then each new one, until the observation is cancelled or released."
            }
        let own = Documentation(discussion: property.updates).comment(indent: 4)
        observation.docs = own.isEmpty ? [docs] : own
        return observation
    }

    /// What observes the values of a signal.
    static func signal(_ signal: Event, of flow: Flow, access: String = "") -> Observation {
        let type = signal.valueType
        let passed =
            switch signal.payload.count {
            case 0: ""
            case 1: signal.payload[0].type.escapingText
            default: type
            }
        let observer = signal.payload.isEmpty ? "{ _ in observer() }" : "observer"
        var observation = values(of: signal.name.text, type, passed: passed, in: flow, access, observer)
        let docs =
            switch flow.style.value {
            case .combine: "Publishes each `\(signal.name.text)` from now on"
            case .async: "A new stream for each subscriber: each `\(signal.name.text)` from now on"
            case .callback:
                "Tells each `\(signal.name.text)` from now on, until the observation is cancelled or released"
            }
        observation.docs = ["/// \(docs); earlier ones are not repeated."]
        return observation
    }

    private static func values(
        of name: String, _ type: String, passed passedType: String, in flow: Flow, _ access: String,
        _ observer: String = "observer"
    ) -> Observation {
        let (member, source) =
            switch flow.style.value {
            case .combine: (name + "Publisher", "publisher")
            case .async: (name + "Values", "stream")
            case .callback: ("observe" + upperCamel(name), "observe(\(observer))")
            }
        return Observation(
            style: flow.style.value, name: member, type: type, passedType: passedType,
            isSendable: flow.isolation.value != .mainActor, source: "\(name)Subject.\(source)", docs: [],
            access: access)
    }
}
