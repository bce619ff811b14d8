// The members of a wrapper's skeleton that are no steps: what lets the app watch the status, events,
// which the SDK's callbacks bring about, and properties, whose values the SDK holds.

import FlowModel
import Mustache
import SwiftNotation

/// What lets the app watch the status.
struct StatusMemberContext: TemplateContext {
    var docs: String
    var head: [String]
    /// The value it gives.
    var value: String
    var mark: String? { "statuses" }

    static let fields: [ContextField<Self>] = [
        .text("docs") { $0.docs }, .texts("head") { $0.head }, .text("value") { $0.value },
    ]

    init(_ flow: Flow) {
        let observation = Observation.status(of: flow)
        docs = observation.docs
        head = observation.head(of: flow)
        value =
            switch flow.style.value {
            case .combine: "statusSubject.eraseToAnyPublisher()"
            case .async: "statusSubject.stream()"
            case .callback: "statusSubject.observe(observer)"
            }
    }
}

extension Observation {
    /// The head of the member in a wrapper of a flow, four columns in.
    fileprivate func head(of flow: Flow) -> [String] {
        let whole = (flow.isolation.value == .sendable ? "nonisolated " : "") + declaration
        guard isFunction, 4 + whole.unicodeScalars.count + 2 > DocComment.width,
            let start = whole.firstIndex(of: "("), let end = whole.lastIndex(of: ")")
        else { return [whole + " {"] }
        let parameter = whole[whole.index(after: start)..<end]
        return ["\(whole[..<start])(", "    \(parameter)", "\(whole[end...]) {"]
    }
}

/// A change that the SDK makes unasked: a method for its callbacks to call. It takes the values of
/// the status that the event leads to, or that status itself where there are several.
struct WrapperEventContext: TemplateContext {
    var docs: [String]
    var signature: [String]
    var todo: String
    var sent: [String]
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .texts("signature") { $0.signature }, .text("todo") { $0.todo },
        .texts("sent") { $0.sent },
    ]

    init(_ event: Event, in flow: Flow, sdk: SDKWords) {
        var comment = DocComment(indent: 4)
        comment.add(event.words, fallback: event.name.imperative)
        comment.add("An event: \(sdk.name) brings it about, no step does.")
        docs = comment.lines
        let place = flow.isolation.value == .mainActor ? ", on the main actor" : ""
        todo = "Have \(sdk.name)'s callback call this\(place)."
        let statuses = event.to.compactMap { flow.status($0.value) }
        let layout = StatementLayout(indent: 8)
        var parameters: [String] = []
        if statuses.count == 1, let status = statuses.first {
            var values: [String] = []
            for value in status.payload {
                let type = value.type.escapingText
                guard let label = value.label else {
                    parameters.append("_ value: \(type)")
                    values.append("value")
                    continue
                }
                parameters.append("\(label.asLabel): \(type)")
                values.append("\(label.asArgument): \(label.spelled)")
            }
            let name = ".\(status.name.spelled)"
            sent = layout.call("statusSubject.send", CallExpression(name: name, arguments: values))
        } else {
            parameters = ["_ status: \(flow.statusType)"]
            sent = ["statusSubject.send(status)"]
        }
        let modifier = flow.isolation.value == .sendable ? "nonisolated " : ""
        signature = Signature(
            head: "\(modifier)func \(event.name.spelled)", parameters: parameters
        ).lines(indent: 4, brace: true)
        mark = "event \(event.name.text)"
    }
}

/// A property of the wrapper.
struct WrapperPropertyContext: TemplateContext {
    var docs: [String]
    var modifier: String
    var name: String
    var type: String
    var isSettable: Bool
    /// What the getter and the setter are to do.
    var getting: String
    var setting: String
    /// What lets the app watch the values; nil when nothing does.
    var observation: ObservedMemberContext?
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .text("modifier") { $0.modifier }, .text("name") { $0.name },
        .text("type") { $0.type }, .flag("isSettable") { $0.isSettable },
        .text("getting") { $0.getting }, .text("setting") { $0.setting },
        .record("observation") { $0.observation },
    ]

    init(_ property: Property, in flow: Flow, sdk: SDKWords, isConformed: Bool = false) {
        var comment = DocComment(indent: 4)
        comment.add(property.words, fallback: property.name.sentence)
        docs = comment.lines
        let isActor = flow.isolation.value == .sendable && !isConformed
        modifier = isActor ? "nonisolated " : ""
        name = property.name.spelled
        type = property.type.text
        isSettable = property.isSettable
        let key = "`Keys.\(property.name.spelled)`"
        let hasKey = isConformed && property.isSettable
        getting =
            hasKey
            ? "Return what \(sdk.name) holds for \(key)."
            : "Return the value that \(sdk.name) holds."
        setting = "Give `newValue` to \(sdk.name)" + (hasKey ? " for \(key)." : ".")
        observation =
            property.isObserved ? ObservedMemberContext(property, in: flow, sdk: sdk) : nil
        mark = "property \(property.name.text)"
    }
}

/// What lets the app watch the values of a property.
struct ObservedMemberContext: TemplateContext {
    var name: String
    var docs: String
    var head: [String]
    var todo: String

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("docs") { $0.docs }, .texts("head") { $0.head },
        .text("todo") { $0.todo },
    ]

    init(_ property: Property, in flow: Flow, sdk: SDKWords) {
        let observation = Observation.property(property, of: flow)
        name = observation.name
        docs = observation.docs
        head = observation.head(of: flow)
        let value = "the value that \(sdk.name) holds"
        todo =
            switch flow.style.value {
            case .combine: "Publish \(value), then each change."
            case .async: "Stream \(value), then each change."
            case .callback: "Tell `observer` \(value), then each change."
            }
    }
}
