// The members of a wrapper's skeleton that are no steps: what lets the app watch the status, events,
// which the SDK's callbacks bring about, and properties, whose values the SDK holds.

import FlowModel
import Mustache
import SwiftNotation

/// The runner of the wrapper's steps, which also holds the status.
struct RunnerContext: TemplateContext {
    var type: String
    var flow: String
    var wrapper: String
    /// The status before any step.
    var initial: String
    /// The name of the function that maps errors; empty if the flow has no error.
    var mapper: String

    static let fields: [ContextField<Self>] = [
        .text("type") { $0.type }, .text("flow") { $0.flow }, .text("wrapper") { $0.wrapper },
        .text("initial") { $0.initial }, .text("mapper") { $0.mapper },
        .flag("hasMapper") { !$0.mapper.isEmpty },
    ]

    /// Nil if the flow has no statuses, and no step that runs.
    init?(_ outline: FlowOutline, wrapper: String) {
        let flow = outline.flow
        guard outline.needsRunner else { return nil }
        type = flow.isolation.value == .mainActor ? "FlowRunner" : "LockedFlowRunner"
        self.flow = flow.tableType
        self.wrapper = wrapper
        initial = flow.statuses.isEmpty ? ".none" : outline.initial
        mapper = flow.errors.isEmpty ? "" : flow.errorMapper
    }
}

extension FlowOutline {
    /// Whether wrappers have a runner: to hold the status, or to run a step.
    var needsRunner: Bool { !flow.statuses.isEmpty || manners.contains { $0.work != .none } }
}

/// What lets the app observe the status.
struct StatusMemberContext: TemplateContext {
    var observation: Observation
    var mark: String? { MemberID.statuses.text }

    static let fields: [ContextField<Self>] = Observation.fields.map {
        $0.within(\.observation)
    }
}

/// A change that the SDK makes on its own: a method for its callbacks to call, for each status that it can lead to.
struct WrapperEventContext: TemplateContext {
    /// A method: it takes the values of the status and sends it.
    struct Outcome: TemplateContext {
        var name: String
        var parameters: String
        var status: String
        var mark: String?

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("parameters") { $0.parameters },
            .text("status") { $0.status },
        ]
    }

    var docs: [String]
    var outcomes: [Outcome]

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .list("outcomes") { $0.outcomes },
    ]

    init(_ event: Event, in flow: Flow) {
        var comment = DocComment(indent: 4)
        comment.add(event.words)
        docs = comment.lines
        let statuses = event.to.compactMap { flow.status($0.value) }
        outcomes = statuses.map { status in
            Outcome(event, status, isOne: statuses.count == 1, errorType: flow.errorType)
        }
    }
}

extension WrapperEventContext.Outcome {
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
        self.parameters = parameters.joined(separator: ", ")
        mark = MemberID.event(event.name.text, status: status.name.text).text
        self.status =
            ".\(status.name.spelled)"
            + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
}

/// A property of the wrapper.
struct WrapperPropertyContext: TemplateContext {
    var name: String
    var type: String
    var isSettable: Bool
    /// A value that claims nothing; empty if there is none.
    var neutral: String
    /// The subject that holds the value, if the app can watch it.
    var watched: WatchedContext?
    /// The member by which the app watches a value that no subject can hold yet.
    var unwatched: Observation?
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name },
        .text("type") { $0.type }, .flag("isSettable") { $0.isSettable },
        .text("neutral") { $0.neutral },
        .record("watched") { $0.watched }, .flag("isWatched") { $0.watched != nil },
        .record("unwatched") { $0.unwatched },
    ]

    init(_ property: Property, in flow: Flow) {
        name = property.name.spelled
        type = property.type.text
        isSettable = property.isSettable
        neutral = NeutralValues(flow).expression(of: property.type) ?? ""
        if property.isObserved {
            watched = WatchedContext(property, of: flow)
            unwatched = watched == nil ? .property(property, of: flow) : nil
        }
        mark = MemberID.property(property.name.text).text
    }
}

/// The subject that holds the value of a property, and the member by which the app watches it.
struct WatchedContext: TemplateContext {
    var subject: String
    var subjectType: String
    var initial: String
    var observation: Observation

    static let fields: [ContextField<Self>] =
        [
            .text("subject") { $0.subject }, .text("subjectType") { $0.subjectType },
            .text("initial") { $0.initial },
        ] + Observation.fields.map { $0.within(\.observation) }

    /// Nil if nobody can make the first value.
    init?(_ property: Property, of flow: Flow) {
        let neutral = NeutralValues(flow)
        guard let initial = neutral.expression(of: property.type) else { return nil }
        self.initial = initial
        subject = property.name.text + "Subject"
        let kind = flow.isolation.value == .mainActor ? "ValueSubject" : "LockedValueSubject"
        subjectType = neutral.isInferred(property.type) ? kind : "\(kind)<\(property.type.text)>"
        observation = .property(property, of: flow)
    }
}
