@preconcurrency import LocationKit

/// Holds what Reachability's wrappers share: keys, configuration, start-up.
@MainActor
final class ReachabilityManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of LocationKit.
}
