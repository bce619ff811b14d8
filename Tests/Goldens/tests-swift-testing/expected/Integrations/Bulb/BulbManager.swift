/// Holds what Bulb's wrappers share: keys, configuration, start-up.
@MainActor
final class BulbManager {
    // TODO(flowgen): Take the keys and the configuration of Bulb as parameters of `init`.
}
