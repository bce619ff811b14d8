#if DEBUG
    @preconcurrency import LaunchDarkly
    import XCTest

    @testable import Patterns

    /// Tests of ``LaunchDarklyFeatureFlags`` against the stand-in for LaunchDarkly.
    nonisolated final class LaunchDarklyFeatureFlagsTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await FeatureFlagsContract { _ in self.launched() }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testAVendorThatDoesNotAnswer() async throws {
            do {
                try await identify("offline", launched())
                XCTFail("the vendor does not answer")
            } catch LaunchDarklyFeatureFlags.Problem.noAnswer {}
        }

        @MainActor
        func testNobodyHasNoFlags() async throws {
            do {
                try await identify("", launched())
                XCTFail("nobody has no flags")
            } catch ContextBuilderError.emptyKey {}
        }

        @MainActor
        func testIsOnFromManyThreadsAtOnce() async throws {
            let sdk = launched()
            LDClient.get()?.simulateFlag("new-checkout", true, for: "grace")
            try await identify("ada", sdk)
            XCTAssertFalse(sdk.isOn(.newCheckout))
            try await identify("grace", sdk)
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
            try await identify("ada", sdk)
            XCTAssertEqual(sdk.text(.greeting, otherwise: "Hello"), "Hello")
            try await identify("grace", sdk)
            XCTAssertEqual(sdk.text(.greeting, otherwise: "Hello"), "Ahoy")
        }

        @MainActor
        func testCountUse() async {
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
        private func identify(_ userID: String, _ sdk: LaunchDarklyFeatureFlags) async throws {
            try await answer { sdk.identify(userID, completion: $0) }
        }
    }
#endif
