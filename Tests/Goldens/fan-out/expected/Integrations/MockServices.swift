#if DEBUG
/// The mocks of all flows, to change or to replace, and a provider of them, for tests and previews.
@MainActor
final class MockServices {
    var analytics = MockAnalyticsSDK()
    var consent = MockConsentSDK()

    var provider: ServiceProvider {
        ServiceProvider(analytics: analytics, consent: consent)
    }
}
#endif
