#if DEBUG
/// A mock of ``AnalyticsSDK`` for tests and previews.
@MainActor
final class MockAnalyticsSDK: AnalyticsSDK {
    // What was called.
    private(set) var trackCalls: [(event: String, services: [String: String])] = []
    private(set) var identifyCalls: [() -> String] = []
    private(set) var flushCalls: [() -> Void] = []

    // What the steps do; a test can replace it.
    var onSetUp: () -> Void = {}
    var onTrack: (_ event: String, _ services: [String: String]) -> Void = { event, services in }
    var onIdentify: (_ user: @escaping () -> String) -> Void = { user in }
    var onFlush: (_ done: @escaping () -> Void) -> Void = { done in }

    func setUp() {
        onSetUp()
    }

    func track(event: String, services: [String: String]) {
        trackCalls.append((event, services))
        onTrack(event, services)
    }

    func identify(_ user: @autoclosure @escaping () -> String) {
        identifyCalls.append(user)
        onIdentify(user)
    }

    func flush(then done: @escaping () -> Void) {
        flushCalls.append(done)
        onFlush(done)
    }
}
#endif
