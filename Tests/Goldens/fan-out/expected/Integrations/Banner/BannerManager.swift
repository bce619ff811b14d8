/// Holds what Banner's wrappers share: keys, configuration, start-up.
@MainActor
final class BannerManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Banner.
}
