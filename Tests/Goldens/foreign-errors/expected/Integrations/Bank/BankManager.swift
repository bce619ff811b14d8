/// Holds what Bank's wrappers share: keys, configuration, start-up.
@MainActor
final class BankManager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Bank as parameters of `init`.
}
