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
        .flag("isWide") { context in
            let names = [
                context.type, context.flow, context.initial, context.wrapper, context.mapper,
            ]
            return !CodeLayout.fits(
                names.joined() + "private let flow = <>() { .(for: $0) }", indent: 4)
        },
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

/// What lets the app watch the status.
struct StatusMemberContext: TemplateContext {
    var type: String
    var observer: ObserverContext
    var mark: String? { MemberID.statuses.text }

    static let fields: [ContextField<Self>] =
        [.text("type") { $0.type }] + ObserverContext.fields(of: \.observer)

    init(_ flow: Flow) {
        type = flow.statusType
        observer = ObserverContext(.status(of: flow), of: flow, delegate: "flow.observe(observer)")
    }
}

/// A member that lets the app watch a value.
struct ObserverContext: Sendable {
    var style: Style
    /// The member without its body.
    var head: String
    /// Whether the body does not fit on the head's line.
    var isLong: Bool

    /// `delegate` is the body in style callback.
    init(_ observation: Observation, of flow: Flow, delegate: String) {
        style = flow.style.value
        head = observation.declaration
        isLong = 4 + "\(head) { \(delegate) }".unicodeScalars.count > DocComment.width
    }

    static func fields<Context>(
        of observer: KeyPath<Context, ObserverContext> & Sendable
    ) -> [ContextField<Context>] {
        [
            .text("head") { $0[keyPath: observer].head },
            .flag("isLong") { $0[keyPath: observer].isLong },
            .flag("isCombine") { $0[keyPath: observer].style == .combine },
            .flag("isAsync") { $0[keyPath: observer].style == .async },
            .flag("isCallback") { $0[keyPath: observer].style == .callback },
        ]
    }
}

/// A change that the SDK makes on its own: a method for its callbacks to call, for each status that it can lead to.
struct WrapperEventContext: TemplateContext {
    /// A method: it takes the values of the status and sends it.
    struct Outcome: TemplateContext {
        var signature: String
        var status: String
        var mark: String?

        static let fields: [ContextField<Self>] = [
            .text("signature") { $0.signature }, .text("status") { $0.status },
            .flag("isLong") {
                4 + "\($0.signature) { flow.send(\($0.status)) }".unicodeScalars.count
                    > DocComment.width
            },
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
        let name = isOne || !status.payload.isEmpty ? event.name.spelled : event.name.text + end
        signature = "func \(name)(\(parameters.joined(separator: ", ")))"
        mark = MemberID.event(event.name.text, status: status.name.text).text
        self.status =
            ".\(status.name.spelled)"
            + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
}

/// A property of the wrapper.
struct WrapperPropertyContext: TemplateContext {
    var access: String
    var name: String
    var type: String
    var isSettable: Bool
    /// What the getter and the setter have to do.
    var getting: String
    var setting: String
    /// A value that claims nothing; empty if there is none.
    var neutral: String
    /// The subject that holds the value, if the app can watch it.
    var watched: WatchedContext?
    /// The member by which the app watches a value that no subject can hold yet.
    var unwatched: UnwatchedContext?
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .text("access") { $0.access }, .text("name") { $0.name },
        .text("type") { $0.type }, .flag("isSettable") { $0.isSettable },
        .text("getting") { $0.getting }, .text("setting") { $0.setting },
        .text("neutral") { $0.neutral },
        .record("watched") { $0.watched }, .flag("isWatched") { $0.watched != nil },
        .record("unwatched") { $0.unwatched },
    ]

    init(_ property: Property, in flow: Flow, sdk: String, conformedWith access: String? = nil) {
        self.access = access ?? ""
        name = property.name.spelled
        type = property.type.text
        isSettable = property.isSettable
        let key = "`Keys.\(property.name.spelled)`"
        let hasKey = access != nil && property.isSettable
        getting =
            hasKey ? "Return what \(sdk) holds for \(key)." : "Return the value that \(sdk) holds."
        setting = "Set `newValue` in \(sdk)" + (hasKey ? " for \(key)." : ".")
        neutral = NeutralValues(flow).expression(of: property.type) ?? ""
        if property.isObserved {
            watched = WatchedContext(property, of: flow)
            unwatched = watched == nil ? UnwatchedContext(property, of: flow) : nil
        }
        mark = MemberID.property(property.name.text).text
    }
}

/// The subject that holds the value of a property, and the member by which the app watches it.
struct WatchedContext: TemplateContext {
    var subject: String
    var subjectType: String
    var initial: String
    var observer: ObserverContext

    static let fields: [ContextField<Self>] =
        [
            .text("subject") { $0.subject }, .text("subjectType") { $0.subjectType },
            .text("initial") { $0.initial },
        ] + ObserverContext.fields(of: \.observer)

    /// Nil if nobody can make the first value.
    init?(_ property: Property, of flow: Flow) {
        let neutral = NeutralValues(flow)
        guard let initial = neutral.expression(of: property.type) else { return nil }
        self.initial = initial
        subject = property.name.text + "Subject"
        let kind = flow.isolation.value == .mainActor ? "ValueSubject" : "LockedValueSubject"
        subjectType = neutral.isInferred(property.type) ? kind : "\(kind)<\(property.type.text)>"
        observer = ObserverContext(
            .property(property, of: flow), of: flow, delegate: "\(subject).observe(observer)")
    }
}

/// A member by which the app is to watch a value, without a subject.
struct UnwatchedContext: TemplateContext {
    var head: String
    var member: String

    static let fields: [ContextField<Self>] = [
        .text("head") { $0.head }, .text("member") { $0.member },
    ]

    init(_ property: Property, of flow: Flow) {
        let observation = Observation.property(property, of: flow)
        head = observation.declaration
        member = observation.name
    }
}
