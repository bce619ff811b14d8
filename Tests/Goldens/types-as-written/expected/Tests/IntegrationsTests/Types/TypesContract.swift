#if DEBUG
@testable import App

/// What ``TypesSDK`` promises, as a test of its implementations.
typealias TypesContract = FlowContract<TypesScenario, any TypesSDK>

extension TypesContract {
    init(_ make: @escaping Make) {
        self.init(make: make, observe: { $1(TypesFlow.initial) }) { step, service in
            switch step {
            case .list:
                try await firstAnswer(of: service.list(
                    ids: [],
                    pages: [:],
                    spaced: [],
                    nested: [],
                    generic: [:],
                    optional: nil
                ))
            case .show: service.show(id: nil, body: "text")
            }
        }
    }
}
#endif
