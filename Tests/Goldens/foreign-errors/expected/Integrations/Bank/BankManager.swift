/// Holds what Bank's wrappers share: keys, configuration, start-up.
@MainActor
final class BankManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Bank.
}
