/// Holds what Taxi's wrappers share: keys, configuration, start-up.
@MainActor
final class TaxiManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Taxi as parameters of `init`.
}
