/// Die Bank „um die Ecke“.
///
/// Holds what Bänk's wrappers share: keys, configuration, start-up.
@MainActor
final class BänkManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Bänk as parameters of `init`.
}
