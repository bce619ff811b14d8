@preconcurrency import AmplitudeSwift

/// Holds what Amplitude's wrappers share: keys, configuration, start-up.
@MainActor
final class AmplitudeManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of AmplitudeSwift as parameters of `init`.
}
