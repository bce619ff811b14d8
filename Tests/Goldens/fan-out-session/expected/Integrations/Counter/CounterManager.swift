/// Holds what Counter's wrappers share: keys, configuration, start-up.
@MainActor
final class CounterManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Counter as parameters of `init`.
}
