// A stand-in for Sumsub's SDK for identity checks (https://docs.sumsub.com/docs/get-started-ios, and
// https://github.com/SumSubstance/IdensicMobileSDK-iOS-Demo). It is started with a token of the app's backend, asks for
// another one when that has expired, shows a sheet, and calls its closures on the main thread.
//
// It opens no camera: the token says what the sheet asks for and how it ends, in words, such as "identity approved".
// "identity" and "address" are levels; "expired" is a token that has to be renewed; "closed" closes the sheet before
// the face; "waits" leaves it open there. The other words are the names of statuses, and "offline".

import UIKit

public enum SNSMobileSDKStatus: Int {
    case ready, failed, initial, incomplete, pending, temporarilyDeclined, finallyRejected
    case approved, actionCompleted
}

public enum SNSFailReason: Int {
    case unknown, invalidParameters, unauthorized, initialLoadingFailed, applicantNotFound
    case applicantMisconfigured, networkError, unexpectedError, initializationError
}

public enum SNSEventType {
    case stepInitiated, stepCompleted
}

public class SNSEvent {
    public let eventType: SNSEventType

    init(_ eventType: SNSEventType) { self.eventType = eventType }
}

/// The sheet shows the first screen of a step.
public final class SNSEventStepInitiated: SNSEvent {
    public let idDocSetType: String

    init(_ idDocSetType: String) {
        self.idDocSetType = idDocSetType
        super.init(.stepInitiated)
    }
}

/// A step is over.
public final class SNSEventStepCompleted: SNSEvent {
    public let idDocSetType: String
    public let isCancelled: Bool

    init(_ idDocSetType: String, isCancelled: Bool) {
        (self.idDocSetType, self.isCancelled) = (idDocSetType, isCancelled)
        super.init(.stepCompleted)
    }
}

/// One check of one person.
public final class SNSMobileSDK: NSObject {
    public private(set) var status: SNSMobileSDKStatus
    public private(set) var failReason = SNSFailReason.unknown
    public private(set) var verboseStatus = ""
    /// The language of the sheet.
    public var locale = "en"
    /// The language of the last sheet, for tests.
    public private(set) nonisolated(unsafe) static var simulatedLocale = ""
    /// The sheets that are on the screen, for tests.
    public private(set) nonisolated(unsafe) static var simulatedSheetCount = 0

    private var words: Set<Substring>
    private var renewToken: ((@escaping (String?) -> Void) -> Void)?
    private var statusHandler: ((SNSMobileSDK, SNSMobileSDKStatus) -> Void)?
    private var eventHandler: ((SNSMobileSDK, SNSEvent) -> Void)?
    private var dismissHandler: ((SNSMobileSDK) -> Void)?
    private var isPresented = false

    public init(accessToken: String) {
        words = Set(accessToken.split(separator: " "))
        status = accessToken.isEmpty ? .failed : .ready
        if accessToken.isEmpty {
            failReason = .invalidParameters
            verboseStatus = "no access token"
        }
    }

    public var isReady: Bool { status == .ready }

    /// - Parameter handler: Has to call its closure, with nil if there is no token.
    public func tokenExpirationHandler(_ handler: @escaping (@escaping (String?) -> Void) -> Void) {
        renewToken = handler
    }

    /// - Parameter handler: Gets the status before, too.
    public func onStatusDidChange(_ handler: @escaping (SNSMobileSDK, SNSMobileSDKStatus) -> Void) {
        statusHandler = handler
    }

    public func onEvent(_ handler: @escaping (SNSMobileSDK, SNSEvent) -> Void) {
        eventHandler = handler
    }

    public func onDidDismiss(_ handler: @escaping (SNSMobileSDK) -> Void) {
        dismissHandler = handler
    }

    public func present(from viewController: UIViewController) {
        isPresented = true
        Self.simulatedLocale = locale
        Self.simulatedSheetCount += 1
        DispatchQueue.main.async { self.begin() }
    }

    public func dismiss() {
        guard isPresented else { return }
        isPresented = false
        Self.simulatedSheetCount -= 1
        dismissHandler?(self)
        // The closures refer to the SDK, as those of the original do.
        (renewToken, statusHandler, eventHandler, dismissHandler) = (nil, nil, nil, nil)
    }

    // MARK: - What the person does

    private func begin() {
        guard isPresented else { return }
        guard words.contains("expired") else { return walk() }
        guard let renewToken else { return fail(.unauthorized, "the token has expired") }
        renewToken { token in
            DispatchQueue.main.async {
                guard let token, self.isPresented else {
                    return self.fail(.unauthorized, "the token has expired")
                }
                self.words = Set(token.split(separator: " "))
                self.begin()
            }
        }
    }

    private func walk() {
        if words.contains("offline") { return fail(.networkError, "no connection") }
        change(to: .initial)
        show("IDENTITY")
        if words.contains("closed") { return dismiss() }
        if words.contains("address") { show("PROOF_OF_RESIDENCE") }
        change(to: .incomplete)
        eventHandler?(self, SNSEventStepInitiated("SELFIE"))
        if words.contains("waits") { return }
        eventHandler?(self, SNSEventStepCompleted("SELFIE", isCancelled: false))
        let ends: [(word: Substring, status: SNSMobileSDKStatus)] = [
            ("pending", .pending), ("declined", .temporarilyDeclined), ("rejected", .finallyRejected),
        ]
        change(to: ends.first { words.contains($0.word) }?.status ?? .approved)
        dismiss()
    }

    private func show(_ step: String) {
        eventHandler?(self, SNSEventStepInitiated(step))
        eventHandler?(self, SNSEventStepCompleted(step, isCancelled: words.contains("closed")))
    }

    private func fail(_ reason: SNSFailReason, _ words: String) {
        (failReason, verboseStatus) = (reason, words)
        change(to: .failed)
        dismiss()
    }

    private func change(to next: SNSMobileSDKStatus) {
        let previous = status
        status = next
        statusHandler?(self, previous)
    }
}
