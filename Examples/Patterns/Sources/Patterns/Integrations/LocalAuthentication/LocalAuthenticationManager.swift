@preconcurrency import LocalAuthentication

/// The faces and fingers that the phone knows.
///
/// The framework needs no set-up. A context is good for one question.
@MainActor
final class LocalAuthenticationManager: Integration {
    let makeContext: @MainActor () -> LAContext
    /// Where the wrapper hears that the app has gone to the background.
    var appLeft: (() -> Void)?

    init(makeContext: @escaping @MainActor () -> LAContext = { LAContext() }) {
        self.makeContext = makeContext
    }

    func enterBackground() {
        appLeft?()
    }
}
