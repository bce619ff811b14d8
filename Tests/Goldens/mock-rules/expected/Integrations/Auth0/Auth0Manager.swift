/// Holds what Auth0's wrappers share: keys, configuration, start-up.
@MainActor
final class Auth0Manager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Auth0.
}
