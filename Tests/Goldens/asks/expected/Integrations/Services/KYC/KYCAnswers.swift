public import Foundation

/// What the app answers when an SDK of the KYC flow asks. `IntegrationsManager` takes it.
public nonisolated struct KYCAnswers: Sendable {
    /// A token of the backend, which lives for some minutes.
    ///
    /// - Parameter user: Who is verified.
    public var accessToken: @MainActor @Sendable (_ user: String, _ expired: URL?) async throws -> String
    /// It is asked once.
    public var mayUseCamera: @MainActor @Sendable () -> Bool
    public var log: @MainActor @Sendable (_ event: String) async -> Void

    public init(
        accessToken: @escaping @MainActor @Sendable (_ user: String, _ expired: URL?) async throws -> String,
        mayUseCamera: @escaping @MainActor @Sendable () -> Bool,
        log: @escaping @MainActor @Sendable (_ event: String) async -> Void
    ) {
        self.accessToken = accessToken
        self.mayUseCamera = mayUseCamera
        self.log = log
    }
}
