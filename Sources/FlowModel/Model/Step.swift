// A step of a flow: something the person does, and what may come of it.

import Diagnostics
import SwiftNotation

/// A step: a method of the protocol.
public struct Step: Sendable {
    /// What a step throws.
    public enum Throwing: Sendable, Hashable {
        /// Nothing.
        case nothing
        /// Any error: `throws: true`.
        case any
        /// One type of error.
        case type(SwiftType)
    }

    /// The method's name.
    public var name: SwiftName
    /// Where the name stands.
    public var location: SourceLocation
    /// What the person does, in words; empty when the flow says nothing.
    public var user: String
    /// The doc comment.
    public var words: Words
    /// The parameters, in order.
    public var parameters: [Parameter]
    /// The statuses it may start in; nil for any.
    public var from: [Located<String>]?
    /// The statuses passed through, in order.
    public var via: [Located<String>]
    /// The statuses it may end in, in order.
    public var to: [Located<String>]
    /// The single value it answers with.
    public var returns: SwiftType?
    /// The values it answers with, one after the other.
    public var streams: SwiftType?
    /// What it throws.
    public var throwing: Throwing
    /// `sync: true` in the file.
    public var isMarkedSync: Bool
    /// Whether it is called once at launch.
    public var isLaunch: Bool
    /// The steps that it ends.
    public var cancels: [Located<String>]
    /// The former name.
    public var was: Located<String>?
    /// What the mock does, tried in order.
    public var mock: [MockRule]
    /// The locations of its answers' types, by key: `returns`, `streams`, `throws`.
    public var answerLocations: [String: SourceLocation] = [:]
    /// Whether something about it could not be read: its parameters and answers are not known.
    public var isPartial = false
}

extension Step {
    /// The step's name with its labels: `startChat(prompt:)`.
    public var fullName: String {
        name.text + "(" + parameters.map(\.label.inFullName).joined() + ")"
    }

    /// The parameters that the flow file names: all but the object of the type that the flow extends.
    public var ownParameters: [Parameter] { parameters.filter { !$0.isReceiver } }

    /// Whether it does its work before it returns: marked so, or with nothing to wait for.
    public var isSync: Bool { isMarkedSync || isFireAndForget }

    /// Whether nothing comes back from it.
    public var isFireAndForget: Bool {
        via.isEmpty && to.isEmpty && returns == nil && streams == nil && throwing == .nothing
    }

    /// Whether it changes the status.
    public var changesStatus: Bool { !via.isEmpty || !to.isEmpty }

    /// Whether it answers its caller: with a value, values, or the news that it ended.
    public var answers: Bool { returns != nil || streams != nil || throwing != .nothing }
}

/// A parameter of a step or a view.
public struct Parameter: Sendable {
    /// The labels, as Swift writes them.
    public var label: ParameterLabel
    /// Where the labels stand.
    public var location: SourceLocation
    /// The type.
    public var type: SwiftType
    /// The line of the doc comment.
    public var summary: String
    /// The default value, given in a protocol extension.
    public var defaultValue: SwiftExpression?
    /// An expression for tests.
    public var sample: SwiftExpression?
    /// The former label.
    public var was: Located<String>?
    /// Whether it is the object that the flow's methods are called on: see ``Flow/extends``.
    public var isReceiver = false
}

/// One thing that the mock may do when a step is called.
public struct MockRule: Sendable {
    /// What it does.
    public enum Outcome: Sendable {
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
    public var when: SwiftExpression?
    /// What it does.
    public var outcome: Outcome
    /// How long it takes, in seconds, when the mock keeps real time.
    public var after: Double?
    /// The location of the rule.
    public var location: SourceLocation
    /// The location of the condition, or of the rule if it has none.
    public var conditionLocation: SourceLocation
    /// The location of what `then` or `throw` holds.
    public var outcomeLocation: SourceLocation
}
