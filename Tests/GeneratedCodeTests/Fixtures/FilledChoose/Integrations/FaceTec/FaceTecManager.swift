/// Holds what FaceTec's wrappers share: keys, configuration, start-up.
@MainActor
final class FaceTecManager: Integration {
    init() { Launches.log.append("FaceTec is built") }
    func launch(options: [AnyHashable: Any]) { Launches.log.append("FaceTec is launched") }
}
