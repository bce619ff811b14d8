/// Holds what Lock's wrappers share: keys, configuration, start-up.
@MainActor
final class LockManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Lock as parameters of `init`.
}
