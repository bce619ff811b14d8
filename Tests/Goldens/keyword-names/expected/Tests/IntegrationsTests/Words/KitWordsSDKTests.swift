import XCTest

@testable import App

/// Tests of ``KitWordsSDK`` against a stubbed SDK.
nonisolated final class KitWordsSDKTests: XCTestCase {
    @MainActor
    func testImportEndsInSwitch() async throws {
        try await Self.contract.holds(for: .`import`, endingIn: .`switch`)
    }

    @MainActor
    func testImportEndsInRepeat() async throws {
        try await Self.contract.holds(for: .`import`, endingIn: .`repeat`)
    }

    @MainActor
    func testReturn() async throws {
        try await Self.contract.holds(for: .`return`)
    }

    @MainActor
    func testFunc() async throws {
        try await Self.contract.holds(for: .`func`)
    }

    @MainActor
    func testContinue() async throws {
        try await Self.contract.holds(when: .`continue`)
    }

    @MainActor
    func testProtocolViewIsShown() async throws {
        // TODO(flowgen): Ask for `protocol` with a stubbed Kit, and expect its view.
        throw XCTSkip("not written yet")
    }

    /// What the flow promises, asked of ``KitWordsSDK``.
    @MainActor
    private static var contract: WordsContract {
        WordsContract(make: makeWordsSDK, cause: cause)
    }

    /// Makes a fresh ``KitWordsSDK`` for a way through the flow.
    @MainActor
    private static func makeWordsSDK(for way: WordsContract.Way) async throws -> any WordsSDK {
        // TODO(flowgen): Return it with a stubbed Kit that answers as `way` says.
        throw XCTSkip("not written yet")
    }

    /// Brings about an event.
    @MainActor
    private static func cause(_ event: WordsContract.Event, on sdk: any WordsSDK) async throws {
        // TODO(flowgen): Have the stubbed Kit tell of `event`.
        throw XCTSkip("not written yet")
    }
}
