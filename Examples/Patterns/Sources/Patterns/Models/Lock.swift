// Locks, which a phone opens.

import Foundation

/// A lock of a door.
nonisolated struct Lock: Equatable, Sendable, Identifiable {
    /// The number that the phone has given it.
    let id: UUID
    /// What its owner has called it.
    let name: String

    /// Nobody's lock, for tests, previews and mocks.
    static let sample = Lock(id: UUID(), name: "Front door")
}
