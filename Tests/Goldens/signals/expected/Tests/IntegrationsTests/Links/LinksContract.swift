#if DEBUG
import Combine
import Foundation

@testable import App

/// What ``LinksSDK`` promises, as a test of its implementations.
typealias LinksContract = FlowContract<LinksScenario, any LinksSDK>

extension LinksContract {
    init(_ make: @escaping Make) {
        self.init(make: make, observe: { $0.statusPublisher.sink(receiveValue: $1) }) { step, service in
            switch step {
            case .start: service.start()
            case .create: try await firstAnswer(of: service.create(place: "place"))
            }
        }
        observeSignals = { service, tell in
            [
                service.linkOpenedPublisher.sink { _ in tell(.linkOpened) },
                service.campaignFoundPublisher.sink { _ in tell(.campaignFound) },
            ] as [Any]
        }
    }
}
#endif
