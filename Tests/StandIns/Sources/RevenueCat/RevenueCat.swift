// A stand-in for a purchases SDK: one shared object, async calls that end off the main actor, and a delegate that is
// told, on a queue of the SDK's own, whenever the person's entitlements change: after a purchase, and unasked. There is
// no shop: what is bought decides how it goes.

import Foundation

/// Something that the person may use.
public struct EntitlementInfo {
    /// Its name in the vendor's dashboard.
    public let identifier: String
    /// Whether the person may use it now.
    public let isActive: Bool
}

/// All that the person may use, or might once.
public struct EntitlementInfos {
    /// By name.
    public let all: [String: EntitlementInfo]
    /// Those that the person may use now.
    public var active: [String: EntitlementInfo] { all.filter(\.value.isActive) }
}

/// What the vendor knows of the person.
public final class CustomerInfo {
    /// What the person may use.
    public let entitlements: EntitlementInfos

    init(active: Set<String>) {
        let all = active.map { ($0, EntitlementInfo(identifier: $0, isActive: true)) }
        entitlements = EntitlementInfos(all: Dictionary(uniqueKeysWithValues: all))
    }
}

/// Something on sale.
public final class StoreProduct {
    /// The price, in the shop's currency.
    public let price: Decimal
    /// The price, as the person reads it.
    public let localizedPriceString: String
    /// The name, as the person reads it.
    public let localizedTitle: String

    init(title: String, price: Decimal) {
        localizedTitle = title
        self.price = price
        localizedPriceString = "\(price) €"
    }
}

/// A product as the dashboard offers it.
public final class Package {
    /// Its name in the dashboard.
    public let identifier: String
    /// What is on sale.
    public let storeProduct: StoreProduct

    init(identifier: String, storeProduct: StoreProduct) {
        self.identifier = identifier
        self.storeProduct = storeProduct
    }
}

/// Packages that are shown together.
public final class Offering {
    /// In the dashboard's order.
    public let availablePackages: [Package]

    init(availablePackages: [Package]) { self.availablePackages = availablePackages }
}

/// What can be bought.
public final class Offerings {
    /// What is to be shown now.
    public let current: Offering?

    init(current: Offering?) { self.current = current }
}

/// Why something did not work.
public enum ErrorCode: Int, Error {
    /// Anything else.
    case unknownError = 0
    /// The shop failed.
    case storeProblemError = 2
    /// This phone may not buy.
    case purchaseNotAllowedError = 3
    /// The shop does not sell it here.
    case productNotAvailableForPurchaseError = 5
    /// Somebody else has to allow it.
    case paymentPendingError = 20
    /// The key was rejected.
    case invalidCredentialsError = 11
}

/// How buying ended.
public typealias PurchaseResultData = (customerInfo: CustomerInfo, userCancelled: Bool)

/// Told of what the vendor knows of the person.
public protocol PurchasesDelegate: NSObjectProtocol {
    /// Something has changed, or has been read for the first time.
    func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo)
}

/// Sells, and knows what was sold.
public final class Purchases {
    /// The one of the app; `configure` comes first.
    public private(set) static var shared = Purchases(apiKey: "")

    /// Told of changes, on a queue of the SDK.
    public weak var delegate: PurchasesDelegate?
    /// What the person does on the system's sheet: buys, unless told to close it, for tests.
    public var simulatesClosingTheSheet = false
    /// What the next purchase or restore fails with, for tests.
    public var simulatedError: ErrorCode?
    /// Whether a restore never ends, for tests.
    public var simulatesSilence = false
    private let apiKey: String
    private var active: Set<String> = []
    private var soldElsewhere: Set<String> = []
    private var readers: [UUID: AsyncStream<CustomerInfo>.Continuation] = [:]
    private let queue = DispatchQueue(label: "RevenueCat")

    private init(apiKey: String) { self.apiKey = apiKey }

    /// Makes the app's object, anew. The key "rejected" is.
    @discardableResult
    public static func configure(withAPIKey apiKey: String) -> Purchases {
        shared = Purchases(apiKey: apiKey)
        return shared
    }

    /// What can be bought: `$rc_monthly` and `$rc_annual`, and `broken`, whose sale fails.
    public func offerings() async throws -> Offerings {
        await Task.yield()
        try authorize()
        return Offerings(
            current: Offering(availablePackages: [
                Package(
                    identifier: "$rc_monthly",
                    storeProduct: StoreProduct(title: "Monthly", price: 5)),
                Package(
                    identifier: "$rc_annual", storeProduct: StoreProduct(title: "Yearly", price: 50)
                ),
                Package(
                    identifier: "broken", storeProduct: StoreProduct(title: "Broken", price: 1)),
            ]))
    }

    /// Opens the system's sheet.
    public func purchase(package: Package) async throws -> PurchaseResultData {
        await Task.yield()
        try authorize()
        try failIfSimulated()
        if package.identifier == "broken" { throw ErrorCode.storeProblemError }
        if !simulatesClosingTheSheet { change { self.active.insert("premium") } }
        return (info, simulatesClosingTheSheet)
    }

    /// Looks for what was bought before.
    public func restorePurchases() async throws -> CustomerInfo {
        await Task.yield()
        try authorize()
        try failIfSimulated()
        while simulatesSilence { try await Task.sleep(nanoseconds: 1_000_000) }
        change { self.active.formUnion(self.soldElsewhere) }
        return info
    }

    /// What the person may use: now, and each time it changes.
    public var customerInfoStream: AsyncStream<CustomerInfo> {
        AsyncStream { reader in
            let id = UUID()
            queue.sync {
                readers[id] = reader
                _ = reader.yield(CustomerInfo(active: active))
            }
            reader.onTermination = { _ in self.queue.async { self.readers[id] = nil } }
        }
    }

    /// What was bought on another phone: it is there after a restore. For tests.
    public func simulateSale(elsewhere entitlement: String) {
        queue.sync { _ = soldElsewhere.insert(entitlement) }
    }

    /// Changes unasked what the person may use. For tests.
    public func simulateChange(active: Set<String>) {
        change { self.active = active }
    }

    private var info: CustomerInfo { queue.sync { CustomerInfo(active: active) } }

    private func change(_ body: @escaping () -> Void) {
        queue.sync(execute: body)
        queue.async {
            self.delegate?.purchases(self, receivedUpdated: CustomerInfo(active: self.active))
            for reader in self.readers.values { reader.yield(CustomerInfo(active: self.active)) }
        }
    }

    private func failIfSimulated() throws {
        defer { simulatedError = nil }
        if let simulatedError { throw simulatedError }
    }

    private func authorize() throws {
        if apiKey.isEmpty || apiKey == "rejected" { throw ErrorCode.invalidCredentialsError }
    }
}
