/// Holds what Analytics's wrappers share: keys, configuration, start-up.
@MainActor
final class AnalyticsManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Analytics as parameters of `init`.
}
