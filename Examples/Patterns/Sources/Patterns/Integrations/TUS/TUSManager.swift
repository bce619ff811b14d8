import Foundation
@preconcurrency import TUSKit

/// Uploads that can be continued.
///
/// Holds what TUS's wrappers share: keys, configuration, start-up.
@MainActor
final class TUSManager: Integration {
    static let sessionID = "com.example.patterns.uploads"

    /// Nil before the launch, and if the phone has no room for what is to be sent.
    private(set) var client: TUSClient?
    private let server: URL

    init(server: URL = URL(fileURLWithPath: "/files")) {
        self.server = server
    }

    func launch(options: [AnyHashable: Any]) {
        do {
            client = try TUSClient(server: server, sessionIdentifier: Self.sessionID)
        } catch {
            // Each upload then fails.
            client = nil
        }
    }

    func handleEvents(ofBackgroundSession identifier: String) async -> Bool {
        guard let client, identifier == Self.sessionID else { return false }
        await withCheckedContinuation { continuation in
            client.registerBackgroundHandler(
                { @Sendable in continuation.resume() }, forSession: identifier)
        }
        return true
    }
}
