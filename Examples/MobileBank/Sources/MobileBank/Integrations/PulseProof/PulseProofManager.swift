@preconcurrency import PulseProof

/// Face liveness with active challenges.
///
/// Holds what PulseProof's wrappers share: keys, configuration, start-up.
@MainActor
final class PulseProofManager: Integration {
    private let token: String

    /// The token comes from the bank's server in a real app.
    init(token: String = "demo") {
        self.token = token
    }

    /// A session for one check.
    func makeSession() -> PulseSession {
        PulseSession(token: token)
    }
}
