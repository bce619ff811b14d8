@preconcurrency import LaunchDarkly
import XCTest

@testable import Patterns

/// Tests of ``LaunchDarklyFeatureFlags`` against the stand-in for LaunchDarkly.
nonisolated final class LaunchDarklyFeatureFlagsTests: XCTestCase {
    @MainActor
    func testIdentify() async throws {
        try await Self.contract.holds(for: .identify)
        let sdk = launched()
        try await identify("ada", sdk).get()
        do {
            try await identify("offline", sdk).get()
            XCTFail("the vendor does not answer")
        } catch LaunchDarklyFeatureFlags.Problem.noAnswer {}
    }

    @MainActor
    func testIdentifyNobody() async throws {
        do {
            try await identify("", launched()).get()
            XCTFail("nobody has no flags")
        } catch ContextBuilderError.emptyKey {}
    }

    @MainActor
    func testIsOn() async throws {
        try await Self.contract.holds(for: .isOn)
        let sdk = launched()
        LDClient.get()?.simulateFlag("new-checkout", true, for: "grace")
        try await identify("ada", sdk).get()
        XCTAssertFalse(sdk.isOn(.newCheckout))
        try await identify("grace", sdk).get()
        XCTAssertTrue(sdk.isOn(.newCheckout))
    }

    @MainActor
    func testIsOnFromManyThreadsAtOnce() async throws {
        let sdk = launched()
        LDClient.get()?.simulateFlag("new-checkout", true, for: "grace")
        try await identify("grace", sdk).get()
        let count = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 { group.addTask { sdk.isOn(.newCheckout) } }
            var count = 0
            for await isOn in group where isOn { count += 1 }
            return count
        }
        XCTAssertEqual(count, 100)
    }

    @MainActor
    func testText() async throws {
        try await Self.contract.holds(for: .text)
        let sdk = launched()
        LDClient.get()?.simulateFlag("greeting", "Ahoy", for: "grace")
        try await identify("ada", sdk).get()
        XCTAssertEqual(sdk.text(.greeting, otherwise: "Hello"), "Hello")
        try await identify("grace", sdk).get()
        XCTAssertEqual(sdk.text(.greeting, otherwise: "Hello"), "Ahoy")
    }

    @MainActor
    func testCountUse() async throws {
        launched().countUse(of: .newCheckout)
        XCTAssertEqual(LDClient.get()?.simulatedEvents.last, "new-checkout")
    }

    /// What the flow promises, asked of ``LaunchDarklyFeatureFlags``.
    @MainActor
    private static var contract: FeatureFlagsContract {
        FeatureFlagsContract(make: makeFeatureFlags)
    }

    /// Makes a fresh ``LaunchDarklyFeatureFlags`` for a way through the flow.
    @MainActor
    private static func makeFeatureFlags(
        for way: FeatureFlagsContract.Way
    ) async throws -> any FeatureFlags {
        // The stand-in fails for names that the way does not use.
        guard !way.fails else { throw XCTSkip("the stand-in cannot") }
        let manager = LaunchDarklyManager()
        manager.launch(options: [:])
        return LaunchDarklyFeatureFlags(manager: manager)
    }

    @MainActor
    private func launched() -> LaunchDarklyFeatureFlags {
        let manager = LaunchDarklyManager()
        manager.launch(options: [:])
        return LaunchDarklyFeatureFlags(manager: manager)
    }

    @MainActor
    private func identify(
        _ userID: String, _ sdk: LaunchDarklyFeatureFlags
    ) async -> Result<Void, any Error> {
        await withCheckedContinuation { call in
            sdk.identify(userID) { call.resume(returning: $0) }
        }
    }
}
