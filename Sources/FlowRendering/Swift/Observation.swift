// How the app observes a value that changes, in each style: the flow's status, or a property with
// `observe: true`. It is decided here, so that protocol, mock and wrapper agree.

import FlowModel
import SwiftNotation

/// A member that lets the app observe a value.
struct Observation {
    /// The member's name: `statusPublisher`, `statuses`, `observeStatus`.
    let name: String
    /// The member without its body: `var statuses: AsyncStream<ChatBotStatus>`.
    let declaration: String
    /// Whether it is a function, else a property.
    let isFunction: Bool
    /// The line of its doc comment.
    let docs: String

    /// The member as a protocol requires it.
    var requirement: String { isFunction ? declaration : declaration + " { get }" }

    /// What observes the status of a flow.
    static func status(of flow: Flow) -> Observation {
        let names = ["statusPublisher", "statuses", "observeStatus"]
        return Observation(
            flow, names: names, type: flow.statusType, passed: flow.statusType, what: "status")
    }

    /// What observes a property of a flow.
    static func property(_ property: Property, of flow: Flow) -> Observation {
        let name = property.name.text
        return Observation(
            flow,
            names: [name + "Publisher", name + "Values", "observe" + upperCamel(name)],
            type: property.type.text, passed: property.type.escapingText,
            what: "value of `\(name)`")
    }

    /// `passed` is the type as a closure's parameter has it.
    private init(_ flow: Flow, names: [String], type: String, passed: String, what: String) {
        let current = "the \(what) now"
        switch flow.style.value {
        case .combine:
            name = names[0]
            declaration = "var \(name): AnyPublisher<\(type), Never>"
            isFunction = false
            docs = "/// Publishes \(current), then each new one."
        case .async:
            name = names[1]
            declaration = "var \(name): AsyncStream<\(type)>"
            isFunction = false
            docs = "/// A new stream for each subscriber: \(current), then each new one."
        case .callback:
            name = names[2]
            let sendable = flow.isolation.value.closureAttribute
            declaration =
                "func \(name)(_ observer: @escaping \(sendable)(\(passed)) -> Void) -> FlowObservation"
            isFunction = true
            docs =
                "/// Tells \(current), then each new one, until the observation is cancelled or released."
        }
    }
}
