/// Holds what Desk's wrappers share: keys, configuration, start-up.
@MainActor
final class DeskManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Desk.
}
