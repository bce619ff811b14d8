@preconcurrency import Onfido

/// Document and face checks.
///
/// Holds what Onfido's wrappers share: keys, configuration, start-up.
@MainActor
final class OnfidoManager: Integration {
    private let ask: (_ accessToken: String) async throws -> String
    private let outcome: (_ accessToken: String) async throws -> Bool

    /// A manager that has the app's server ask the vendor, for whoever an access token belongs to: for
    /// a token of the SDK, and for what became of it all.
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

    /// What the screens are to do; each picture is shown to `callback`.
    func makeConfiguration(
        accessToken: String, callback: any MediaCallback
    ) async throws -> OnfidoConfig {
        try await OnfidoConfig.builder()
            .withSDKToken(ask(accessToken))
            .withDocumentStep()
            .withFaceStep(ofVariant: .photo)
            .withMediaCallback(mediaCallback: callback)
            .build()
    }

    /// Whether the vendor has found the person to be who they say they are.
    func fetchOutcome(accessToken: String) async throws -> Bool {
        try await outcome(accessToken)
    }
}
