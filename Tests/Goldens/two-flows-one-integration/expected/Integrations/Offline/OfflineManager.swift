/// Holds what Offline's wrappers share: keys, configuration, start-up.
@MainActor
final class OfflineManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Offline.
}
