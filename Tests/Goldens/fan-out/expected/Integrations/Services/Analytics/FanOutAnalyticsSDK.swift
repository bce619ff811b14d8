/// Forwards each call of ``AnalyticsSDK`` to several services, in order.
@MainActor
final class FanOutAnalyticsSDK: AnalyticsSDK {
    private let services: [any AnalyticsSDK]

    init(_ services: [any AnalyticsSDK]) {
        self.services = services
    }

    func setUp() { self.services.forEach { $0.setUp() } }

    func track(event: String, services: [String: String]) {
        self.services.forEach { $0.track(event: event, services: services) }
    }

    func identify(_ user: @autoclosure @escaping () -> String) { self.services.forEach { $0.identify(user()) } }

    func flush(then done: @escaping () -> Void) { self.services.forEach { $0.flush(then: done) } }
}
