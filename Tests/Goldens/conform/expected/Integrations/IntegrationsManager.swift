/// Sets up the integrations.
@MainActor
final class IntegrationsManager {
    let services: ServiceProvider

    /// Builds the integrations, each after those that it depends on. Nothing is started yet.
    init(keychain: KeychainManager? = nil, backend: BackendManager? = nil) {
        let keychain = keychain ?? KeychainManager()
        let backend = backend ?? BackendManager()
        let token = keychain.makeTokenStore()
        services = ServiceProvider(
            token: token,
            note: keychain.makeNoteStore(),
            signIn: backend.makeSignInSDK(tokenStore: token),
            help: keychain.makeHelpSDK()
        )
    }
}
