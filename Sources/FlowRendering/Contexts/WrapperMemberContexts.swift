// The members of a wrapper's skeleton that are no steps: events, which the SDK's callbacks bring about,
// and properties, whose values the SDK holds.

import FlowModel
import Mustache
import SwiftNotation

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
        todo = "Have \(sdk.name)'s callback call this, on the main actor."
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
                values.append("\(label.asLabel): \(label.spelled)")
            }
            let name = ".\(status.name.spelled)"
            sent = layout.call("statusSubject.send", CallExpression(name: name, arguments: values))
        } else {
            parameters = ["_ status: \(flow.statusType)"]
            sent = ["statusSubject.send(status)"]
        }
        signature = Signature(head: "func \(event.name.spelled)", parameters: parameters)
            .lines(indent: 4, brace: true)
        mark = "event \(event.name.text)"
    }
}

/// A property of the wrapper.
struct WrapperPropertyContext: TemplateContext {
    var docs: [String]
    var name: String
    var type: String
    var sdk: String
    var isSettable: Bool
    var isObserved: Bool
    var publisherName: String
    var publisherType: String
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .text("name") { $0.name }, .text("type") { $0.type },
        .text("sdk") { $0.sdk },
        .flag("isSettable") { $0.isSettable }, .flag("isObserved") { $0.isObserved },
        .text("publisherName") { $0.publisherName }, .text("publisherType") { $0.publisherType },
    ]

    init(_ property: Property, in flow: Flow, sdk: SDKWords) {
        var comment = DocComment(indent: 4)
        comment.add(property.words, fallback: property.name.sentence)
        docs = comment.lines
        name = property.name.spelled
        type = property.type.text
        self.sdk = sdk.name
        isSettable = property.isSettable
        isObserved = property.isObserved
        publisherName = property.publisherName
        publisherType = property.publisherType
        mark = "property \(property.name.text)"
    }
}
