/// Holds what Coins's wrappers share: keys, configuration, start-up.
@MainActor
final class CoinsManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Coins.
}
