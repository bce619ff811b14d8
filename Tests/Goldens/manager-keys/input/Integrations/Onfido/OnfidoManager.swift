@MainActor
final class OnfidoManager: Integration {
    private let key: String

    init(key: String) { self.key = key }

    func launch(options: [AnyHashable: Any]) { print(key) }
}
