@preconcurrency import AlamofireImage

/// Holds what AlamofireImage's wrappers share: keys, configuration, start-up.
@MainActor
final class AlamofireImageManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of AlamofireImage as parameters of `init`.
}
