import Combine
import Foundation
@preconcurrency import PassBox
import UIKit

/// Implements ``WalletSDK`` with PassBox.
@MainActor
final class PassBoxWalletSDK: NSObject, WalletSDK {
    private let manager: PassBoxManager
    private let appAnswers: WalletAnswers
    /// The card whose sheet is on the screen.
    private var card: PaymentCard?
    /// Finishes when the sheet is closed.
    private var closing: AsyncThrowingStream<Void, any Error>.Continuation?
    private let flow = FlowRunner<WalletFlow> { PassBoxWalletSDK.walletError(for: $0) }
    private let cardRemovedSubject = FlowSignal<String>()
    private var removals: AnyCancellable?

    init(manager: PassBoxManager, appAnswers: WalletAnswers) {
        self.manager = manager
        self.appAnswers = appAnswers
        super.init()
        let observer = NotificationCenter.default.addObserver(
            forName: .PBPassLibraryDidRemovePass, object: nil, queue: nil
        ) { @Sendable [weak self] notification in
            guard let suffix = notification.userInfo?[PBPassLibrary.removedSuffixKey] as? String
            else { return }
            Task { @MainActor in self?.cardRemoved(lastDigits: suffix) }
        }
        removals = AnyCancellable { NotificationCenter.default.removeObserver(observer) }
    }

    var status: WalletStatus { flow.status }
    var statusPublisher: AnyPublisher<WalletStatus, Never> { flow.statusPublisher }

    var cardRemovedPublisher: AnyPublisher<String, Never> { cardRemovedSubject.publisher }

    func addCard(_ card: PaymentCard, over screen: UIViewController) {
        flow.start(.addCard, via: .adding) { [weak self] _ in
            let configuration = PBAddCardRequestConfiguration()
            configuration.cardholderName = card.holder
            configuration.primaryAccountSuffix = card.lastDigits
            guard PBAddCardViewController.canAddCard(),
                let client = PBAddCardViewController(
                    requestConfiguration: configuration, delegate: self)
            else { throw WalletError.notSupported }
            let (closings, closing) = AsyncThrowingStream<Void, any Error>.makeStream()
            self?.card = card
            self?.closing = closing
            client.present(over: screen)
            do {
                for try await _ in closings {}
            } catch PBAddCardError.userCancelled {
                return .idle
            }
            guard !Task.isCancelled else {
                client.dismiss()
                throw CancellationError()
            }
            return .added
        }
    }

    func isAdded(_ card: PaymentCard) -> Bool {
        PBPassLibrary().passes().contains { $0.primaryAccountNumberSuffix == card.lastDigits }
    }

    /// The person has removed a card from the wallet.
    ///
    /// The wallet does so itself when the card has run out.
    func cardRemoved(lastDigits: String) { cardRemovedSubject.send(lastDigits) }

    /// Maps an error of PassBox to the app's error.
    private nonisolated static func walletError(for error: any Error) -> WalletError {
        switch error as? PBAddCardError {
        case .unsupported: .notSupported
        case .invalidRequest: .noCardData
        default: .other(error)
        }
    }
}

extension PassBoxWalletSDK: @preconcurrency PBAddCardViewControllerDelegate {
    func addCardViewController(
        _ controller: PBAddCardViewController,
        generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data,
        completionHandler handler: @escaping (PBAddCardRequest) -> Void
    ) {
        guard let card else { return handler(PBAddCardRequest()) }
        Task { [appAnswers] in
            let request = PBAddCardRequest()
            do {
                let encrypted = try await appAnswers.cardData(card, certificates, nonce)
                request.encryptedPassData = encrypted.data
                request.activationData = encrypted.activationData
                request.ephemeralPublicKey = encrypted.ephemeralPublicKey
            } catch {
                // The wallet refuses an empty request.
            }
            handler(request)
        }
    }

    func addCardViewController(
        _ controller: PBAddCardViewController, didFinishAdding pass: PBPass?, error: (any Error)?
    ) {
        if let error { closing?.finish(throwing: error) } else { closing?.finish() }
        (card, closing) = (nil, nil)
    }
}

extension PassBoxManager {
    func makeWalletSDK(appAnswers: WalletAnswers) -> any WalletSDK {
        PassBoxWalletSDK(manager: self, appAnswers: appAnswers)
    }
}
