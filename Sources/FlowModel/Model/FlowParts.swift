// The parts of a flow other than its steps: cases of its enums, events, properties and views.

import SwiftText

/// A case of the status or the error enum.
package struct EnumCase: Sendable {
    package var name: SwiftName
    package var location: SourceLocation
    package var words = Documentation()
    /// The associated values, in order.
    package var payload: [PayloadValue] = []
    /// The former name.
    package var was: Located<String>?

    package init(name: SwiftName, location: SourceLocation) {
        (self.name, self.location) = (name, location)
    }
}

/// One associated value of a case.
package struct PayloadValue: Sendable {
    /// The label; nil for a single unlabelled value.
    package var label: SwiftName?
    package var location: SourceLocation
    package var type: SwiftType
    /// What the value is.
    package var summary = ""
    /// An expression for tests.
    package var sample: SwiftExpression?

    package init(label: SwiftName?, location: SourceLocation, type: SwiftType) {
        (self.label, self.location, self.type) = (label, location, type)
    }
}

/// What the SDK does unasked: it changes the status, or it reports a value and leaves the status alone.
package struct Event: Sendable {
    package var name: SwiftName
    package var location: SourceLocation
    package var words = Documentation()
    /// The statuses it may happen in; nil for any.
    package var from: [Located<String>]?
    /// The statuses it may lead to, in order; empty for a signal.
    package var to: [Located<String>] = []
    /// What a signal reports, in order; empty for a change of status, and for a signal that only says that it happened.
    package var payload: [PayloadValue] = []
    /// The steps that it ends.
    package var cancels: [Located<String>] = []
    /// The former name.
    package var was: Located<String>?

    package init(name: SwiftName, location: SourceLocation) {
        (self.name, self.location) = (name, location)
    }
}

extension Event {
    /// Whether it leaves the status alone.
    package var isSignal: Bool { to.isEmpty }

    package func cancels(_ step: Step) -> Bool { cancels.contains { $0.value == step.name.text } }
}

/// What the SDK asks the app. The app answers in a closure.
package struct Question: Sendable {
    package var name: SwiftName
    package var location: SourceLocation
    package var words = Documentation()
    package var parameters: [Parameter] = []
    /// The type of the answer; nil for none.
    package var returns: SwiftType?
    package var canFail = false
    /// Whether the answer must be there at once.
    package var isSync = false

    package init(name: SwiftName, location: SourceLocation) {
        (self.name, self.location) = (name, location)
    }
}

/// A property of the protocol.
package struct Property: Sendable {
    package var name: SwiftName
    package var location: SourceLocation
    package var words = Documentation()
    package var type: SwiftType
    /// Whether the app may set it.
    package var isSettable = false
    /// Whether setting it may change a struct, even if not only classes can conform.
    package var hasMutatingSetter = false
    /// Whether the app may watch its values.
    package var isObserved = false
    /// An expression for tests.
    package var sample: SwiftExpression?
    /// The former name.
    package var was: Located<String>?
    /// The doc comment of what publishes its values; empty where the flow says nothing.
    package var updates = ""

    package init(name: SwiftName, location: SourceLocation, type: SwiftType) {
        (self.name, self.location, self.type) = (name, location, type)
    }
}

/// A view of the protocol.
package struct ViewRequirement: Sendable {
    package var name: SwiftName
    package var location: SourceLocation
    package var words = Documentation()
    /// What it is shown with; a property when empty.
    package var parameters: [Parameter] = []

    package init(name: SwiftName, location: SourceLocation) {
        (self.name, self.location) = (name, location)
    }
}
