/// Holds what Piwik's wrappers share: keys, configuration, start-up.
@MainActor
final class PiwikManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Piwik.
}
