/// Holds what Taxi's wrappers share: keys, configuration, start-up.
@MainActor
final class TaxiManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Taxi.
}
