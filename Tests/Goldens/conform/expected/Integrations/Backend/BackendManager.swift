/// Holds what Backend's wrappers share: keys, configuration, start-up.
@MainActor
final class BackendManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Backend as parameters of `init`.
}
