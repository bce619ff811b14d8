@preconcurrency import IdensicMobileSDK

/// Identity checks.
///
/// The SDK has no key of its own: the token that the app answers with says all.
@MainActor
final class SumsubManager: Integration {}
