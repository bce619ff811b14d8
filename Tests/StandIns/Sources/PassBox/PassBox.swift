// A stand-in for a wallet in the shape of Apple's PassKit
// (https://developer.apple.com/documentation/passkit/pkaddpaymentpassviewcontroller), under names of its own, since
// Apple's controller needs an entitlement that a test lacks. A sheet asks its delegate for the card, encrypted with its
// certificates, and then adds it; all on the main thread. A test says what the person does.

import Foundation
import UIKit

public enum PBAddCardError: Int, Error {
    case unsupported, userCancelled, systemCancelled, invalidRequest
}

public final class PBPass: NSObject {
    public let primaryAccountNumberSuffix: String

    init(_ suffix: String) { primaryAccountNumberSuffix = suffix }
}

public final class PBAddCardRequestConfiguration: NSObject {
    public var cardholderName: String?
    public var primaryAccountSuffix: String?
}

public final class PBAddCardRequest: NSObject {
    public var encryptedPassData: Data?
    public var activationData: Data?
    public var ephemeralPublicKey: Data?
}

public extension Notification.Name {
    static let PBPassLibraryDidRemovePass = Notification.Name("PBPassLibraryDidRemovePass")
}

public final class PBPassLibrary: NSObject {
    public static let removedSuffixKey = "PBPassLibraryRemovedSuffix"
    fileprivate nonisolated(unsafe) static var all: [PBPass] = []

    public func passes() -> [PBPass] { Self.all }

    /// The person removes a card in the system's own app.
    public static func simulateRemoval(of suffix: String) {
        all.removeAll { $0.primaryAccountNumberSuffix == suffix }
        NotificationCenter.default.post(
            name: .PBPassLibraryDidRemovePass, object: nil, userInfo: [removedSuffixKey: suffix])
    }

    public static func simulateReset() {
        all = []
        PBAddCardViewController.simulatedAnswers = []
    }
}

public protocol PBAddCardViewControllerDelegate: NSObjectProtocol {
    func addCardViewController(
        _ controller: PBAddCardViewController,
        generateRequestWithCertificateChain certificates: [Data], nonce: Data, nonceSignature: Data,
        completionHandler handler: @escaping (PBAddCardRequest) -> Void)
    func addCardViewController(
        _ controller: PBAddCardViewController, didFinishAdding pass: PBPass?, error: Error?)
}

public final class PBAddCardViewController: NSObject {
    public enum SimulatedAnswer {
        case adds, cancels, isInterrupted, waits
    }

    /// What the person does with the next sheets, for tests; they add the card if there is none.
    public nonisolated(unsafe) static var simulatedAnswers: [SimulatedAnswer] = []
    /// Whether the phone has a wallet.
    public nonisolated(unsafe) static var simulatedIsSupported = true
    public weak var delegate: (any PBAddCardViewControllerDelegate)?
    private let suffix: String

    public static func canAddCard() -> Bool { simulatedIsSupported }

    public init?(
        requestConfiguration: PBAddCardRequestConfiguration,
        delegate: (any PBAddCardViewControllerDelegate)?
    ) {
        guard let suffix = requestConfiguration.primaryAccountSuffix else { return nil }
        self.suffix = suffix
        self.delegate = delegate
    }

    public func present(over viewController: UIViewController) {
        let answers = Self.simulatedAnswers
        Self.simulatedAnswers = Array(answers.dropFirst())
        DispatchQueue.main.async {
            switch answers.first ?? .adds {
            case .adds: self.ask()
            case .cancels: self.finish(nil, .userCancelled)
            case .isInterrupted: self.finish(nil, .systemCancelled)
            case .waits: break
            }
        }
    }

    public func dismiss() { delegate = nil }

    private func ask() {
        delegate?.addCardViewController(
            self, generateRequestWithCertificateChain: [Data([7]), Data([8])], nonce: Data([9]),
            nonceSignature: Data([10])
        ) { request in
            DispatchQueue.main.async {
                guard request.encryptedPassData != nil, request.activationData != nil else {
                    return self.finish(nil, .invalidRequest)
                }
                let pass = PBPass(self.suffix)
                PBPassLibrary.all.append(pass)
                self.finish(pass, nil)
            }
        }
    }

    private func finish(_ pass: PBPass?, _ error: PBAddCardError?) {
        delegate?.addCardViewController(self, didFinishAdding: pass, error: error)
    }
}
