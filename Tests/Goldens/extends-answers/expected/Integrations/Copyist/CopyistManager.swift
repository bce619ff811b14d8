/// Holds what Copyist's wrappers share: keys, configuration, start-up.
@MainActor
final class CopyistManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Copyist as parameters of `init`.
}
