// The words by which a flow's isolation stands in its code: before the protocol, its enums, its mock
// and its wrappers.
// Source: the design's section 5.

import FlowModel

extension Isolation {
    /// What stands before the type of a closure that the app passes in for answers: off the main actor it
    /// may be called on any thread, so a closure that belongs to an actor is not taken.
    var closureAttribute: String { self == .mainActor ? "" : "@Sendable " }
}

/// How declarations of a flow say where they are isolated.
struct IsolationWords {
    let isolation: Isolation

    /// The line before a declaration that lives where the flow does; empty when it says so by
    /// ``modifier``.
    var attribute: String { isolation == .mainActor ? "@MainActor" : "" }

    /// The modifier of a declaration that lives where the flow does: `nonisolated `, or nothing.
    var modifier: String { isolation == .mainActor ? "" : "nonisolated " }

    /// The kind of type that a wrapper is, with its modifiers.
    var wrapperKind: String {
        isolation == .mainActor ? "final class" : "nonisolated final class"
    }

    /// What the protocol refines; `isConformed` when a type of an SDK conforms to it itself.
    func refinement(isConformed: Bool) -> String {
        switch isolation {
        case .mainActor: isConformed ? "" : ": AnyObject, Sendable"
        case .sendable: ": Sendable"
        case .none: ""
        }
    }

    /// The attribute of a member that belongs to the main actor wherever the flow lives: a view.
    var viewAttribute: String { isolation == .mainActor ? "" : "@MainActor " }
}
