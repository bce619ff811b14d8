import Combine
@preconcurrency import PulseProof

/// Implements ``LivenessDetectionSDK`` with PulseProof.
@MainActor
final class PulseProofLivenessDetectionSDK: LivenessDetectionSDK {
    private let manager: PulseProofManager
    private let flow = FlowRunner<LivenessDetectionFlow> {
        PulseProofLivenessDetectionSDK.livenessDetectionError(for: $0)
    }

    init(manager: PulseProofManager) {
        self.manager = manager
    }

    var status: LivenessDetectionStatus { flow.status }
    var statusPublisher: AnyPublisher<LivenessDetectionStatus, Never> { flow.statusPublisher }

    func startCheck(for card: IdentityCard, timeLimit: Int) {
        let session = manager.makeSession()
        // A session holds its delegate weakly; the work holds it.
        let observer = PulseSessionObserver()
        session.delegate = observer
        flow.start(.startCheck, via: .checking) { send in
            // Also when the step is cancelled or the wrapper dropped.
            defer { session.stop() }
            session.start(documentNumber: card.number, secondsAllowed: timeLimit)
            for try await message in observer.messages {
                switch message {
                case .asked(let challenge): send(.challenged(challenge: challenge))
                case .finished(let liveness, let similarity):
                    guard liveness >= 0.8 else { throw LivenessDetectionError.notLive }
                    guard similarity >= 0.8 else { throw LivenessDetectionError.otherPerson }
                    return .passed(confidence: min(liveness, similarity))
                }
            }
            throw CancellationError()
        }
    }

    func cancelCheck() {
        flow.check(.cancelCheck)
        flow.cancel(.startCheck)
        flow.send(.idle)
    }

    /// Maps an error of PulseProof to the app's error.
    private nonisolated static func livenessDetectionError(for error: any Error) -> LivenessDetectionError {
        switch error {
        case PulseError.timeout: .timedOut
        default: .checkFailed(error)
        }
    }
}

extension PulseProofManager {
    func makeLivenessDetectionSDK() -> any LivenessDetectionSDK {
        PulseProofLivenessDetectionSDK(manager: self)
    }
}
