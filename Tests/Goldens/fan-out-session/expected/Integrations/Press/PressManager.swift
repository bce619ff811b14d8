/// Holds what Press's wrappers share: keys, configuration, start-up.
@MainActor
final class PressManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Press as parameters of `init`.
}
