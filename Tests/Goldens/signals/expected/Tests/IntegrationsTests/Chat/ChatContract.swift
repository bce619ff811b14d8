#if DEBUG
@testable import App

/// What ``ChatSDK`` promises, as a test of its implementations.
typealias ChatContract = FlowContract<ChatScenario, any ChatSDK>

extension ChatContract {
    init(_ make: @escaping Make) {
        self.init(make: make, observe: { $1(ChatFlow.initial) }) { step, service in
            switch step {
            case .send: try await service.send(text: "text")
            }
        }
        observeSignals = { service, tell in
            [
                Task { [values = service.messageReceivedValues] in for await _ in values { tell(.messageReceived) } },
                Task { [values = service.defaultValues] in for await _ in values { tell(.`default`) } },
            ] as [Any]
        }
    }
}
#endif
