@preconcurrency import Mixpanel

/// Holds what Mixpanel's wrappers share: keys, configuration, start-up.
@MainActor
final class MixpanelManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Mixpanel as parameters of `init`.
}
