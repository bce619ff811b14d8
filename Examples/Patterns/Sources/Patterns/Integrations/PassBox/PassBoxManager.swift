@preconcurrency import PassBox

/// The phone's wallet.
///
/// It belongs to the system, and needs no key.
@MainActor
final class PassBoxManager: Integration {}
