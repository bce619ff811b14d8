#if DEBUG
/// The mocks of all flows, to change or to replace, and a provider of them, for tests and previews.
@MainActor
final class MockServices {
    var map = MockMapSDK()
    var track = MockTrackSDK()
    /// Each mock that ``ServiceProvider/makeCall()`` has made.
    private(set) var calls: [MockCallSDK] = []
    /// Called with each new mock before the app gets it.
    var prepareCall: (MockCallSDK) -> Void = { _ in }

    var provider: ServiceProvider {
        ServiceProvider(
            map: { [self] in map },
            makeCall: { [self] in
                let mock = MockCallSDK()
                prepareCall(mock)
                calls.append(mock)
                return mock
            },
            track: { [self] in track }
        )
    }
}
#endif
