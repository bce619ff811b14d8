@preconcurrency import Kingfisher
import UIKit

/// Pictures from the network, with a cache.
///
/// Holds what Kingfisher's wrappers share: keys, configuration, start-up.
@MainActor
final class KingfisherManager: Integration {
}
