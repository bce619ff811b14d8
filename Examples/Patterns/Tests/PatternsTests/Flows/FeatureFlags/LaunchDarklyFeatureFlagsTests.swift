#if DEBUG
    @preconcurrency import LaunchDarkly
    import XCTest

    @testable import Patterns

    /// Tests of ``LaunchDarklyFeatureFlags`` against the stand-in for LaunchDarkly.
    nonisolated final class LaunchDarklyFeatureFlagsTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await FeatureFlagsContract { scenario in
                guard !scenario.fails else {
                    throw ScenarioSkipped("the stand-in fails only for the person 'offline'")
                }
                return self.launched()
            }.assertHolds()
        }

        @MainActor
        func testIdentify() async throws {
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

        @MainActor
        private func launched() -> LaunchDarklyFeatureFlags {
            let manager = LaunchDarklyManager()
            manager.launch(options: [:])
            return LaunchDarklyFeatureFlags()
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
#endif
