import Foundation
@preconcurrency import RevenueCat

/// Implements ``PurchasesSDK`` with RevenueCat.
@MainActor
final class RevenueCatPurchasesSDK: NSObject, PurchasesSDK {
    private let manager: RevenueCatManager
    private var client: Purchases?
    /// The shop's packages, by the ids of the app's offers.
    private var packages: [Offer.ID: Package] = [:]
    private let flow = FlowRunner<PurchasesFlow> { RevenueCatPurchasesSDK.purchasesError(for: $0) }
    private let entitlementsSubject = ObservedValue<Set<Entitlement>>([])

    init(manager: RevenueCatManager) {
        self.manager = manager
        super.init()
    }

    var status: PurchasesStatus { flow.status }
    var statuses: AsyncStream<PurchasesStatus> { flow.statuses }

    var entitlements: Set<Entitlement> { entitlementsSubject.value }
    var entitlementsValues: AsyncStream<Set<Entitlement>> { entitlementsSubject.stream }

    func connect() {
        let client = manager.purchases
        client.delegate = self
        self.client = client
    }

    func loadOffers() async throws -> [Offer] {
        try await flow.value(.loadOffers) { [client, weak self] _ in
            guard let client else { throw PurchasesError.notReady }
            let packages = try await client.offerings().current?.availablePackages ?? []
            try Task.checkCancellation()
            self?.packages = Dictionary(packages.map { ($0.identifier, $0) }) { first, _ in first }
            return packages.map { Offer($0) }
        }
    }

    @discardableResult
    func buy(_ offer: Offer) async -> PurchasesStatus {
        await flow.run(.buy, via: .buying) { [client, package = packages[offer.id], weak self] _ in
            guard let client else { throw PurchasesError.notReady }
            guard let package else { throw PurchasesError.notForSale }
            let (info, isClosed) = try await client.purchase(package: package)
            self?.update(Set(info))
            return isClosed ? .free : .subscribed
        }
    }

    @discardableResult
    func restore() async -> PurchasesStatus {
        await flow.run(.restore, via: .restoring) { [client, weak self] _ in
            guard let client else { throw PurchasesError.notReady }
            let entitlements = Set(try await client.restorePurchases())
            self?.update(entitlements)
            return entitlements.isEmpty ? .free : .subscribed
        }
    }

    /// A step that is running sends its own status; otherwise a change is an event.
    private func update(_ entitlements: Set<Entitlement>) {
        guard entitlements != self.entitlements else { return }
        entitlementsSubject.send(entitlements)
        switch status.kind {
        case .free where !entitlements.isEmpty: subscriptionStarts()
        case .subscribed where entitlements.isEmpty: subscriptionEnds()
        default: break
        }
    }

    // MARK: - Events

    /// It was bought elsewhere, or came back with the money.
    func subscriptionStarts() { flow.send(.subscribed) }

    /// It has run out, or the money was given back.
    func subscriptionEnds() { flow.send(.free) }

    /// Maps an error of RevenueCat to the app's error.
    private nonisolated static func purchasesError(for error: any Error) -> PurchasesError {
        switch error as? ErrorCode {
        case .purchaseNotAllowedError: .notAllowed
        case .productNotAvailableForPurchaseError: .notForSale
        default: .shopFailed(error)
        }
    }
}

extension RevenueCatPurchasesSDK: PurchasesDelegate {
    nonisolated func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {
        let entitlements = Set(customerInfo)
        Task { @MainActor in update(entitlements) }
    }
}

extension Offer {
    /// The app's model of a package of the shop.
    fileprivate init(_ package: Package) {
        self.init(
            id: package.identifier, title: package.storeProduct.localizedTitle,
            price: package.storeProduct.price)
    }
}

extension Set<Entitlement> {
    /// What the person may use; leaves out what the app does not know.
    fileprivate nonisolated init(_ info: CustomerInfo) {
        self.init(info.entitlements.active.keys.compactMap { Entitlement(rawValue: $0) })
    }
}

extension RevenueCatManager {
    func makePurchasesSDK() -> any PurchasesSDK {
        RevenueCatPurchasesSDK(manager: self)
    }
}
