import Combine

/// Confirms who the user is.
@MainActor
protocol IdentitySDK: AnyObject, Sendable {
    /// - User story: Taps "Verify my identity".
    /// - Statuses: `idle`, `rejected` or `failed` → `scanningDocument` or `takingSelfie` → `reviewing` or
    ///   `waitingForAgent` → `approved`, `rejected` or `failed`.
    func check(level: String)

    /// - User story: Picks a document.
    /// - Statuses: `idle` or `approved` → `preparing` → `scanningDocument` or `waitingForAgent` → `reviewing` →
    ///   `approved` or `failed`.
    func upload()

    /// - User story: Takes the pictures again, perhaps also one of a document.
    /// - Statuses: `rejected` → `takingSelfie` → perhaps `scanningDocument` → `reviewing` → `approved`, `rejected` or
    ///   `failed`.
    func retake()

    /// - Statuses: `approved` → `preparing` or `takingSelfie`.
    func remind()

    /// - Statuses: `scanningDocument` or `takingSelfie` → `idle`. Cancels `check`, `upload` and `retake`.
    func close()

    var status: IdentityStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<IdentityStatus, Never> { get }
}
