/// Holds what Camera's wrappers share: keys, configuration, start-up.
@MainActor
final class CameraManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Camera.
}
