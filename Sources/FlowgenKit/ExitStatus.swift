// How a run ended: its exit code.

package enum ExitStatus: Int32, Sendable, CaseIterable {
    /// Everything is up to date.
    case clean = 0
    /// Something is out of date.
    case drift = 1
    /// A flow or the configuration is invalid, or there is none.
    case invalid = 2
    /// A conflict to decide.
    case conflict = 3
    /// Something cannot be read, merged or written.
    case environment = 4
    /// Another run holds the project's lock.
    case locked = 5
    case usage = 64
    case bug = 70

    /// Which of two wins when both are true.
    package func combined(with other: ExitStatus) -> ExitStatus {
        let order: [ExitStatus] = [
            .bug, .usage, .locked, .environment, .invalid, .conflict, .drift, .clean,
        ]
        return order.first { $0 == self || $0 == other } ?? self
    }
}
