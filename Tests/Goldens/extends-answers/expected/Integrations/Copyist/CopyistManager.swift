/// Holds what Copyist's wrappers share: keys, configuration, start-up.
@MainActor
final class CopyistManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Copyist.
}
