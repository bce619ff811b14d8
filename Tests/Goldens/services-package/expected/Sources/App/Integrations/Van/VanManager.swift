/// Holds what Van's wrappers share: keys, configuration, start-up.
@MainActor
final class VanManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Van as parameters of `init`.
}
