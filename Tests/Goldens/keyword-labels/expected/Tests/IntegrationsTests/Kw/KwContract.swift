#if DEBUG
import Combine

@testable import App

/// What ``KwSDK`` promises, as a test of its implementations.
typealias KwContract = FlowContract<KwScenario, any KwSDK>

extension KwContract {
    init(_ make: @escaping Make) {
        self.init(make: make, observe: { $0.statusPublisher.sink(receiveValue: $1) }) { step, service in
            switch step {
            case .a: service.a()
            case .b: service.b()
            }
        }
    }
}
#endif
