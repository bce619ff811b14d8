/// Holds what Archive's wrappers share: keys, configuration, start-up.
@MainActor
final class ArchiveManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Archive as parameters of `init`.
}
