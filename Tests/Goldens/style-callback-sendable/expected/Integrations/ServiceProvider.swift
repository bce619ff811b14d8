/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    /// Lends books, to whoever asks on any thread.
    let library: any LibrarySDK

    /// Calls the launch steps. No flow waits for the steps of another one.
    func launch() {
        library.warmUp(completion: { _ in })
    }
}
