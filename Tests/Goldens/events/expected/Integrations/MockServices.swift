#if DEBUG
/// The mocks of all flows, to change or to replace, and a provider of them, for tests and previews.
@MainActor
final class MockServices {
    var call = MockCallSDK()

    var provider: ServiceProvider {
        ServiceProvider(call: call)
    }
}
#endif
