import XCTest

@testable import App

/// Tests of ``OfflineTranslationSDK`` against a stubbed SDK.
nonisolated final class OfflineTranslationSDKTests: XCTestCase {
    @MainActor
    func testTranslate() async throws {
        try await Self.contract.holds(for: .translate)
    }

    /// What the flow promises, asked of ``OfflineTranslationSDK``.
    @MainActor
    private static var contract: TranslationContract {
        TranslationContract(make: makeTranslationSDK)
    }

    /// Makes a fresh ``OfflineTranslationSDK`` for a way through the flow.
    @MainActor
    private static func makeTranslationSDK(
        for way: TranslationContract.Way
    ) async throws -> any TranslationSDK {
        // TODO(flowgen): Return it with a stubbed Offline that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
