import Foundation

/// Our own HTTP API.
///
/// Holds what MyBackend's wrappers share: keys, configuration, start-up.
@MainActor
final class MyBackendManager: Integration {
    /// What carries a request to the backend, and calls its completion on any thread.
    let transport: MyBackendTransport

    /// A manager with a way to the backend.
    init(
        transport: @escaping MyBackendTransport = {
            $1(.failure(URLError(.notConnectedToInternet)))
        }
    ) {
        self.transport = transport
    }
}

/// Carries a request to the backend, and its answer back.
typealias MyBackendTransport = (
    _ request: MyBackendRequest, _ completion: @escaping (Result<Data, any Error>) -> Void
) -> Void

/// Something asked of the backend.
nonisolated struct MyBackendRequest: Sendable {
    /// What it is about.
    let path: String
    /// Who asks.
    let accessToken: String
    /// What is to be written; nil if something is to be read.
    var body: Data?
}
