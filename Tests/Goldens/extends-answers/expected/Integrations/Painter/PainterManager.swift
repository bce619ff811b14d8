/// Holds what Painter's wrappers share: keys, configuration, start-up.
@MainActor
final class PainterManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Painter as parameters of `init`.
}
