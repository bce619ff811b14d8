/// */ #error("no")
///
/// Holds what Kit's wrappers share: keys, configuration, start-up.
@MainActor
final class KitManager {
    // TODO(flowgen): Take the keys and the configuration of Kit as parameters of `init`.
}
