/// Holds what Police's wrappers share: keys, configuration, start-up.
@MainActor
final class PoliceManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Police.
}
