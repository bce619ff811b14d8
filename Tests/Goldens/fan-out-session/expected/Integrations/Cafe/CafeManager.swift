/// Holds what Cafe's wrappers share: keys, configuration, start-up.
@MainActor
final class CafeManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Cafe.
}
