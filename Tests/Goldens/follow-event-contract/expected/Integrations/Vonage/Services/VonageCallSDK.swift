import Combine

/// Serves ``CallSDK`` with Vonage.
@MainActor
final class VonageCallSDK: CallSDK {
    private let manager: VonageManager
    private let statusSubject = CurrentValueSubject<CallStatus, Never>(.idle)
    private var joinTask: Task<Void, Never>?
    private var hangUpTask: Task<Void, Never>?

    init(manager: VonageManager) {
        self.manager = manager
    }

    var status: CallStatus { flow.status }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<CallStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Taps "Call".
    ///
    /// Starts from `idle` or `ended`, passes through `connecting`, then `ringing`, ends in
    /// `running` or `ended`.
    ///
    /// - Parameter room: The room.
    func join(room: String) {
        print("joining", room)
        joinTask?.cancel()
        joinTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Vonage, then send `.running(agent:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw CallError.lost
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.ended(reason: callError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.connecting)
        statusSubject.send(.ringing)
    }

    /// Taps "End".
    ///
    /// Starts from `running`, ends in `ended`. Ends a running `join`.
    func hangUp() {
        joinTask?.cancel()
        hangUpTask?.cancel()
        hangUpTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Vonage, then send `.ended(reason:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw CallError.lost
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.ended(reason: callError(for: error)))
            }
        }
    }

    /// The agent asks for a moment.
    // TODO(flowgen): Call this from Vonage's callback.
    func putOnHold() { flow.send(.onHold) }

    func cameBack(agent: String) { flow.send(.running(agent: agent)) }

    /// The connection broke.
    // TODO(flowgen): Call this from Vonage's callback.
    func broke(reason: CallError) { flow.send(.ended(reason: reason)) }

    /// What an error of the SDK is to the app.
    func callError(for error: any Error) -> CallError {
        if let error = error as? CallError { return error }
        return .lost
    }
}

extension VonageManager {
    /// Makes the wrapper that serves ``CallSDK``.
    func makeCallSDK() -> any CallSDK {
        VonageCallSDK(manager: self)
    }
}
