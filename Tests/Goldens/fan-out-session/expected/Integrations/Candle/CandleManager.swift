/// Holds what Candle's wrappers share: keys, configuration, start-up.
@MainActor
final class CandleManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Candle as parameters of `init`.
}
