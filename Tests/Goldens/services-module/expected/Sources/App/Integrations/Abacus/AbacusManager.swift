/// Holds what Abacus's wrappers share: keys, configuration, start-up.
@MainActor
final class AbacusManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Abacus as parameters of `init`.
}
