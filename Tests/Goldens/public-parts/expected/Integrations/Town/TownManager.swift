// Part of Guide.

@preconcurrency import FirebaseAuthUI
@preconcurrency import LocationKit

/// Holds what Town's wrappers share: keys, configuration, start-up.
@MainActor
final class TownManager: Integration {
  // TODO(flowgen): Keep here what the wrappers share, such as the key of Town.
}
