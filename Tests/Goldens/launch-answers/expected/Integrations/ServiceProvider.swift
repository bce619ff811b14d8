/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    let boot: any BootSDK
    let own: any OwnSDK

    /// Calls the launch steps. No flow waits for the steps of another one.
    func launch() {
        _ = boot.a()
        _ = boot.b()
        _ = boot.c()
        _ = boot.d()
        own.a()
    }
}
