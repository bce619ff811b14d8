/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    /// Lets the user talk to an agent by video.
    let call: any CallSDK
}
