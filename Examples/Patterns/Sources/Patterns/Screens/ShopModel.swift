// The shop: the offers, what the person may use, and how buying goes. Entitlements change at any time,
// so the model follows them as long as it lives.

import Combine

/// What the shop's screen shows.
@MainActor
final class ShopModel: ObservableObject {
    @Published private(set) var offers: [Offer] = []
    /// Whether the person may use everything.
    @Published private(set) var isPremium = false
    /// Whether a step is running.
    @Published private(set) var isBusy = false
    /// What the person is told; nil if there is nothing to tell.
    @Published private(set) var message: String?

    private let purchases: any PurchasesSDK
    private let analytics: any AnalyticsSDK
    private var readers: [Task<Void, Never>] = []

    init(services: ServiceProvider) {
        purchases = services.purchases
        analytics = services.analytics
        let statuses = purchases.statuses
        let entitlements = purchases.entitlementsValues
        readers = [
            Task { [weak self] in for await status in statuses { self?.follow(status) } },
            Task { [weak self] in
                for await all in entitlements { self?.isPremium = all.contains(.premium) }
            },
        ]
    }

    deinit {
        for reader in readers { reader.cancel() }
    }

    /// Loads the offers.
    func open() async {
        analytics.track("shop_opened")
        do {
            offers = try await purchases.loadOffers()
        } catch {
            message = "The shop is closed."
        }
    }

    /// Buys an offer.
    func buy(_ offer: Offer) async {
        analytics.track("offer_picked", properties: ["offer": offer.id])
        await purchases.buy(offer)
    }

    /// Restores what was bought on another phone.
    func restore() async {
        await purchases.restore()
    }

    private func follow(_ status: PurchasesStatus) {
        isBusy = status.kind == .buying || status.kind == .restoring
        switch status {
        case .free, .buying, .restoring: message = nil
        case .subscribed: message = "Thank you!"
        case .failed(let reason): message = text(for: reason)
        }
    }

    private func text(for reason: PurchasesError) -> String {
        switch reason {
        case .notForSale: "This is not sold here."
        case .notAllowed: "Please ask your parents."
        case .notReady, .shopFailed: "The shop did not answer. Nothing was paid."
        }
    }
}
