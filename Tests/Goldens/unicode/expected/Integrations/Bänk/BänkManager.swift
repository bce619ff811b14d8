/// Die Bank „um die Ecke“.
///
/// Holds what Bänk's wrappers share: keys, configuration, start-up.
@MainActor
final class BänkManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Bänk.
}
