/// Holds what Banner's wrappers share: keys, configuration, start-up.
@MainActor
final class BannerManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Banner as parameters of `init`.
}
