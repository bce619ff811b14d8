/// Holds what Acme's wrappers share: keys, configuration, start-up.
@MainActor
final class AcmeManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Acme as parameters of `init`.
}
