import Combine
@preconcurrency import PulseProof

/// Serves ``LivenessDetectionSDK`` with PulseProof.
@MainActor
final class PulseProofLivenessDetectionSDK: LivenessDetectionSDK {
    private let manager: PulseProofManager
    private var client: PulseSession?
    /// Kept here because a session holds its delegate weakly.
    private var observer: PulseSessionObserver?
    private let statusSubject = CurrentValueSubject<LivenessDetectionStatus, Never>(.idle)
    private var startCheckTask: Task<Void, Never>?

    init(manager: PulseProofManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<LivenessDetectionStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Starts a check, which asks for a few small movements.
    ///
    /// User: Looks into the camera and does what the screen asks.
    ///
    /// Starts from `idle`, `passed` or `failed`, passes through `checking`, `challenged`, ends in
    /// `passed` or `failed`.
    ///
    /// - Parameter card: The card that the face has to belong to.
    /// - Parameter timeLimit: How many seconds the person has.
    func startCheck(for card: IdentityCard, timeLimit: Int) {
        startCheckTask?.cancel()
        client?.stop()
        let session = manager.makeSession()
        let observer = PulseSessionObserver()
        session.delegate = observer
        client = session
        self.observer = observer
        statusSubject.send(.checking)
        session.start(documentNumber: card.number, secondsAllowed: timeLimit)
        startCheckTask = Task {
            do {
                for try await message in observer.messages {
                    try Task.checkCancellation()
                    statusSubject.send(try status(after: message))
                }
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: livenessDetectionError(for: error)))
            }
        }
    }

    /// Ends the check without a result.
    ///
    /// User: Goes back.
    ///
    /// Starts from `checking` or `challenged`, ends in `idle`. Ends a running `startCheck`.
    func cancelCheck() {
        startCheckTask?.cancel()
        client?.stop()
        statusSubject.send(.idle)
    }

    /// Maps an error of the SDK to the app's error.
    func livenessDetectionError(for error: any Error) -> LivenessDetectionError {
        if let error = error as? LivenessDetectionError { return error }
        if case PulseError.timeout = error { return .timedOut }
        return .checkFailed(error)
    }

    private func status(
        after message: PulseSessionObserver.Message
    ) throws -> LivenessDetectionStatus {
        switch message {
        case .asked(let challenge): return .challenged(challenge: challenge)
        case .finished(let liveness, let similarity):
            guard liveness >= 0.8 else { throw LivenessDetectionError.notLive }
            guard similarity >= 0.8 else { throw LivenessDetectionError.otherPerson }
            return .passed(confidence: min(liveness, similarity))
        }
    }
}

extension PulseProofManager {
    /// Makes the wrapper that serves ``LivenessDetectionSDK``.
    func makeLivenessDetectionSDK() -> any LivenessDetectionSDK {
        PulseProofLivenessDetectionSDK(manager: self).verified()
    }
}
