/// Holds what Cafe's wrappers share: keys, configuration, start-up.
@MainActor
final class CafeManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Cafe as parameters of `init`.
}
