@preconcurrency import LocationKit

/// Holds what Reachability's wrappers share: keys, configuration, start-up.
@MainActor
final class ReachabilityManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of LocationKit as parameters of `init`.
}
