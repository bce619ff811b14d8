import Combine
@preconcurrency import TellerLine

/// Serves ``VideoBankingSDK`` with TellerLine.
@MainActor
final class TellerLineVideoBankingSDK: VideoBankingSDK {
    private let manager: TellerLineManager
    private lazy var client = TellerLineClient(connection: manager.connection)
    private var call: TellerCall?
    private let statusSubject = CurrentValueSubject<VideoBankingStatus, Never>(.idle)
    private var estimateWaitTask: Task<Void, Never>?
    private var requestAgentTask: Task<Void, Never>?

    init(manager: TellerLineManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<VideoBankingStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Asks how many minutes it takes until an agent has time.
    ///
    /// User: Looks how long the queue is.
    ///
    /// - Returns: A publisher that may fail with ``VideoBankingError``.
    func estimateWait() -> AnyPublisher<Int, VideoBankingError> {
        estimateWaitTask?.cancel()
        let answerSubject = CurrentValueSubject<Int?, VideoBankingError>(nil)
        estimateWaitTask = Task {
            do {
                let seconds = try await client.expectedWait()
                try Task.checkCancellation()
                answerSubject.send(Int((seconds / 60).rounded(.up)))
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(videoBankingError(for: error)))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// Joins the queue. The call begins when an agent answers.
    ///
    /// User: Asks to talk to an agent.
    ///
    /// Starts from `idle`, `ended` or `failed`, passes through `connecting`, ends in `waiting` or
    /// `failed`.
    ///
    /// - Parameter card: What the agent sees of the application.
    /// - Parameter language: The language to talk in, as a two-letter code.
    func requestAgent(about card: IdentityCard, language: String) {
        requestAgentTask?.cancel()
        call?.leave()
        statusSubject.send(.connecting)
        requestAgentTask = Task {
            do {
                let call = try await client.join(caseNumber: card.number, language: language)
                guard !Task.isCancelled else { return call.leave() }
                self.call = call
                queueMoves(to: call.position)
                for await event in call.events where !Task.isCancelled { follow(event) }
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: videoBankingError(for: error)))
            }
        }
    }

    /// Turns the person's microphone off, or on again.
    ///
    /// User: Taps the microphone.
    ///
    /// Starts from `talking`.
    ///
    /// - Parameter isMuted: Whether the agent hears nothing.
    func setMuted(_ isMuted: Bool) {
        call?.setMicrophone(on: !isMuted)
    }

    /// Leaves the queue or the call.
    ///
    /// User: Taps the red button.
    ///
    /// Starts from `connecting`, `waiting` or `talking`, ends in `idle`. Ends a running
    /// `requestAgent`.
    func hangUp() {
        requestAgentTask?.cancel()
        call?.leave()
        call = nil
        statusSubject.send(.idle)
    }

    /// Somebody ahead in the queue has been served.
    ///
    /// An event: TellerLine brings it about, no step does.
    func queueMoves(to position: Int) {
        statusSubject.send(.waiting(position: position))
    }

    /// An agent has time, and takes the call.
    ///
    /// An event: TellerLine brings it about, no step does.
    func agentAnswers(_ agent: String) {
        statusSubject.send(.talking(agent: agent))
    }

    /// The agent has seen enough, and ends the call with a decision.
    ///
    /// An event: TellerLine brings it about, no step does.
    func agentDecides(_ decision: AgentDecision) {
        statusSubject.send(.ended(decision: decision))
    }

    /// The connection is lost.
    ///
    /// An event: TellerLine brings it about, no step does.
    func lineDrops() {
        statusSubject.send(.failed(reason: .lineLost))
    }

    /// Maps an error of the SDK to the app's error.
    func videoBankingError(for error: any Error) -> VideoBankingError {
        if let error = error as? VideoBankingError { return error }
        if case TellerError.noAgent = error { return .noAgent }
        return .serviceFailed(error)
    }

    private func follow(_ event: TellerEvent) {
        switch event {
        case .moved(let position): queueMoves(to: position)
        case .answered(let agent): agentAnswers(agent)
        case .decided(let isApproved): agentDecides(isApproved ? .approved : .declined)
        case .dropped: lineDrops()
        }
    }
}

extension TellerLineManager {
    /// Makes the wrapper that serves ``VideoBankingSDK``.
    func makeVideoBankingSDK() -> any VideoBankingSDK {
        TellerLineVideoBankingSDK(manager: self).verified()
    }
}
