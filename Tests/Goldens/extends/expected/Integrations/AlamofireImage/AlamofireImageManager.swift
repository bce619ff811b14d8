@preconcurrency import AlamofireImage

/// Holds what AlamofireImage's wrappers share: keys, configuration, start-up.
@MainActor
final class AlamofireImageManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of AlamofireImage.
}
