#if DEBUG
import XCTest

@testable import App

/// Tests of ``DeepSeekTranslator`` against a stub of DeepSwiftSeek.
nonisolated final class DeepSeekTranslatorTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await TranslationContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed DeepSwiftSeek that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
#endif
