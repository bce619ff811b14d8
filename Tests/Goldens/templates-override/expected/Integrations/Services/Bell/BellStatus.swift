// Written by the template of this project.

/// The status of the bell flow.
nonisolated enum BellStatus: String, FlowStatus {
    case silent
    case ringing

    /// A status without its payload, which none has here.
    typealias Kind = BellStatus

    /// The status itself.
    var kind: Kind { self }

    var failure: NoFailure? { nil }
}
