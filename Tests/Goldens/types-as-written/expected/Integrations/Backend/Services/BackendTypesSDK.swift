import Combine

/// Implements ``TypesSDK`` with Backend.
@MainActor
final class BackendTypesSDK: TypesSDK {
    private let manager: BackendManager

    init(manager: BackendManager) {
        self.manager = manager
    }

    func list(
        ids: [Int], pages: [String: [Int]], spaced: [Int], nested: [[Double]], generic: [String: [Int]], optional: Int?
    ) -> AnyPublisher<[String], Never> {
        // TODO(flowgen): Call Backend and return a publisher of the answer.
        Empty<[String], Never>().eraseToAnyPublisher()
    }

    func show(id: Int?, body: any Sendable & CustomStringConvertible) {
        // TODO(flowgen): Call Backend.
    }
}

extension BackendManager {
    func makeTypesSDK() -> any TypesSDK {
        BackendTypesSDK(manager: self)
    }
}
