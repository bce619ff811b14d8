/// Holds what Backend's wrappers share: keys, configuration, start-up.
@MainActor
final class BackendManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Backend.
}
