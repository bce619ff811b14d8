/// Holds what Coins's wrappers share: keys, configuration, start-up.
@MainActor
final class CoinsManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Coins as parameters of `init`.
}
