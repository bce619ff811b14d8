/// Holds what Van's wrappers share: keys, configuration, start-up.
@MainActor
final class VanManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Van.
}
