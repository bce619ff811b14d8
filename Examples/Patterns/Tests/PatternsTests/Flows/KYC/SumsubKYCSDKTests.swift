#if DEBUG
    @preconcurrency import IdensicMobileSDK
    import UIKit
    import XCTest

    @testable import Patterns

    /// Tests of ``SumsubKYCSDK`` against the stand-in for IdensicMobileSDK.
    nonisolated final class SumsubKYCSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await KYCContract { scenario in
                Self.verification(with: KYCBackend(tokens: scenario.moves.map(Self.token)))
            }.violations()
            XCTAssertEqual(violations, [])
        }

        /// The token of the sandbox with which a check goes on as in a move.
        @MainActor
        private static func token(for move: FlowMove<KYCFlow>) -> String? {
            let level = move.statuses.map(\.kind).contains(.photographingBill) ? "address" : "identity"
            switch move.statuses.last {
            case .failed(.noToken): return nil
            case .failed(.other): return ""
            case .failed(.closed): return "\(level) closed"
            case .failed(.offline): return "\(level) offline"
            case .approved: return "\(level) approved"
            case .declined: return "\(level) declined"
            case .rejected: return "\(level) rejected"
            case .reviewing: return "\(level) pending"
            default: return "\(level) waits"
            }
        }

        @MainActor
        func testTheBackendIsAskedForTheLevel() async {
            let backend = KYCBackend(tokens: ["address approved"])
            let end = await Self.verification(with: backend)
                .verify(.sample, for: .address, over: UIViewController())
            XCTAssertEqual(backend.questions, ["1 address"])
            XCTAssertEqual(end, .approved(level: .address))
        }

        @MainActor
        func testTheSheetSpeaksTheLanguageOfTheApp() async {
            let backend = KYCBackend(tokens: ["identity approved"])
            await Self.verification(with: backend).verify(.sample, for: .identity, over: UIViewController())
            XCTAssertEqual(SNSMobileSDK.simulatedLocale, "de")
        }

        @MainActor
        func testTheSDKAsksAgainWhenTheTokenHasExpired() async {
            let backend = KYCBackend(tokens: ["expired", "expired", "identity pending"])
            let end = await Self.verification(with: backend)
                .verify(.sample, for: .identity, over: UIViewController())
            XCTAssertEqual(end.kind, .reviewing)
            XCTAssertEqual(backend.questions, ["1 identity", "1 identity", "1 identity"])
        }

        @MainActor
        func testItFailsIfTheTokenCannotBeRenewed() async {
            let end = await Self.verification(with: KYCBackend(tokens: ["expired", nil]))
                .verify(.sample, for: .identity, over: UIViewController())
            guard case .failed(.noToken) = end else { return XCTFail("\(end)") }
            XCTAssertEqual(SNSMobileSDK.simulatedSheetCount, 0)
        }

        @MainActor
        func testACancelledCheckClosesTheSheet() async throws {
            let sdk = Self.verification(with: KYCBackend(tokens: ["identity waits"]))
            let check = Task { await sdk.verify(.sample, for: .identity, over: UIViewController()) }
            try await eventually { sdk.status.kind == .takingSelfie }
            XCTAssertEqual(SNSMobileSDK.simulatedSheetCount, 1)
            check.cancel()
            let end = await check.value
            XCTAssertEqual(end.kind, .unknown)
            try await eventually { SNSMobileSDK.simulatedSheetCount == 0 }
        }

        @MainActor
        private static func verification(with backend: KYCBackend) -> any KYCSDK {
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
            KYCAnswers(
                accessToken: { user, level in
                    self.questions.append("\(user.id) \(level)")
                    guard !self.tokens.isEmpty, let token = self.tokens.removeFirst() else { throw Refusal() }
                    return token
                },
                language: { "de" })
        }
    }
#endif
