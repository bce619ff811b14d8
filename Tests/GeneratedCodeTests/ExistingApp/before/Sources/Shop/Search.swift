import TrackKit

@MainActor
struct Search {
    func open(_ article: String) { Tracker.shared.log("search", about: article) }
}
