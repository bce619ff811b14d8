/// Holds what Agora's wrappers share: keys, configuration, start-up.
@MainActor
final class AgoraManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        Launches.log.append("Agora \(options["key"] ?? "-")")
    }
    func enterForeground() { Launches.log.append("Agora foreground") }
}
