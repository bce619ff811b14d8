@MainActor
struct Search {
    func open(_ article: String) { Services.current.analytics.log("search", about: article) }
}
