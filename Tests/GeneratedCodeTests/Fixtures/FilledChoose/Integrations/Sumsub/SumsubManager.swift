/// Holds what Sumsub's wrappers share: keys, configuration, start-up.
@MainActor
final class SumsubManager: Integration {
    init() { Launches.log.append("Sumsub is built") }
    func launch(options: [AnyHashable: Any]) { Launches.log.append("Sumsub is launched") }
}
