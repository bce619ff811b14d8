// The events of a wrapper's skeleton, which the SDK's callbacks bring about.

import FlowModel
import Mustache
import SwiftNotation

/// A change that the SDK makes on its own: a method for its callbacks to call, for each status that it can lead to.
struct WrapperEventContext: TemplateContext {
    /// A method: it takes the values of the status and sends it, or those of a signal.
    struct Method: TemplateContext {
        var name: String
        var parameters: [String]
        /// What the runner sends, or the subject of the signal.
        var lines: [String]
        var mark: String?

        static let fields: [ContextField<Self>] = [
            .text("function") { method in
                Signature(start: "func \(method.name)", parameters: method.parameters)
                    .function(method.lines)
            }
        ]
    }

    var docs: [String]
    var outcomes: [Method]

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .list("outcomes") { $0.outcomes },
    ]

    init(_ event: Event, in flow: Flow) {
        var comment = DocComment(indent: 4)
        comment.add(event.words)
        docs = comment.lines
        if event.isSignal {
            outcomes = [Method(ofSignal: event, in: flow)]
            return
        }
        let statuses = event.to.compactMap { flow.status($0.value) }
        outcomes = statuses.map { status in Method(event, status, isOne: statuses.count == 1, errorType: flow.errorType)
        }
    }
}

extension WrapperEventContext.Method {
    /// `moved(place:)`, or `moved(toFound:)` and `movedToLost()` where the event can lead to several statuses.
    fileprivate init(_ event: Event, _ status: EnumCase, isOne: Bool, errorType: String) {
        let end = "To" + upperCamel(status.name.text)
        var parameters: [String] = []
        var values: [String] = []
        for (index, value) in status.payload.enumerated() {
            let name = value.label?.spelled ?? (value.type.text == errorType ? "error" : "value")
            let type = value.type.escapingText
            if !isOne, index == 0 {
                parameters.append("\(lowerCamel(end)) \(name): \(type)")
            } else if let label = value.label {
                parameters.append("\(label.asLabel): \(type)")
            } else {
                parameters.append("_ \(name): \(type)")
            }
            values.append((value.label.map { "\($0.asArgument): " } ?? "") + name)
        }
        name = isOne || !status.payload.isEmpty ? event.name.spelled : event.name.text + end
        self.parameters = parameters
        mark = MemberID.event(event.name.text, status: status.name.text).text
        let sent = ".\(status.name.spelled)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        lines = ["flow.send(\(sent))"]
    }
}

extension WrapperEventContext.Method {
    /// `linkOpened(link:)`, which sends what it is called with.
    fileprivate init(ofSignal signal: Event, in flow: Flow) {
        name = signal.name.spelled
        parameters = signal.payload.map { value in
            "\(value.parameter): \(value.type.escapingText)"
        }
        lines = signal.report(in: flow)
        mark = MemberID.signal(signal.name.text).text
    }
}
