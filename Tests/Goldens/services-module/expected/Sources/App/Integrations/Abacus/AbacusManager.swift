/// Holds what Abacus's wrappers share: keys, configuration, start-up.
@MainActor
final class AbacusManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Abacus.
}
