/// Holds what Pages's wrappers share: keys, configuration, start-up.
@MainActor
final class PagesManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Pages as parameters of `init`.
}
