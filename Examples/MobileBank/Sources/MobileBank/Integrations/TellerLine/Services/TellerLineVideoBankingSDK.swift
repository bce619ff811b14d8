import Combine
@preconcurrency import TellerLine

/// Implements ``VideoBankingSDK`` with TellerLine.
@MainActor
final class TellerLineVideoBankingSDK: VideoBankingSDK {
    private let client: TellerLineClient
    private var call: TellerCall?
    private let flow = FlowRunner<VideoBankingFlow>(.idle) {
        TellerLineVideoBankingSDK.videoBankingError(for: $0)
    }

    init(manager: TellerLineManager) {
        client = TellerLineClient(connection: manager.connection)
    }

    var status: VideoBankingStatus { flow.status }
    var statusPublisher: AnyPublisher<VideoBankingStatus, Never> { flow.statusPublisher }

    func estimateWait() -> AnyPublisher<Int, VideoBankingError> {
        flow.publisher(.estimateWait) { [client] _ in
            let minutes = try await client.expectedWait() / 60
            guard let wait = Int(exactly: minutes.rounded(.up)) else {
                throw VideoBankingError.noAgent
            }
            return wait
        }
    }

    func requestAgent(about card: IdentityCard, language: String) {
        call?.leave()
        flow.run(.requestAgent, via: .connecting) { [client, weak self] send in
            let call = try await client.join(caseNumber: card.number, language: language)
            // Also when the step is cancelled or the wrapper dropped.
            defer { if !call.hasLeft { call.leave() } }
            try Task.checkCancellation()
            self?.call = call
            send(.waiting(position: call.position))
            for await event in call.events {
                try Task.checkCancellation()
                self?.follow(event)
            }
            return nil
        }
    }

    func setMuted(_ isMuted: Bool) {
        call?.setMicrophone(on: !isMuted)
    }

    func hangUp() {
        flow.cancel(.requestAgent)
        call?.leave()
        call = nil
        flow.send(.idle)
    }

    /// Somebody ahead in the queue has been served.
    func queueMoves(position: Int) { flow.send(.waiting(position: position)) }

    /// An agent is free, and takes the call.
    func agentAnswers(agent: String) { flow.send(.talking(agent: agent)) }

    /// The agent has seen enough, and ends the call with a decision.
    func agentDecides(decision: AgentDecision) { flow.send(.ended(decision: decision)) }

    /// The connection is lost.
    func lineDrops(reason: VideoBankingError) { flow.send(.failed(reason: reason)) }

    private func follow(_ event: TellerEvent) {
        switch event {
        case .moved(let position): queueMoves(position: position)
        case .answered(let agent): agentAnswers(agent: agent)
        case .decided(let isApproved): agentDecides(decision: isApproved ? .approved : .declined)
        case .dropped: lineDrops(reason: .lineLost)
        }
    }

    /// Maps an error of TellerLine to the app's error.
    private static func videoBankingError(for error: any Error) -> VideoBankingError {
        if case TellerError.noAgent = error { return .noAgent }
        return .serviceFailed(error)
    }
}

extension TellerLineManager {
    func makeVideoBankingSDK() -> any VideoBankingSDK {
        TellerLineVideoBankingSDK(manager: self).verified()
    }
}
