@preconcurrency import Kingfisher

/// Holds what Kingfisher's wrappers share: keys, configuration, start-up.
@MainActor
final class KingfisherManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Kingfisher.
}
