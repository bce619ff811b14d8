@MainActor
final class PayKitManager {
    private let key: String

    init(key: String) { self.key = key }
}
