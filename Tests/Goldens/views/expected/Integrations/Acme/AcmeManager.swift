/// Holds what Acme's wrappers share: keys, configuration, start-up.
@MainActor
final class AcmeManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Acme.
}
