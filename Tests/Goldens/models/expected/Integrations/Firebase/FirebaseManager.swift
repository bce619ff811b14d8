/// Holds what Firebase's wrappers share: keys, configuration, start-up.
@MainActor
final class FirebaseManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Firebase as parameters of `init`.
}
