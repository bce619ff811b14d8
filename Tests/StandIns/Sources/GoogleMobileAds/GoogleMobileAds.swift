// A stand-in for Google's advertisements (https://developers.google.com/admob/ios/rewarded, with the Swift names of its
// twelfth version). It is used on the main thread, and calls completions and delegates there. A test says whether there
// is an advertisement, and whether the person watches it.

import Foundation
import UIKit

public struct RequestError: CustomNSError {
    public enum Code: Int {
        case invalidRequest = 0, noFill, networkError, serverError
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

public final class MobileAds: NSObject {
    public static let shared = MobileAds()
    /// Whether the SDK runs, for tests.
    public var simulatedIsStarted = false

    public func start(completionHandler: ((AnyObject) -> Void)? = nil) { simulatedIsStarted = true }
}

public final class Extras: NSObject {
    public var additionalParameters: [AnyHashable: Any]?
}

public final class Request: NSObject {
    fileprivate var extras: [Extras] = []

    public func register(_ extras: Extras) { self.extras.append(extras) }
}

public final class AdReward: NSObject {
    public let type: String
    public let amount: NSDecimalNumber

    init(_ type: String, _ amount: Int) {
        (self.type, self.amount) = (type, NSDecimalNumber(value: amount))
    }
}

public protocol FullScreenPresentingAd: AnyObject {
    var fullScreenContentDelegate: (any FullScreenContentDelegate)? { get set }
}

public protocol FullScreenContentDelegate: AnyObject {
    func ad(
        _ ad: any FullScreenPresentingAd,
        didFailToPresentFullScreenContentWithError error: any Error)
    func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
}

public final class RewardedAd: NSObject, FullScreenPresentingAd {
    public enum SimulatedLoad {
        case ad, noFill, offline, serverError, waits
    }

    public enum SimulatedEnd {
        case watched, closed, offline, noFill, serverError, waits
    }

    /// The next answers of the vendor, for tests; an advertisement if there is none.
    public nonisolated(unsafe) static var simulatedLoads: [SimulatedLoad] = []
    /// How the next advertisements end; they are watched if there is none.
    public nonisolated(unsafe) static var simulatedEnds: [SimulatedEnd] = []
    /// The parameters of the last request.
    public private(set) nonisolated(unsafe) static var simulatedParameters: [AnyHashable: Any] = [:]
    public private(set) nonisolated(unsafe) static var simulatedRequestCount = 0

    public weak var fullScreenContentDelegate: (any FullScreenContentDelegate)?
    public let adReward = AdReward("coins", 10)

    public static func load(
        with adUnitID: String, request: Request?,
        completionHandler: @escaping (RewardedAd?, Error?) -> Void
    ) {
        simulatedRequestCount += 1
        simulatedParameters = request?.extras.last?.additionalParameters ?? [:]
        let load = simulatedLoads.isEmpty ? .ad : simulatedLoads.removeFirst()
        DispatchQueue.main.async {
            switch load {
            case .ad: completionHandler(RewardedAd(), nil)
            case .noFill: completionHandler(nil, RequestError(.noFill))
            case .offline: completionHandler(nil, RequestError(.networkError))
            case .serverError: completionHandler(nil, RequestError(.serverError))
            case .waits: break
            }
        }
    }

    public func present(from viewController: UIViewController?, userDidEarnRewardHandler: @escaping () -> Void) {
        let ends = Self.simulatedEnds
        let end = ends.first ?? .watched
        Self.simulatedEnds = Array(ends.dropFirst())
        DispatchQueue.main.async {
            switch end {
            case .watched:
                userDidEarnRewardHandler()
                self.fullScreenContentDelegate?.adDidDismissFullScreenContent(self)
            case .closed: self.fullScreenContentDelegate?.adDidDismissFullScreenContent(self)
            case .offline: self.fail(.networkError)
            case .noFill: self.fail(.noFill)
            case .serverError: self.fail(.serverError)
            case .waits: break
            }
        }
    }

    public static func simulateRestart() {
        (simulatedLoads, simulatedEnds, simulatedParameters) = ([], [], [:])
        simulatedRequestCount = 0
        MobileAds.shared.simulatedIsStarted = false
    }

    private func fail(_ code: RequestError.Code) {
        fullScreenContentDelegate?.ad(self, didFailToPresentFullScreenContentWithError: RequestError(code))
    }
}
