// The people of the app. Several SDKs have a `User` too; the app does not know them.

/// Somebody who writes posts.
nonisolated struct User: Equatable, Sendable, Identifiable {
    /// The number in the backend.
    let id: String
    /// The name that others see.
    let name: String

    /// Nobody, for tests, previews and mocks.
    static let sample = User(id: "1", name: "Ada")
}

/// The account with which somebody has signed in.
nonisolated struct Account: Equatable, Sendable, Identifiable {
    /// The number with the vendor.
    let id: String
    /// The name on it.
    let name: String
    /// The address that belongs to it.
    let email: String

    /// Nobody's account, for tests, previews and mocks.
    static let sample = Account(id: "1815", name: "Ada Specimen", email: "ada@example.com")
}

/// Somebody else in a video call.
nonisolated struct Participant: Equatable, Sendable, Identifiable {
    /// The number in the room.
    let id: String
    /// The name under which the person came.
    let name: String
    /// Whether the others hear nothing.
    var isMuted = false

    /// Nobody, for tests, previews and mocks.
    static let sample = Participant(id: "PA-1", name: "Noor")
}
