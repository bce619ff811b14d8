/// Holds what Painter's wrappers share: keys, configuration, start-up.
@MainActor
final class PainterManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Painter.
}
