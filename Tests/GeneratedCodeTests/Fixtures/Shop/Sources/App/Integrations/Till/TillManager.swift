import Foundation

/// Records what the app tells it, for the tests.
@MainActor
final class TillManager: Integration {
    private(set) var events: [String] = []

    func launch(options: [AnyHashable: Any]) {
        events.append("launch \(options["a"] ?? "")")
    }

    func open(_ url: URL, options: [AnyHashable: Any]) -> Bool {
        events.append("open \(url.path)")
        return true
    }

    func receivePushToken(_ token: Data) {
        events.append("token of \(token.count)")
    }

    func failToReceivePushToken(_ error: any Error) {
        events.append("no token")
    }

    func terminate() {
        events.append("terminate")
    }
}
