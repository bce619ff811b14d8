// How a flow's isolation is written: before the protocol, its enums, its mock and its wrappers.

import FlowModel

extension Isolation {
    /// The attribute of a closure that the app passes in for answers: off the main actor, any thread may call it, so
    /// a closure that belongs to an actor is refused.
    var closureAttribute: String { self == .mainActor ? "" : "@Sendable " }
}

/// How declarations of a flow say where they are isolated.
struct IsolationWords {
    let isolation: Isolation

    /// The line before a declaration of the flow's isolation; empty where ``modifier`` says it.
    var attribute: String { isolation == .mainActor ? "@MainActor" : "" }

    /// The modifier of a declaration of the flow's isolation: `nonisolated `, or nothing.
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

    /// The attribute of a member that is always on the main actor: a view.
    var viewAttribute: String { isolation == .mainActor ? "" : "@MainActor " }
}
