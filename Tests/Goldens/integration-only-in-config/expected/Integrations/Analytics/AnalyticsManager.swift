/// Holds what Analytics's wrappers share: keys, configuration, start-up.
@MainActor
final class AnalyticsManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Analytics.
}
