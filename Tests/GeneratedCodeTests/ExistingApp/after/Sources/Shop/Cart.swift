@MainActor
struct Cart {
    func open(_ article: String) { Services.current.analytics.log("cart", about: article) }
}
