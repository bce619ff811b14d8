import Foundation

/// Holds what Camera's wrappers share: keys, configuration, start-up.
@MainActor
final class CameraManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Camera as parameters of `init`.
}
