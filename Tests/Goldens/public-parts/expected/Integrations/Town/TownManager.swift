@preconcurrency internal import FirebaseAuthUI
@preconcurrency internal import LocationKit

/// Holds what Town's wrappers share: keys, configuration, start-up.
@MainActor
final class TownManager {
    // TODO(flowgen): Take the keys and the configuration of Town as parameters of `init`.
}
