import Foundation
@preconcurrency import RevenueCat

/// Implements ``PaywallSDK`` with RevenueCat.
@MainActor
final class RevenueCatPaywallSDK: NSObject, PaywallSDK {
    private let manager: RevenueCatManager
    private let client: Purchases
    private let flow: FlowRunner<PaywallFlow>

    init(manager: RevenueCatManager, clock: any Clock<Duration> = ContinuousClock()) {
        self.manager = manager
        client = .shared
        flow = FlowRunner(clock: clock) { RevenueCatPaywallSDK.paywallError(for: $0) }
        super.init()
        client.delegate = self
    }

    var status: PaywallStatus { flow.status }
    var statuses: AsyncStream<PaywallStatus> { flow.statuses }

    func loadOffers() async throws -> [Offer] {
        try await flow.value(.loadOffers) { [client] _ in
            try await client.offerings().current?.availablePackages.map { Offer(id: $0.identifier) } ?? []
        }
    }

    @discardableResult
    func buy(_ offer: Offer) async -> PaywallStatus {
        await flow.run(.buy, via: .buying) { [client] _ in
            let packages = try await client.offerings().current?.availablePackages ?? []
            guard let package = packages.first(where: { $0.identifier == offer.id }) else {
                throw ErrorCode.productNotAvailableForPurchaseError
            }
            do {
                return try await client.purchase(package: package).userCancelled ? .free : .subscribed
            } catch ErrorCode.paymentPendingError {
                return .pending
            }
        }
    }

    @discardableResult
    func restore() async -> PaywallStatus {
        await flow.run(.restore, via: .restoring) { [client] _ in
            let info = try await client.restorePurchases()
            if info.entitlements.active.isEmpty { throw PaywallError.nothingToRestore }
            return .subscribed
        }
    }

    func entitlements() -> AsyncThrowingStream<Set<String>, any Error> {
        flow.stream(.entitlements) { [client] _, yield in
            for await info in client.customerInfoStream { yield(Set(info.entitlements.active.keys)) }
        }
    }

    /// A parent has allowed the purchase.
    func approved() { flow.send(.subscribed) }

    /// The subscription has run out, or the money was given back.
    func expired() { flow.send(.free) }

    /// Maps an error of RevenueCat to the app's error.
    private nonisolated static func paywallError(for error: any Error) -> PaywallError {
        error as? ErrorCode == .purchaseNotAllowedError ? .notAllowed : .storeFailed(error)
    }
}

extension RevenueCatPaywallSDK: PurchasesDelegate {
    nonisolated func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {
        let isSubscribed = !customerInfo.entitlements.active.isEmpty
        Task { @MainActor in
            if isSubscribed, flow.canSend(.subscribed) { approved() }
            if !isSubscribed, flow.canSend(.free) { expired() }
        }
    }
}

extension RevenueCatManager {
    func makePaywallSDK() -> any PaywallSDK {
        RevenueCatPaywallSDK(manager: self)
    }
}
