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
            let contract = WalletContract { scenario in
                let wallet = self.emptied(answer: scenario.error == .noCardData ? nil : .sample)
                PBAddCardViewController.simulatedIsSupported = scenario.error != .notSupported
                PBAddCardViewController.simulatedAnswers = scenario.answers(of: .addCard).map {
                    switch $0 {
                    case .nothing: .waits
                    case .success(.idle): .cancels
                    case .success, .failure(.noCardData), .failure(.notSupported): .adds
                    case .failure: .isInterrupted
                    }
                }
                return wallet
            } trigger: { event, _ in
                switch event {
                case .cardRemoved: PBPassLibrary.simulateRemoval(of: "4711")
                }
            }
            try await contract.assertHolds()
        }

        @MainActor
        func testTheBackendEncryptsTheCardForTheWallet() async throws {
            var questions: [String] = []
            let wallet = emptied { card, certificates, nonce in
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
        func testACardIsNotAddedWithoutTheBackend() async throws {
            let wallet = emptied(answer: nil)
            wallet.addCard(.sample, over: UIViewController())
            try await eventually { wallet.status.kind == .failed }
            XCTAssertEqual(wallet.status.failure?.kind, .noCardData)
            XCTAssertFalse(wallet.isAdded(.sample))
        }

        @MainActor
        func testTheAppHearsOfACardThatIsRemoved() async throws {
            let wallet = emptied(answer: .sample)
            let removals = Recorder(wallet.cardRemovedPublisher)
            wallet.addCard(.sample, over: UIViewController())
            try await eventually { wallet.isAdded(.sample) }
            PBPassLibrary.simulateRemoval(of: "4711")
            let all = await removals.first(1)
            XCTAssertEqual(all, ["4711"])
            XCTAssertFalse(wallet.isAdded(.sample))
        }

        /// A wallet without cards, of an app whose backend gives this answer, or none.
        @MainActor
        private func emptied(answer: EncryptedCard?) -> any WalletSDK {
            emptied { _, _, _ in
                guard let answer else { throw CocoaError(.userCancelled) }
                return answer
            }
        }

        @MainActor
        private func emptied(
            answering answer:
                @escaping @MainActor (PaymentCard, [Data], Data) async throws
                -> EncryptedCard
        ) -> any WalletSDK {
            PBPassLibrary.simulateReset()
            PBAddCardViewController.simulatedIsSupported = true
            return PassBoxManager().makeWalletSDK(appAnswers: WalletAnswers(cardData: answer))
        }
    }
#endif
