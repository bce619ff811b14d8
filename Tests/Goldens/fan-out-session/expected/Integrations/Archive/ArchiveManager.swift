/// Holds what Archive's wrappers share: keys, configuration, start-up.
@MainActor
final class ArchiveManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Archive.
}
