@preconcurrency import Mixpanel

/// Holds what Mixpanel's wrappers share: keys, configuration, start-up.
@MainActor
final class MixpanelManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Mixpanel.
}
