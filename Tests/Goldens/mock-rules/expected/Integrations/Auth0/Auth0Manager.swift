/// Holds what Auth0's wrappers share: keys, configuration, start-up.
@MainActor
final class Auth0Manager: Integration {
    // TODO(flowgen): Take the keys and the configuration of Auth0 as parameters of `init`.
}
