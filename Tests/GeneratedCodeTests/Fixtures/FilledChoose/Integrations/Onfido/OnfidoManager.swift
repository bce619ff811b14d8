/// Holds what Onfido's wrappers share: keys, configuration, start-up.
@MainActor
final class OnfidoManager: Integration {
    init() { Launches.log.append("Onfido is built") }
    func launch(options: [AnyHashable: Any]) { Launches.log.append("Onfido is launched") }
}
