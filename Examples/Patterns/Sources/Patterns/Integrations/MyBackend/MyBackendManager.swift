import Foundation

/// Our own HTTP API.
///
/// Holds what MyBackend's wrappers share: keys, configuration, start-up.
@MainActor
final class MyBackendManager: Integration {
    /// Sends a request to the backend.
    let transport: MyBackendTransport

    init(transport: @escaping MyBackendTransport = { _ in throw URLError(.notConnectedToInternet) }) {
        self.transport = transport
    }
}

/// Sends a request to the backend and returns the answer.
typealias MyBackendTransport = @Sendable (_ request: MyBackendRequest) async throws -> Data

/// A request to the backend.
nonisolated struct MyBackendRequest: Sendable {
    let path: String
    let accessToken: String
    /// What to write; nil to read.
    var body: Data?
}
