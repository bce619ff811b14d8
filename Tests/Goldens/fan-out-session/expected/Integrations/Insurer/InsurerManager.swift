/// Holds what Insurer's wrappers share: keys, configuration, start-up.
@MainActor
final class InsurerManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Insurer as parameters of `init`.
}
