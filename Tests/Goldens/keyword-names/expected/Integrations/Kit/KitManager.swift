/// Holds what Kit's wrappers share: keys, configuration, start-up.
@MainActor
final class KitManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Kit.
}
