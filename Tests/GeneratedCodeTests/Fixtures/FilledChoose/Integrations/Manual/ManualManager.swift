/// Holds what Manual's wrappers share: keys, configuration, start-up.
@MainActor
final class ManualManager: Integration {
    init() { Launches.log.append("Manual is built") }
    func launch(options: [AnyHashable: Any]) { Launches.log.append("Manual is launched") }
}
