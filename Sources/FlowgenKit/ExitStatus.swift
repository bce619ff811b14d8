// How a run ended, as the exit code tells it.
// Source: the design's section 8.

/// The exit code of a run.
package enum ExitStatus: Int32, Sendable, CaseIterable {
    /// All is as it should be, or has been made so.
    case clean = 0
    /// Something differs from what the flows ask for, or would be changed by a run.
    case drift = 1
    /// A flow or the configuration is invalid, or there is none.
    case invalid = 2
    /// A conflict to decide.
    case conflict = 3
    /// Something could not be read, judged or written.
    case environment = 4
    /// Another run holds the project's lock.
    case locked = 5
    /// The command line was wrong.
    case usage = 64
    /// A bug in flowgen.
    case bug = 70

    /// Which of two wins when both are true.
    package func combined(with other: ExitStatus) -> ExitStatus {
        rank <= other.rank ? self : other
    }

    private var rank: Int {
        switch self {
        case .bug: 0
        case .usage: 1
        case .locked: 2
        case .environment: 3
        case .invalid: 4
        case .conflict: 5
        case .drift: 6
        case .clean: 7
        }
    }
}
