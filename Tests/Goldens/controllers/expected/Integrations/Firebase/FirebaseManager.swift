@preconcurrency import FirebaseAuthUI

/// Holds what Firebase's wrappers share: keys, configuration, start-up.
@MainActor
final class FirebaseManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of FirebaseAuthUI.
}
