/// Holds what Guard's wrappers share: keys, configuration, start-up.
@MainActor
final class GuardManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Guard as parameters of `init`.
}
