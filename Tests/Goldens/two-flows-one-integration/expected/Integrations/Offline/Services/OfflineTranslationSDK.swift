import Combine

/// Implements ``TranslationSDK`` with Offline.
@MainActor
final class OfflineTranslationSDK: TranslationSDK {
    private let manager: OfflineManager
    private let flow = FlowRunner<TranslationFlow>(.idle) { _ in .none }

    init(manager: OfflineManager) {
        self.manager = manager
    }

    var status: TranslationStatus { flow.status }
    var statusPublisher: AnyPublisher<TranslationStatus, Never> { flow.statusPublisher }

    func translate(text: String, to language: String) {
        // TODO(flowgen): Call Offline, then send `.done(_:)`.
    }
}

extension OfflineManager {
    func makeTranslationSDK() -> any TranslationSDK {
        OfflineTranslationSDK(manager: self).verified()
    }
}
