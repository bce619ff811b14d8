/// Holds what Shop's wrappers share: keys, configuration, start-up.
@MainActor
final class ShopManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Shop.
}
