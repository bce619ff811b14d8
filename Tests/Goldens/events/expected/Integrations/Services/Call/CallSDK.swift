import Combine

/// Lets the user talk to an agent by video.
@MainActor
protocol CallSDK: AnyObject, Sendable {
    /// - User story: Taps "Call".
    /// - Statuses: `idle` or `ended` → `connecting` → `ringing` → `running` or `ended`.
    func join(room: String)

    /// - User story: Taps "End".
    /// - Statuses: `running` → `ended`. Cancels `join`.
    func hangUp()

    var status: CallStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<CallStatus, Never> { get }
}
