/// Holds what Bulb's wrappers share: keys, configuration, start-up.
@MainActor
final class BulbManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Bulb.
}
