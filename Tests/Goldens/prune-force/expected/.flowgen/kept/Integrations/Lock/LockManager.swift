/// Holds what Lock's wrappers share: keys, configuration, start-up.
@MainActor
final class LockManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Lock.
}
