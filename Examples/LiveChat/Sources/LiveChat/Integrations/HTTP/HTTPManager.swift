@preconcurrency internal import AsyncHTTPClient
@preconcurrency internal import NIOCore
@preconcurrency internal import NIOHTTP1
@preconcurrency internal import NIOPosix

/// The app's own server, over HTTP.
///
/// Holds what HTTP's wrappers share: keys, configuration, start-up.
@MainActor
final class HTTPManager: Integration {
    let client: HTTPClient
    let address: String

    /// - Parameters:
    ///   - address: Where questions are posted.
    ///   - patience: How long the server may keep silent, in milliseconds.
    init(address: String = "http://127.0.0.1:8080", patience: Int64 = 10_000) {
        self.address = address
        var configuration = HTTPClient.Configuration()
        configuration.timeout = .init(connect: .seconds(2), read: .milliseconds(patience))
        client = HTTPClient(configuration: configuration)
    }

    /// The app is about to terminate.
    func terminate() {
        close()
    }

    deinit { close() }

    /// Ends all requests. The client keeps itself until that is done.
    nonisolated private func close() {
        client.shutdown { _ in }
    }
}
