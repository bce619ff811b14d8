import Foundation
@preconcurrency import RevenueCat

/// Serves ``PurchasesSDK`` with RevenueCat.
@MainActor
final class RevenueCatPurchasesSDK: NSObject, PurchasesSDK {
    private let manager: RevenueCatManager
    private var client: Purchases?
    /// The shop's packages, by the names under which the app knows them as offers.
    private var packages: [Offer.ID: Package] = [:]
    private let statusSubject = PurchasesValueSubject<PurchasesStatus>(.free)
    private let entitlementsSubject = PurchasesValueSubject<Set<Entitlement>>([])
    private var loadOffersTask: Task<[Offer], any Error>?
    private var buyTask: Task<Void, Never>?
    private var restoreTask: Task<Void, Never>?

    init(manager: RevenueCatManager) {
        self.manager = manager
        super.init()
    }

    /// A new stream for each reader: the current status first, then each change.
    var statuses: AsyncStream<PurchasesStatus> {
        statusSubject.stream()
    }

    /// What the person may use now.
    var entitlements: Set<Entitlement> {
        entitlementsSubject.value
    }

    /// A new stream for each reader: the value of `entitlements` now, then each change.
    var entitlementsValues: AsyncStream<Set<Entitlement>> {
        entitlementsSubject.stream()
    }

    /// Begins to hear of what the person may use.
    ///
    /// User: Opens the app.
    ///
    /// Called once, at launch.
    func connect() {
        let client = manager.purchases
        client.delegate = self
        self.client = client
    }

    /// Asks which subscriptions there are, and what they cost here.
    ///
    /// User: Opens the shop.
    ///
    /// - Throws: ``PurchasesError``, or `CancellationError` when the step is ended before.
    func loadOffers() async throws -> [Offer] {
        loadOffersTask?.cancel()
        let task = Task {
            do {
                try Task.checkCancellation()
                guard let client else { throw PurchasesError.notReady }
                let found = try await client.offerings().current?.availablePackages ?? []
                try Task.checkCancellation()
                packages = Dictionary(found.map { ($0.identifier, $0) }) { first, _ in first }
                return found.map(Offer.init)
            } catch {
                throw Task.isCancelled ? CancellationError() : purchasesError(for: error)
            }
        }
        loadOffersTask = task
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Buys a subscription. Closing the system's sheet leads back to `free`, without a failure.
    ///
    /// User: Picks an offer, and confirms with their face.
    ///
    /// Starts from `free` or `failed`, passes through `buying`, ends in `subscribed`, `free` or
    /// `failed`.
    ///
    /// - Parameter offer: What is bought.
    func buy(_ offer: Offer) async {
        buyTask?.cancel()
        let task = Task {
            do {
                try Task.checkCancellation()
                guard let client else { throw PurchasesError.notReady }
                guard let package = packages[offer.id] else { throw PurchasesError.notForSale }
                let (info, isClosed) = try await client.purchase(package: package)
                try Task.checkCancellation()
                take(Set(info))
                statusSubject.send(isClosed ? .free : .subscribed)
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: purchasesError(for: error)))
            }
        }
        buyTask = task
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.buying)
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Looks for what was bought before.
    ///
    /// User: Taps Restore, having bought on another phone.
    ///
    /// Starts from `free` or `failed`, passes through `restoring`, ends in `subscribed`, `free` or
    /// `failed`.
    func restore() async {
        restoreTask?.cancel()
        let task = Task {
            do {
                try Task.checkCancellation()
                guard let client else { throw PurchasesError.notReady }
                let all = Set(try await client.restorePurchases())
                try Task.checkCancellation()
                take(all)
                statusSubject.send(all.isEmpty ? .free : .subscribed)
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: purchasesError(for: error)))
            }
        }
        restoreTask = task
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.restoring)
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// It was bought elsewhere, or came back with the money.
    ///
    /// An event: RevenueCat brings it about, no step does.
    func subscriptionStarts() {
        statusSubject.send(.subscribed)
    }

    /// It has run out, or the money was given back.
    ///
    /// An event: RevenueCat brings it about, no step does.
    func subscriptionEnds() {
        statusSubject.send(.free)
    }

    /// Maps an error of the SDK to the app's error.
    func purchasesError(for error: any Error) -> PurchasesError {
        if let error = error as? PurchasesError { return error }
        switch error as? ErrorCode {
        case .purchaseNotAllowedError: return .notAllowed
        case .productNotAvailableForPurchaseError: return .notForSale
        default: return .shopFailed(error)
        }
    }

    /// What the vendor says of the person; while a step is under way, the step tells the status.
    private func take(_ all: Set<Entitlement>) {
        guard all != entitlements else { return }
        entitlementsSubject.send(all)
        switch statusSubject.value.kind {
        case .free where !all.isEmpty: subscriptionStarts()
        case .subscribed where all.isEmpty: subscriptionEnds()
        default: break
        }
    }
}

extension RevenueCatPurchasesSDK: PurchasesDelegate {
    nonisolated func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {
        let all = Set(customerInfo)
        Task { @MainActor in take(all) }
    }
}

extension Offer {
    /// What a package of the shop is to the app.
    fileprivate init(_ package: Package) {
        self.init(
            id: package.identifier, title: package.storeProduct.localizedTitle,
            price: package.storeProduct.price)
    }
}

extension Set<Entitlement> {
    /// What the person may use; names that the app does not know are left out.
    fileprivate nonisolated init(_ info: CustomerInfo) {
        self.init(info.entitlements.active.keys.compactMap(Entitlement.init))
    }
}

extension RevenueCatManager {
    /// Makes the wrapper that serves ``PurchasesSDK``.
    func makePurchasesSDK() -> any PurchasesSDK {
        RevenueCatPurchasesSDK(manager: self).verified()
    }
}
