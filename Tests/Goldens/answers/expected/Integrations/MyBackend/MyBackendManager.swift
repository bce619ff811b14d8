/// Holds what MyBackend's wrappers share: keys, configuration, start-up.
@MainActor
final class MyBackendManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of MyBackend.
}
