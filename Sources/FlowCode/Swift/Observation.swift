// How the app observes a value that changes, in each style: the flow's status, a property with
// `observe: true`, or the values of a signal. Protocol, mock and wrapper declare the same member.

import FlowModel
import SwiftText

/// A member that lets the app observe a value.
struct Observation: TemplateContext {
    let style: Style
    /// The member's name: `statusPublisher`, `statuses`, `observeStatus`.
    private(set) var name: String
    /// The type of the value, and the same as a closure's parameter has it.
    let type: String
    private var passedType: String
    /// Whether the closure that observes may be called on any thread.
    let isSendable: Bool
    /// What brings the value, in each style: `flow.statusPublisher`.
    private var source: String
    private let docs: [String]
    /// What precedes the member: `public `, or nothing.
    private let access: String
    private(set) var mark: String?

    static let fields: [ContextField<Self>] = [
        .text("type") { $0.type }, .text("requirement") { $0.requirement }, .text("member") { $0.member },
        .texts("observableDocs") { $0.docs },
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

    var member: String {
        let head = head(end: " {")
        return head + " " + CodeLayout.body([source], after: head)
    }

    /// What observes the status of a flow.
    static func status(of flow: Flow, access: String = "") -> Observation {
        var observation = Observation(
            "status", flow.statusType, flow, access, brings: "the status now, then each new one",
            own: flow.comments.statusUpdates)
        observation.mark = MemberID.statuses.text
        if flow.style.value == .async { observation.name = "statuses" }
        observation.source = flow.style.value == .callback ? "flow.observe(observer)" : "flow.\(observation.name)"
        return observation
    }

    /// What observes a property of a flow.
    static func property(_ property: Property, of flow: Flow, access: String = "") -> Observation {
        var observation = Observation(
            property.name.text, property.type.text, flow, access,
            brings: "the value of `\(property.name.text)` now, then each new one", own: property.updates)
        observation.passedType = property.type.escapingText
        return observation
    }

    /// What observes the values of a signal.
    static func signal(_ signal: Event, of flow: Flow, access: String = "") -> Observation {
        var observation = Observation(
            signal.name.text, signal.valueType, flow, access,
            brings: "each `\(signal.name.text)` from now on; earlier ones are not repeated")
        if signal.payload.count == 1 { observation.passedType = signal.payload[0].type.escapingText }
        if signal.payload.isEmpty {
            observation.passedType = ""
            observation.source = observation.source.replacing("(observer)", with: "({ _ in observer() })")
        }
        return observation
    }

    /// - Parameter values: What it brings, in words.
    /// - Parameter own: The flow's own doc comment; empty for the usual one.
    private init(
        _ name: String, _ type: String, _ flow: Flow, _ access: String, brings values: String, own: String = ""
    ) {
        style = flow.style.value
        (self.type, passedType, self.access) = (type, type, access)
        isSendable = flow.isolation.value != .mainActor
        self.name = flow.observable(name)
        let usual: String
        (source, usual) =
            switch style {
            case .combine: ("publisher", "Publishes \(values).")
            case .async: ("stream", "A new stream for each subscriber: \(values).")
            case .callback: ("observe(observer)", "Until the observation is cancelled or released, tells \(values).")
            }
        source = "\(name)Subject.\(source)"
        docs = Documentation(discussion: own.isEmpty ? usual : own).comment(indent: 4)
    }
}
