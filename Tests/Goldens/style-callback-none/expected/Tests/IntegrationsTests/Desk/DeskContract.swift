#if DEBUG
@testable import App

/// What ``DeskSDK`` promises, as a test of its implementations.
typealias DeskContract = FlowContract<DeskScenario, any DeskSDK>

extension DeskContract {
    init(_ make: @escaping Make) {
        self.init(make: make, observe: { $0.observeStatus($1) }) { step, service in
            switch step {
            case .ask:
                try await completion { end in service.ask(
                    question: "question",
                    completion: { end(Result<_, Never>.success($0)) }
                ) }
            case .leave: service.leave()
            }
        }
    }
}
#endif
