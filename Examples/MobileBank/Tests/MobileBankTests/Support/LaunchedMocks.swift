#if DEBUG
    @testable import MobileBank

    /// Mocks after the app's launch.
    @MainActor
    func launchedMocks() -> MockServices {
        let mocks = MockServices()
        mocks.provider.launch()
        return mocks
    }
#endif
