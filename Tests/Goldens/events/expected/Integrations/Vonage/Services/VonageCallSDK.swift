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
    ///
    /// An event: Vonage brings it about, no step does.
    func putOnHold() {
        // TODO(flowgen): Have Vonage's callback call this, on the main actor.
        statusSubject.send(.onHold)
    }

    /// Came back.
    ///
    /// An event: Vonage brings it about, no step does.
    func cameBack(agent: String) {
        // TODO(flowgen): Have Vonage's callback call this, on the main actor.
        statusSubject.send(.running(agent: agent))
    }

    /// The connection broke.
    ///
    /// An event: Vonage brings it about, no step does.
    func broke(reason: CallError) {
        // TODO(flowgen): Have Vonage's callback call this, on the main actor.
        statusSubject.send(.ended(reason: reason))
    }

    /// Maps an error of the SDK to the app's error.
    func callError(for error: any Error) -> CallError {
        if let error = error as? CallError { return error }
        // TODO(flowgen): Map the errors of Vonage to the cases of `CallError`.
        return .lost
    }
}

extension VonageManager {
    /// Makes the wrapper that serves ``CallSDK``.
    func makeCallSDK() -> any CallSDK {
        VonageCallSDK(manager: self)
    }
}
