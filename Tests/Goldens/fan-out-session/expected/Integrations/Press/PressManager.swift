/// Holds what Press's wrappers share: keys, configuration, start-up.
@MainActor
final class PressManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Press.
}
