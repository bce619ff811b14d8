// Two skeletons of one integration: neither reports a success before somebody has filled it in.

import Combine
import XCTest

@testable import App

/// Tests of ``DeepSeekChatSDK`` and ``DeepSeekTranslator`` as they were written.
nonisolated final class UntouchedDeepSeekTests: XCTestCase {
    @MainActor
    func testNothingSucceeds() async throws {
        let manager = IntegrationsManager()
        manager.launch()
        let services = manager.services
        var chat: [ChatStatus.Kind] = []
        var translation: [TranslationStatus.Kind] = []
        let readers = [
            services.chat.statusPublisher.sink { chat.append($0.kind) },
            services.translation.statusPublisher.sink { translation.append($0.kind) },
        ]
        services.translation.translate(text: "Hello", to: "German")
        services.chat.ask(question: "Why?")
        for _ in 0..<10_000 where chat.count < 3 {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        XCTAssertEqual(chat, [.ready, .thinking, .failed])
        XCTAssertEqual(translation, [.idle])
        readers.forEach { $0.cancel() }
    }
}
