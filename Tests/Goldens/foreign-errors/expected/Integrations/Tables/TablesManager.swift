/// Holds what Tables's wrappers share: keys, configuration, start-up.
@MainActor
final class TablesManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Tables as parameters of `init`.
}
