// A stand-in for Google's form for consent (https://developers.google.com/admob/ios/privacy, with the Swift names of
// its third version). It is asked on the main thread and answers there. A test says what the person answers.

import Foundation
import UIKit

public enum ConsentStatus: Int {
    case unknown, required, notRequired, obtained
}

public struct RequestError: CustomNSError {
    public enum Code: Int {
        case `internal` = 1, invalidAppID, network, misconfiguration
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

public final class RequestParameters: NSObject {
    public var isTaggedForUnderAgeOfConsent = false
}

public final class ConsentInformation: NSObject {
    /// What the person does, or the network.
    public enum SimulatedAnswer {
        case consents, refuses, offline, misconfigured, waits
    }

    public static let shared = ConsentInformation()

    public private(set) var consentStatus = ConsentStatus.unknown
    /// The next answers, for tests; the person consents if there is none.
    public var simulatedAnswers: [SimulatedAnswer] = []
    /// How often the form was shown.
    public fileprivate(set) var simulatedFormCount = 0

    public var canRequestAds: Bool { consentStatus == .obtained || consentStatus == .notRequired }

    public func requestConsentInfoUpdate(
        with parameters: RequestParameters?, completionHandler: @escaping (Error?) -> Void
    ) {
        DispatchQueue.main.async {
            switch self.simulatedAnswers.first {
            case .offline: completionHandler(self.fail(.network))
            case .misconfigured: completionHandler(self.fail(.misconfiguration))
            case .waits: break
            case .consents, .refuses, nil:
                if self.consentStatus == .unknown { self.consentStatus = .required }
                completionHandler(nil)
            }
        }
    }

    public func reset() { consentStatus = .unknown }

    private func fail(_ code: RequestError.Code) -> Error {
        simulatedAnswers.removeFirst()
        return RequestError(code)
    }

    fileprivate func answerForm() {
        let answer = simulatedAnswers.isEmpty ? .consents : simulatedAnswers.removeFirst()
        guard consentStatus == .required else { return }
        simulatedFormCount += 1
        if answer == .consents { consentStatus = .obtained }
    }

    public func simulateReinstall() {
        (consentStatus, simulatedAnswers, simulatedFormCount) = (.unknown, [], 0)
    }
}

public final class ConsentForm: NSObject {
    public static func loadAndPresentIfRequired(
        from viewController: UIViewController?, completionHandler: ((Error?) -> Void)? = nil
    ) {
        DispatchQueue.main.async {
            ConsentInformation.shared.answerForm()
            completionHandler?(nil)
        }
    }
}
