/// Holds what Tables's wrappers share: keys, configuration, start-up.
@MainActor
final class TablesManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Tables.
}
