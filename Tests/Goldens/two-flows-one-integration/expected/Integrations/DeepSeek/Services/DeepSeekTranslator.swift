import Combine
@preconcurrency import DeepSwiftSeek
import Foundation

/// Implements ``TranslationSDK`` with DeepSeek.
@MainActor
final class DeepSeekTranslator: TranslationSDK {
    private let manager: DeepSeekManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: DeepSeekClient?
    private let flow = FlowRunner<TranslationFlow> { _ in NoFailure() }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: TranslationStatus { flow.status }
    var statusPublisher: AnyPublisher<TranslationStatus, Never> { flow.statusPublisher }

    func translate(text: String, to language: String) {
        flow.check(.translate)
        // TODO(flowgen): Call DeepSwiftSeek and send `.done(_:)`.
        flow.reportUnwritten(.translate)
    }
}

extension DeepSeekManager {
    func makeTranslationSDK() -> any TranslationSDK {
        DeepSeekTranslator(manager: self)
    }
}
