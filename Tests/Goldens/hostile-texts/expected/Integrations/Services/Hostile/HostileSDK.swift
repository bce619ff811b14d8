import Combine

/// Ends */ the comment, begins /* another, """ and \(1 + 1) and #sourceLocation.
///
/// ```
/// fatalError()
/// ```
///
/// #if false
/// - Parameter x: no
@MainActor
protocol HostileSDK: AnyObject, Sendable {
    /// */ import Darwin.
    ///
    /// - User story: Taps ``Go`` and leaves a line.
    /// - Statuses: `idle` → `done`.
    func go()

    var status: HostileStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<HostileStatus, Never> { get }
}
