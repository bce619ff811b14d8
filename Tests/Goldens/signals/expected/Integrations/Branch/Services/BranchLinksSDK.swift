import Combine
import Foundation

/// Implements ``LinksSDK`` with Branch.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Branch calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class BranchLinksSDK: LinksSDK {
    private let manager: BranchManager
    private let flow = FlowRunner<LinksFlow> { BranchLinksSDK.linksError(for: $0) }
    private let linkOpenedSubject = FlowSignal<URL>()
    private let campaignFoundSubject = FlowSignal<(campaign: String, clicked: Date)>()

    init(manager: BranchManager) {
        self.manager = manager
    }

    var status: LinksStatus { flow.status }
    var statusPublisher: AnyPublisher<LinksStatus, Never> { flow.statusPublisher }

    var linkOpenedPublisher: AnyPublisher<URL, Never> { linkOpenedSubject.publisher }

    var campaignFoundPublisher: AnyPublisher<(campaign: String, clicked: Date), Never> {
        campaignFoundSubject.publisher
    }

    func start() {
        flow.check(.start)
        // TODO(flowgen): Call Branch and send `.ready`.
        flow.reportUnwritten(.start)
    }

    func create(place: String) -> AnyPublisher<URL, LinksError> {
        flow.publisher(.create) { _, yield in
            // TODO(flowgen): Call Branch and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? LinksError ?? Self.linksError(for: $0) }.eraseToAnyPublisher()
    }

    /// The person has opened a link, perhaps before the app was installed.
    // TODO(flowgen): Call this from Branch's callback.
    func linkOpened(_ value: URL) { linkOpenedSubject.send(value) }

    // TODO(flowgen): Call this from Branch's callback.
    func campaignFound(campaign: String, clicked: Date) {
        campaignFoundSubject.send((campaign: campaign, clicked: clicked))
    }

    // TODO(flowgen): Call this from Branch's callback.
    func offline() { flow.send(.waiting) }

    /// Maps an error of Branch to the app's error.
    private nonisolated static func linksError(for error: any Error) -> LinksError {
        .unknown
    }
}

extension BranchManager {
    func makeLinksSDK() -> any LinksSDK {
        BranchLinksSDK(manager: self)
    }
}
