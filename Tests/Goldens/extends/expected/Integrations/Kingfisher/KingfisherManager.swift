@preconcurrency import Kingfisher

/// Holds what Kingfisher's wrappers share: keys, configuration, start-up.
@MainActor
final class KingfisherManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Kingfisher as parameters of `init`.
}
