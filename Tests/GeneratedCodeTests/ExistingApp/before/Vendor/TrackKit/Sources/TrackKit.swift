// The SDK that counts what users do.

@MainActor
public final class Tracker {
    public static let shared = Tracker()
    public private(set) var events: [String] = []

    public func log(_ name: String, about article: String) {
        events.append("\(name):\(article)")
    }
}
