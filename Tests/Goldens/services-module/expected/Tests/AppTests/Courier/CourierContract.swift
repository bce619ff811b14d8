#if DEBUG
import Services

/// What ``CourierSDK`` promises, as a test of its implementations.
typealias CourierContract = FlowContract<CourierScenario, any CourierSDK>

extension CourierContract {
    init(_ make: @escaping Make) {
        self.init(
            make: make,
            observe: { service, tell in
                let statuses = service.statuses
                return Task { for await status in statuses { tell(status) } }
            }
        ) { step, service in
            switch step {
            case .deliver: _ = await service.deliver(basket: Basket(items: []))
            case .position: _ = try await service.position()
            }
        }
    }
}
#endif
