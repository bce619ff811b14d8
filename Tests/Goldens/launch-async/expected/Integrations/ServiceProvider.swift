/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    let auth: any AuthSDK
    let flags: any FlagsSDK
    let log: any LogSDK

    /// Calls the launch steps. No flow waits for the steps of another one.
    func launch() {
        Task {
            _ = await auth.configure()
        }
        flags.read()
        Task {
            _ = await flags.load()
            flags.use()
        }
        log.begin()
    }
}
