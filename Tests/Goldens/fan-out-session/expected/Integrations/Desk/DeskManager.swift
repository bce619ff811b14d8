/// Holds what Desk's wrappers share: keys, configuration, start-up.
@MainActor
final class DeskManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Desk as parameters of `init`.
}
