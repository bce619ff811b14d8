// What a flow is made of besides its steps: cases of its enums, events, properties and views.

import Diagnostics
import SwiftNotation

/// A case of the status or the error enum.
public struct EnumCase: Sendable {
    /// The case's name.
    public var name: SwiftName
    /// Where the name stands.
    public var location: SourceLocation
    /// The doc comment.
    public var words: Words
    /// The associated values, in order.
    public var payload: [PayloadValue]
    /// The former name.
    public var was: Located<String>?
    /// Whether something about it could not be read: its payload is not known.
    public var isPartial = false
}

/// One associated value of a case.
public struct PayloadValue: Sendable {
    /// The label; nil for a single unlabelled value.
    public var label: SwiftName?
    /// Where label or type stands.
    public var location: SourceLocation
    /// The type.
    public var type: SwiftType
    /// What the value is.
    public var summary: String
    /// An expression for tests.
    public var sample: SwiftExpression?
}

/// A change of status that the SDK makes unasked.
public struct Event: Sendable {
    /// The event's name.
    public var name: SwiftName
    /// Where the name stands.
    public var location: SourceLocation
    /// The doc comment.
    public var words: Words
    /// The statuses it may happen in; nil for any.
    public var from: [Located<String>]?
    /// The statuses it may lead to, in order.
    public var to: [Located<String>]
    /// The former name.
    public var was: Located<String>?
}

/// A property of the protocol.
public struct Property: Sendable {
    /// The property's name.
    public var name: SwiftName
    /// Where the name stands.
    public var location: SourceLocation
    /// The doc comment.
    public var words: Words
    /// The type.
    public var type: SwiftType
    /// Whether the app may set it.
    public var isSettable: Bool
    /// Whether the app may watch its values.
    public var isObserved: Bool
    /// An expression for tests.
    public var sample: SwiftExpression?
    /// The former name.
    public var was: Located<String>?
}

/// A view of the protocol.
public struct ViewRequirement: Sendable {
    /// The view's name.
    public var name: SwiftName
    /// Where the name stands.
    public var location: SourceLocation
    /// The doc comment.
    public var words: Words
    /// What it is shown with; a property when empty.
    public var parameters: [Parameter]
}
