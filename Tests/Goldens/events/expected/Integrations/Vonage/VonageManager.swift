/// Holds what Vonage's wrappers share: keys, configuration, start-up.
@MainActor
final class VonageManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Vonage.
}
