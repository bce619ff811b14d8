// Tests that have to fail, and that run by themselves: a broken mock and a broken wrapper under both frameworks; and
// one outside of any test, which has to stop the process.

#if DEBUG
    import XCTest

    @testable import Parcels

    /// A mock that forgets a status, and answers with another one.
    private nonisolated final class BrokenLabel: LockedFlowMock<LabelFlow, LabelSpy>, LabelSDK, @unchecked Sendable {
        init() {
            super.init(
                .blank, errors: [.unknown],
                statuses: { [.blank, .read(number: "number"), .failed(reason: $0)] })
        }

        func scan(_ text: String) {
            _ = begin(.scan, \.scanHandler)
            send(.blank)
        }

        func weigh(grams: Int) throws(LabelError) -> Double { 0 }

        @MainActor
        static func assertItHolds() async throws {
            try await LabelContract.assertMock(BrokenLabel.init, contract: LabelContract.init)
        }
    }

    nonisolated enum Proof {
        /// The value of FLOWGEN_PROOF for which tests run that else are skipped.
        static func isFor(_ purpose: String) -> Bool {
            ProcessInfo.processInfo.environment["FLOWGEN_PROOF"] == purpose
        }
    }

    nonisolated final class ParcelsBrokenTests: XCTestCase {
        @MainActor
        func testABrokenMockFails() async throws {
            try XCTSkipUnless(Proof.isFor("broken"))
            try await BrokenLabel.assertItHolds()
        }

        @MainActor
        func testABrokenWrapperFails() async throws {
            try XCTSkipUnless(Proof.isFor("broken"))
            try await DeliveryContract { FilledDelivery($0, .leavesOutAStatus) }.assertHolds()
        }
    }

    #if canImport(Testing)
        import Testing

        struct ParcelsBrokenTestsOfSwiftTesting {
            @Test(.enabled(if: Proof.isFor("broken"))) @MainActor
            func aBrokenMockFailsUnderSwiftTesting() async throws {
                try await BrokenLabel.assertItHolds()
            }
        }

        struct ParcelsOutsideTests {
            @Test(.enabled(if: Proof.isFor("outside"))) func aFailureOutsideOfATestStops() async throws {
                try await Task.detached { try await BrokenLabel.assertItHolds() }.value
            }
        }
    #endif
#endif
