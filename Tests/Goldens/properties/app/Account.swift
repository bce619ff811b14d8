// What the app has besides the flow's own types.

struct Account: Sendable {
    static let sample = Account(name: "Ada")
    let name: String
}

final class Vault: Sendable {}
