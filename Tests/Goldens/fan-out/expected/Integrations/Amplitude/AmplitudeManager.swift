@preconcurrency import AmplitudeSwift

/// Holds what Amplitude's wrappers share: keys, configuration, start-up.
@MainActor
final class AmplitudeManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of AmplitudeSwift.
}
