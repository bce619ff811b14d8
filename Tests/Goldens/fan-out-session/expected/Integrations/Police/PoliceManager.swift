/// Holds what Police's wrappers share: keys, configuration, start-up.
@MainActor
final class PoliceManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Police as parameters of `init`.
}
