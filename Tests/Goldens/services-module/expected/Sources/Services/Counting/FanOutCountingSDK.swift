/// Forwards each call of ``CountingSDK`` to several services, in order.
@MainActor
public final class FanOutCountingSDK: CountingSDK {
    private let services: [any CountingSDK]

    public init(_ services: [any CountingSDK]) {
        self.services = services
    }

    public func count(event: String) { self.services.forEach { $0.count(event: event) } }
}
