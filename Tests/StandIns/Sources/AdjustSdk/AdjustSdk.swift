// A stand-in for Adjust, which measures advertising, with the names of its fifth version
// (https://github.com/adjust/ios_sdk: Adjust.h, ADJConfig.h, ADJEvent.h, ADJAttribution.h). It is started once with a
// configuration, and calls its delegate on the main thread. Nothing is sent.

import Foundation

public let ADJEnvironmentSandbox = "sandbox"

/// What brought a user to the app.
public final class ADJAttribution: NSObject {
    public var network: String?
    public var campaign: String?
}

/// Told what the backend answers, on the main thread.
public protocol AdjustDelegate: NSObjectProtocol {
    func adjustAttributionChanged(_ attribution: ADJAttribution?)
    /// Returns whether the SDK opens the link by itself.
    func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool
}

public final class ADJConfig: NSObject {
    public let appToken: String
    public weak var delegate: (any AdjustDelegate)?

    public init?(appToken: String, environment: String) {
        guard !appToken.isEmpty else { return nil }
        self.appToken = appToken
    }
}

public final class ADJEvent: NSObject {
    public let eventToken: String
    public private(set) var revenue: Double?
    public private(set) var currency: String?

    public init?(eventToken: String) {
        guard !eventToken.isEmpty else { return nil }
        self.eventToken = eventToken
    }

    public func setRevenue(_ amount: Double, currency: String) {
        revenue = amount
        self.currency = currency
    }
}

public final class ADJDeeplink: NSObject {
    public let deeplink: URL

    public init?(deeplink: URL) { self.deeplink = deeplink }
}

/// All of it is static, as in the original. Use it on the main thread.
public final class Adjust: NSObject {
    private nonisolated(unsafe) static var config: ADJConfig?
    /// What was sent, for tests.
    public private(set) nonisolated(unsafe) static var simulatedEvents: [ADJEvent] = []
    public private(set) nonisolated(unsafe) static var simulatedDeeplinks: [URL] = []
    public private(set) nonisolated(unsafe) static var simulatedConsent: Bool?

    public static func initSdk(_ config: ADJConfig?) { self.config = config }

    public static func trackEvent(_ event: ADJEvent?) {
        if config != nil, let event { simulatedEvents.append(event) }
    }

    public static func processDeeplink(_ deeplink: ADJDeeplink) {
        if config != nil { simulatedDeeplinks.append(deeplink.deeplink) }
    }

    public static func trackMeasurementConsent(_ isGiven: Bool) { simulatedConsent = isGiven }

    /// The backend has found out what brought the user.
    public static func simulateAttribution(network: String, campaign: String?) {
        let attribution = ADJAttribution()
        attribution.network = network
        attribution.campaign = campaign
        config?.delegate?.adjustAttributionChanged(attribution)
    }

    /// The user has tapped this link before installing the app. Returns whether the SDK opens it.
    public static func simulateDeferredDeeplink(_ url: URL) -> Bool {
        config?.delegate?.adjustDeferredDeeplinkReceived(url) ?? false
    }

    /// As in a process that has just started.
    public static func simulateRestart() {
        (config, simulatedConsent) = (nil, nil)
        (simulatedEvents, simulatedDeeplinks) = ([], [])
    }
}
