/// Holds what Candle's wrappers share: keys, configuration, start-up.
@MainActor
final class CandleManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Candle.
}
