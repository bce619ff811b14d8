/// The railway.
///
/// Holds what Rail's wrappers share: keys, configuration, start-up.
@MainActor
final class RailManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Rail as parameters of `init`.
}
