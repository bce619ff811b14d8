#if DEBUG
    @preconcurrency import IdensicMobileSDK
    import UIKit
    import XCTest

    @testable import Patterns

    /// Tests of ``SumsubKYCSDK`` against the stand-in for IdensicMobileSDK.
    nonisolated final class SumsubKYCSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await KYCContract { scenario in
                // The token of the sandbox says how each check ends.
                let backend = KYCBackend(tokens: scenario.moves.map(Self.token))
                return self.verification(with: backend)
            }.assertHolds()
        }

        /// A token with which a check goes on as in a move of a scenario.
        private static func token(for move: FlowMove<KYCFlow>) -> String? {
            let level = move.via.first == .photographingBill ? "address" : "identity"
            switch (move.end, move.error) {
            case (_, .noToken): return nil
            case (_, .other): return ""
            case (_, .closed): return level + " closed"
            case (.failed, _): return level + " offline"
            case (.reviewing, _): return level + " pending"
            case (let end?, _): return level + " \(end)"
            case (nil, _): return level + " waits"
            }
        }

        @MainActor
        func testTheAppsAnswerReachesTheSDK() async {
            let backend = KYCBackend(tokens: ["address approved"])
            let sdk = verification(with: backend)
            let statuses = Recorder(sdk.statuses)
            let end = await sdk.verify(.sample, for: .address, over: UIViewController())
            XCTAssertEqual(end, .approved)
            let all = await statuses.first(4)
            XCTAssertEqual(all, [.unknown, .photographingBill, .takingSelfie, .approved])
            XCTAssertEqual(backend.questions, ["1 address"])
        }

        @MainActor
        func testTheSDKAsksAgainWhenTheTokenHasExpired() async {
            let backend = KYCBackend(tokens: ["expired", "expired", "identity pending"])
            let sdk = verification(with: backend)
            let end = await sdk.verify(.sample, for: .identity, over: UIViewController())
            XCTAssertEqual(end, .reviewing)
            XCTAssertEqual(backend.questions, ["1 identity", "1 identity", "1 identity"])
        }

        @MainActor
        func testItFailsIfTheTokenCannotBeRenewed() async {
            let backend = KYCBackend(tokens: ["expired", nil])
            let sdk = verification(with: backend)
            let end = await sdk.verify(.sample, for: .identity, over: UIViewController())
            XCTAssertEqual(end, .failed(.noToken))
            XCTAssertEqual(SNSMobileSDK.simulatedSheetCount, 0)
        }

        @MainActor
        func testACancelledCheckClosesTheSheet() async throws {
            let sdk = verification(with: KYCBackend(tokens: ["identity waits"]))
            let check = Task {
                await sdk.verify(.sample, for: .identity, over: UIViewController())
            }
            try await eventually { sdk.status == .takingSelfie }
            XCTAssertEqual(SNSMobileSDK.simulatedSheetCount, 1)
            check.cancel()
            let end = await check.value
            XCTAssertEqual(end, .takingSelfie)
            XCTAssertEqual(SNSMobileSDK.simulatedSheetCount, 0)
        }

        @MainActor
        func testTheAppsBackendIsAskedThroughTheIntegrations() async {
            let backend = KYCBackend(tokens: ["identity approved"])
            let integrations = IntegrationsManager(
                kycAnswers: backend.answers, videoRoomAnswers: VideoRoomAnswers { $0 })
            integrations.launch()
            let end = await integrations.services.kyc.verify(
                .sample, for: .identity, over: UIViewController())
            XCTAssertEqual(end, .approved)
            XCTAssertEqual(backend.questions, ["1 identity"])
        }

        @MainActor
        private func verification(with backend: KYCBackend) -> any KYCSDK {
            SumsubManager().makeKYCSDK(appAnswers: backend.answers)
        }
    }

    /// The app's backend: gives one token after the other.
    @MainActor
    private final class KYCBackend {
        struct Refusal: Error {}

        private(set) var questions: [String] = []
        private var tokens: [String?]

        init(tokens: [String?]) {
            self.tokens = tokens
        }

        var answers: KYCAnswers {
            KYCAnswers { user, level in
                self.questions.append("\(user.id) \(level)")
                guard !self.tokens.isEmpty, let token = self.tokens.removeFirst() else {
                    throw Refusal()
                }
                return token
            }
        }
    }
#endif
