// The shop: what can be subscribed to, what the person may use, and how buying goes. Entitlements come
// and go by themselves, so the model follows them as long as it lives.

import Combine

/// What the shop's screen shows.
@MainActor
final class ShopModel: ObservableObject {
    /// What can be bought.
    @Published private(set) var offers: [Offer] = []
    /// Whether the person may use everything.
    @Published private(set) var isPremium = false
    /// Whether something is under way.
    @Published private(set) var isBusy = false
    /// What the person is told; nil when there is nothing to say.
    @Published private(set) var message: String?

    private let purchases: any PurchasesSDK
    private let analytics: any AnalyticsSDK
    private var readers: [Task<Void, Never>] = []

    /// A shop served by `services`.
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

    /// The shop is opened.
    func open() async {
        analytics.track("shop_opened")
        do {
            offers = try await purchases.loadOffers()
        } catch {
            message = "The shop is closed."
        }
    }

    /// The person picks an offer.
    func buy(_ offer: Offer) async {
        analytics.track("offer_picked", properties: ["offer": offer.id])
        await purchases.buy(offer)
    }

    /// The person has bought on another phone.
    func restore() async {
        await purchases.restore()
    }

    private func follow(_ status: PurchasesStatus) {
        isBusy = status.kind == .buying || status.kind == .restoring
        switch status {
        case .free, .buying, .restoring: message = nil
        case .subscribed: message = "Thank you!"
        case .failed(let reason): message = words(for: reason)
        }
    }

    private func words(for reason: PurchasesError) -> String {
        switch reason {
        case .notForSale: "This is not sold here."
        case .notAllowed: "Please ask your parents."
        case .notReady, .shopFailed: "The shop did not answer. Nothing was paid."
        }
    }
}
