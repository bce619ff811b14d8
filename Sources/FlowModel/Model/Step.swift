// A step of a flow: something the person does, and what may come of it.

import SwiftText

/// A step: a method of the protocol.
package struct Step: Sendable {
    /// What a step throws.
    package enum Throwing: Sendable, Hashable {
        case nothing
        /// Any error: `throws: true`.
        case any
        /// One type of error.
        case type(SwiftType)
    }

    package var name: SwiftName
    /// The method's name, if it is another one.
    package var method: Located<SwiftName>?
    package var location: SourceLocation
    /// What the person does, in words; empty when the flow says nothing.
    package var user = ""
    package var words = Documentation()
    package var parameters: [Parameter] = []
    /// The statuses it may start in; nil for any.
    package var from: [Located<String>]?
    /// The statuses passed through, in order: at each place one of these.
    package var via: [[Located<String>]] = []
    /// The statuses it may end in, in order.
    package var to: [Located<String>] = []
    /// The single value it answers with.
    package var returns: SwiftType?
    /// The values it answers with, one after the other.
    package var streams: SwiftType?
    package var throwing = Throwing.nothing
    /// `sync: true` in the file.
    package var isMarkedSync = false
    /// Whether callers may ignore what the call returns; nil where the flow does not say.
    package var isDiscardable: Bool?
    /// Whether it is called once at launch.
    package var isLaunch = false
    /// The steps that it ends.
    package var cancels: [Located<String>] = []
    /// The cases of the flow's own error that it can fail with; nil for all.
    package var errors: [Located<String>]?
    /// How long it may take.
    package var deadline: Deadline?
    /// Whether what it streams never ends by itself.
    package var isEndless = false
    /// The former name.
    package var was: Located<String>?
    /// What the mock does, tried in order.
    package var mock: [MockRule] = []
    /// The locations of its answers' types, by key: `returns`, `streams`, `throws`.
    package var answerLocations: [String: SourceLocation] = [:]

    package init(name: SwiftName, location: SourceLocation) {
        (self.name, self.location) = (name, location)
    }
}

extension Step {
    /// The step's name with its labels: `startChat(prompt:)`.
    package var fullName: String {
        methodName.text + "(" + parameters.map(\.label.inFullName).joined() + ")"
    }

    package var methodName: SwiftName { method?.value ?? name }

    /// The parameters that the flow file names: all but the object of the type that the flow extends.
    package var ownParameters: [Parameter] { parameters.filter { !$0.isReceiver } }

    /// Whether it does its work before it returns: marked so, or with nothing to wait for.
    package var isSync: Bool { isMarkedSync || isFireAndForget }

    /// Whether nothing comes back from it.
    package var isFireAndForget: Bool {
        via.isEmpty && to.isEmpty && returns == nil && streams == nil && throwing == .nothing
    }

    /// Whether a call of it returns something.
    package func returnsValue(in style: Style) -> Bool {
        if streams != nil { return style != .callback }
        guard answers else { return style == .async && !isSync && !to.isEmpty }
        let hasValue = returns.map { $0.text != "Void" } ?? false
        return isSync ? hasValue : style == .combine || (style == .async && hasValue)
    }

    /// The statuses that it can pass through, whichever way it takes.
    package var passed: [Located<String>] { via.flatMap { $0 } }

    /// The statuses that it can leave behind.
    package var ends: [Located<String>] { to.isEmpty ? via.last ?? [] : to }

    /// Whether it changes the status.
    package var changesStatus: Bool { !via.isEmpty || !to.isEmpty }

    /// Whether it answers its caller: with a value, values, or the news that it ended.
    package var answers: Bool { returns != nil || streams != nil || throwing != .nothing }
}

/// How long a step may take, and how it ends if it takes longer.
package struct Deadline: Sendable {
    /// Counted from the call.
    package var seconds: Double
    /// The status or the error that it ends with.
    package var end: Located<String>

    package init(seconds: Double, end: Located<String>) {
        (self.seconds, self.end) = (seconds, end)
    }
}

/// A parameter of a step or a view.
package struct Parameter: Sendable {
    /// The labels, as Swift writes them.
    package var label: ParameterLabel
    package var location: SourceLocation
    package var type: SwiftType
    /// The line of the doc comment.
    package var summary = ""
    /// The default value, given in a protocol extension.
    package var defaultValue: SwiftExpression?
    /// An expression for tests.
    package var sample: SwiftExpression?
    /// Whether it is the object that the flow's methods are called on: see ``Flow/extends``.
    package var isReceiver = false

    package init(label: ParameterLabel, location: SourceLocation, type: SwiftType) {
        (self.label, self.location, self.type) = (label, location, type)
    }
}

/// One thing that the mock may do when a step is called.
package struct MockRule: Sendable {
    package enum Outcome: Sendable {
        /// Passes through the `via` statuses and ends in this one.
        case status(SwiftExpression)
        /// Sends exactly these statuses.
        case statuses([SwiftExpression])
        /// Answers with this value.
        case value(SwiftExpression)
        /// Answers with these values, one after the other.
        case values([SwiftExpression])
        /// Answers with this error.
        case error(SwiftExpression)
    }

    /// A Bool expression over the parameters; nil means always.
    package var when: SwiftExpression?
    package var outcome: Outcome
    /// How long it takes, in seconds, when the mock keeps real time.
    package var after: Double?
    /// The location of the rule.
    package var location: SourceLocation
    /// The location of the condition, or of the rule if it has none.
    package var conditionLocation: SourceLocation
    /// The location of what `then` or `throw` contains.
    package var outcomeLocation: SourceLocation

    package init(_ outcome: Outcome, at location: SourceLocation) {
        self.outcome = outcome
        (self.location, conditionLocation, outcomeLocation) = (location, location, location)
    }
}
