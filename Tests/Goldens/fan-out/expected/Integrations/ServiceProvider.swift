/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    /// Tells what the person does, to whoever keeps count of it.
    let analytics: any AnalyticsSDK
    /// What the person has agreed to.
    let consent: any ConsentSDK

    /// Calls the launch steps. No flow waits for the steps of another one.
    func launch() {
        analytics.setUp()
    }
}
