/// Holds what Offline's wrappers share: keys, configuration, start-up.
@MainActor
final class OfflineManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Offline as parameters of `init`.
}
