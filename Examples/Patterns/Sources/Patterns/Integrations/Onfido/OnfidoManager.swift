@preconcurrency import Onfido

/// Document and face checks.
///
/// Holds what Onfido's wrappers share: keys, configuration, start-up.
@MainActor
final class OnfidoManager: Integration {
    private let ask: (_ accessToken: String) async throws -> String
    private let outcome: (_ accessToken: String) async throws -> Bool

    /// The app's server asks the vendor, for the person to whom an access token belongs: for a token of
    /// the SDK, and for the outcome.
    init(
        askingForToken ask: @escaping (_ accessToken: String) async throws -> String = { _ in "demo"
        },
        askingForOutcome outcome: @escaping (_ accessToken: String) async throws -> Bool = { _ in
            true
        }
    ) {
        self.ask = ask
        self.outcome = outcome
    }

    /// Configures the screens to report each picture to `callback`.
    func makeConfiguration(accessToken: String, callback: any MediaCallback) async throws -> OnfidoConfig {
        try await OnfidoConfig.builder()
            .withSDKToken(ask(accessToken))
            .withDocumentStep()
            .withFaceStep(ofVariant: .photo)
            .withMediaCallback(mediaCallback: callback)
            .build()
    }

    /// Whether the vendor has confirmed who the person is.
    func fetchOutcome(accessToken: String) async throws -> Bool {
        try await outcome(accessToken)
    }
}
