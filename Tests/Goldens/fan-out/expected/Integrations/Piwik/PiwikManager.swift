/// Holds what Piwik's wrappers share: keys, configuration, start-up.
@MainActor
final class PiwikManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Piwik as parameters of `init`.
}
