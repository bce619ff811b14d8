/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    /// A flow that no SDK serves yet.
    let wizard: any WizardSDK

    /// Calls the launch steps. No flow waits for the steps of another one.
    func launch() {
        wizard.begin()
    }
}
