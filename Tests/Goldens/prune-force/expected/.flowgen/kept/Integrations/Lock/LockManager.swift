/// Holds what Lock's wrappers share: keys, configuration, start-up.
@MainActor
final class LockManager {
    // TODO(flowgen): Take the keys and the configuration of Lock as parameters of `init`.
}
