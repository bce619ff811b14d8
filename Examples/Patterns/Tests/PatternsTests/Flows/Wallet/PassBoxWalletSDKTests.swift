#if DEBUG
    import Combine
    @preconcurrency import PassBox
    import UIKit
    import XCTest

    @testable import Patterns

    /// Tests of ``PassBoxWalletSDK`` against the stand-in for PassBox.
    nonisolated final class PassBoxWalletSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            var contract = WalletContract { scenario in
                var cards: [EncryptedCard?] = []
                let wallet = Self.emptied { _, _, _ in
                    guard let card = cards.removeFirst() else { throw CocoaError(.userCancelled) }
                    return card
                }
                for move in scenario.moves where move.step == .addCard {
                    switch move.statuses.last {
                    case .idle: PBAddCardViewController.simulatedAnswers.append(.cancels)
                    case .failed(.other): PBAddCardViewController.simulatedAnswers.append(.isInterrupted)
                    case .failed(.notSupported): PBAddCardViewController.simulatedIsSupported = false
                    case .failed(.noCardData):
                        PBAddCardViewController.simulatedAnswers.append(.adds)
                        cards.append(nil)
                    default:
                        PBAddCardViewController.simulatedAnswers.append(.adds)
                        cards.append(.sample)
                    }
                }
                return wallet
            }
            contract.trigger = { _, _ in PBPassLibrary.simulateRemoval(of: "4711") }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testTheBackendEncryptsTheCardForTheWallet() async throws {
            var questions: [String] = []
            let wallet = Self.emptied { card, certificates, nonce in
                questions.append("\(card.id) \(certificates.count) \(nonce.count)")
                return .sample
            }
            XCTAssertFalse(wallet.isAdded(.sample))
            wallet.addCard(.sample, over: UIViewController())
            try await eventually { wallet.status.kind == .added }
            XCTAssertEqual(questions, ["c1 2 1"])
            XCTAssertTrue(wallet.isAdded(.sample))
        }

        @MainActor
        func testTheAppHearsOfACardThatIsRemoved() async throws {
            let wallet = Self.emptied { _, _, _ in .sample }
            let removals = Recorder(wallet.cardRemovedPublisher)
            wallet.addCard(.sample, over: UIViewController())
            try await eventually { wallet.isAdded(.sample) }
            PBPassLibrary.simulateRemoval(of: "4711")
            let all = try await removals.first(1)
            XCTAssertEqual(all, ["4711"])
            XCTAssertFalse(wallet.isAdded(.sample))
        }

        /// A wallet without cards, of an app whose backend gives these answers.
        @MainActor
        private static func emptied(
            answering answer: @escaping @MainActor @Sendable (PaymentCard, [Data], Data) async throws -> EncryptedCard
        ) -> any WalletSDK {
            PBPassLibrary.simulateReset()
            PBAddCardViewController.simulatedIsSupported = true
            return PassBoxManager().makeWalletSDK(appAnswers: WalletAnswers(cardData: answer))
        }
    }
#endif
