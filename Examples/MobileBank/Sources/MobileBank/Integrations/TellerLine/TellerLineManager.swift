@preconcurrency import TellerLine

/// Video calls with the bank's call centre.
///
/// Holds what TellerLine's wrappers share: keys, configuration, start-up.
@MainActor
final class TellerLineManager: Integration {
    /// The line that all calls of the app share.
    let connection: TellerLineConnection

    /// The key comes from the app's build settings in a real bank.
    init(connection: TellerLineConnection = TellerLineConnection(apiKey: "demo")) {
        self.connection = connection
    }

    func launch(options: [AnyHashable: Any]) {
        connection.open()
    }

    func enterForeground() {
        connection.resumeCamera()
    }

    func enterBackground() {
        connection.pauseCamera()
    }
}
