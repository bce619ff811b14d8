/// Holds what Insurer's wrappers share: keys, configuration, start-up.
@MainActor
final class InsurerManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Insurer.
}
