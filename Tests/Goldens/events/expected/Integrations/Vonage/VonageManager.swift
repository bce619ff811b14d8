/// Holds what Vonage's wrappers share: keys, configuration, start-up.
@MainActor
final class VonageManager {
    // TODO(flowgen): Take the keys and the configuration of Vonage as parameters of `init`.
}
