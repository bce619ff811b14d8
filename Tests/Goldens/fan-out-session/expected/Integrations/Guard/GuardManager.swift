/// Holds what Guard's wrappers share: keys, configuration, start-up.
@MainActor
final class GuardManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Guard.
}
