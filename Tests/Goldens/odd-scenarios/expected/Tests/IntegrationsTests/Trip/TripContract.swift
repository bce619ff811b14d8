#if DEBUG
import Foundation

@testable import App

/// What ``TripSDK`` promises, as a test of its implementations.
typealias TripContract = FlowContract<TripScenario, any TripSDK>

extension TripContract {
    init(_ make: @escaping Make) {
        self.init(
            make: make,
            observe: { service, tell in
                let statuses = service.statuses
                return Task { for await status in statuses { tell(status) } }
            }
        ) { step, service in
            switch step {
            case .start: _ = await service.start()
            case .stop: _ = await service.stop()
            case .price: _ = try await service.price()
            case .board: break  // DateInterval has no sample.
            }
        }
    }
}
#endif
