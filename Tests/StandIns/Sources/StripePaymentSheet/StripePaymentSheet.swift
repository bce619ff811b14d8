// A stand-in for a payment SDK with a sheet of its own: the sheet is given a secret that the app's server has got for
// one payment, slides over a screen, and reports once how it ended, on a queue of its own. It shows nothing and talks
// to no bank: the secret decides what the person does.

import Foundation
import UIKit

/// Settings of the whole SDK.
public enum StripeAPI {
    /// The account's public key; nothing can be paid before it is set.
    public static var defaultPublishableKey: String?

    /// Takes a URL that a bank has sent the person back with. Returns whether it was one.
    public static func handleURLCallback(with url: URL) -> Bool { url.host == "stripe-redirect" }
}

/// How a sheet ended.
public enum PaymentSheetResult {
    /// The person has paid.
    case completed
    /// The person has closed the sheet.
    case canceled
    /// It did not work.
    case failed(error: Error)
}

/// Why a payment did not work.
public enum PaymentSheetError: Error {
    /// No key was set.
    case missingPublishableKey
    /// The secret belongs to no payment.
    case invalidClientSecret
    /// The bank said no.
    case cardDeclined(message: String)
}

/// A sheet for one payment.
public final class PaymentSheet {
    /// What the sheet shows, and where banks send the person back to.
    public struct Configuration {
        /// The name on the sheet.
        public var merchantDisplayName = "App"
        /// Where banks send the person back to.
        public var returnURL: String?
        /// The settings that most apps start with.
        public init() {}
    }

    private let secret: String
    private let queue = DispatchQueue(label: "StripePaymentSheet")

    /// A sheet for one payment. With the secret "pi_closed" the person closes the sheet, with "pi_declined" the bank
    /// says no; one that does not begin with "pi_" belongs to no payment.
    public init(paymentIntentClientSecret: String, configuration: Configuration) {
        secret = paymentIntentClientSecret
    }

    /// Slides the sheet over a screen.
    @MainActor
    public func present(
        from presentingViewController: UIViewController,
        completion: @escaping (PaymentSheetResult) -> Void
    ) {
        let result = outcome()
        queue.async { completion(result) }
    }

    private func outcome() -> PaymentSheetResult {
        guard StripeAPI.defaultPublishableKey != nil else {
            return .failed(error: PaymentSheetError.missingPublishableKey)
        }
        guard secret.hasPrefix("pi_") else {
            return .failed(error: PaymentSheetError.invalidClientSecret)
        }
        switch secret {
        case "pi_closed": return .canceled
        case "pi_declined":
            return .failed(error: PaymentSheetError.cardDeclined(message: "Call your bank."))
        default: return .completed
        }
    }
}
