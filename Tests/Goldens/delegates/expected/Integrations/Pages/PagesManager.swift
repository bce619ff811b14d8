/// Holds what Pages's wrappers share: keys, configuration, start-up.
@MainActor
final class PagesManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Pages.
}
