import Combine
@preconcurrency import TellerLine

/// Implements ``VideoBankingSDK`` with TellerLine.
@MainActor
final class TellerLineVideoBankingSDK: VideoBankingSDK {
    private let client: TellerLineClient
    private var call: TellerCall?
    private let flow = FlowRunner<VideoBankingFlow> { TellerLineVideoBankingSDK.videoBankingError(for: $0) }

    init(manager: TellerLineManager) {
        client = TellerLineClient(connection: manager.connection)
    }

    var status: VideoBankingStatus { flow.status }
    var statusPublisher: AnyPublisher<VideoBankingStatus, Never> { flow.statusPublisher }

    func estimateWait() -> AnyPublisher<Int, VideoBankingError> {
        flow.publisher(.estimateWait) { [client] _, yield in
            let minutes = try await client.expectedWait() / 60
            guard let wait = Int(exactly: minutes.rounded(.up)) else { throw VideoBankingError.noAgent }
            yield(wait)
        }.mapError { $0 as? VideoBankingError ?? Self.videoBankingError(for: $0) }.eraseToAnyPublisher()
    }

    func requestAgent(about card: IdentityCard, language: String) {
        flow.start(.requestAgent, via: .connecting) { [client, weak self] send in
            let call = try await client.join(caseNumber: card.number, language: language)
            // Also when the step is cancelled or the wrapper dropped.
            defer { if !call.hasLeft { call.leave() } }
            try Task.checkCancellation()
            self?.call = call
            send(.waiting(position: call.position))
            for await event in call.events {
                switch event {
                case .moved(let position): send(.waiting(position: position))
                case .answered(let agent): send(.talking(agent: agent))
                case .decided(let isApproved): return .ended(decision: isApproved ? .approved : .declined)
                case .dropped: throw VideoBankingError.lineLost
                }
            }
            throw VideoBankingError.lineLost
        }
    }

    func setMuted(_ isMuted: Bool) {
        flow.check(.setMuted)
        call?.setMicrophone(on: !isMuted)
    }

    func hangUp() {
        flow.check(.hangUp)
        flow.cancel(.requestAgent)
        call?.leave()
        flow.send(.idle)
    }

    /// Maps an error of TellerLine to the app's error.
    private nonisolated static func videoBankingError(for error: any Error) -> VideoBankingError {
        switch error {
        case TellerError.noAgent: .noAgent
        default: .serviceFailed(error)
        }
    }
}

extension TellerLineManager {
    func makeVideoBankingSDK() -> any VideoBankingSDK {
        TellerLineVideoBankingSDK(manager: self)
    }
}
