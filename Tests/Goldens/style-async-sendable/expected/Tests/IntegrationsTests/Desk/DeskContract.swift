#if DEBUG
@testable import App

/// What ``DeskSDK`` promises, as a test of its implementations.
typealias DeskContract = FlowContract<DeskScenario, any DeskSDK>

extension DeskContract {
    init(_ make: @escaping Make) {
        self.init(
            make: make,
            observe: { service, tell in
                let statuses = service.statuses
                return Task { for await status in statuses { tell(status) } }
            }
        ) { step, service in
            switch step {
            case .ask: _ = await service.ask(question: "question")
            case .leave: service.leave()
            }
        }
    }
}
#endif
