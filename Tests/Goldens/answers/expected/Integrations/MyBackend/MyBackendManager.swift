/// Holds what MyBackend's wrappers share: keys, configuration, start-up.
@MainActor
final class MyBackendManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of MyBackend as parameters of `init`.
}
