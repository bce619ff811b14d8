/// Holds what Counter's wrappers share: keys, configuration, start-up.
@MainActor
final class CounterManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Counter.
}
