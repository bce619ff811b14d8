import TrackKit

@MainActor
struct Cart {
    func open(_ article: String) { Tracker.shared.log("cart", about: article) }
}
