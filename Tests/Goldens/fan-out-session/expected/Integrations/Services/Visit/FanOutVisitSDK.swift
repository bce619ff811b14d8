/// Forwards each call of ``VisitSDK`` to several services, in order.
@MainActor
final class FanOutVisitSDK: VisitSDK {
    private let services: [any VisitSDK]

    init(_ services: [any VisitSDK]) {
        self.services = services
    }

    func enter(room: String) { self.services.forEach { $0.enter(room: room) } }

    func leave() { self.services.forEach { $0.leave() } }
}
