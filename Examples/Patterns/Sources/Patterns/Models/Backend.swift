// The app's own backend, which knows the secrets that no app should have.

/// What the app asks its backend for.
nonisolated protocol Backend: Sendable {
    /// A token with which the vendor of identity checks knows the person, and what has to be known.
    func identityToken(of user: User, for level: VerificationLevel) async throws -> String
    /// A token with which the vendor of video rooms lets the person into a room.
    func roomToken(for room: String) async throws -> String
}
