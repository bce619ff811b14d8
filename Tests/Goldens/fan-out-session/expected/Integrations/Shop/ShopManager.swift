/// Holds what Shop's wrappers share: keys, configuration, start-up.
@MainActor
final class ShopManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Shop as parameters of `init`.
}
