public import Combine
public import SwiftUI

/// A mock of ``GuideSDK`` for tests and previews.
@MainActor
public final class MockGuideSDK: GuideSDK {
    // What was called.
    public private(set) var calls: [GuideFlow.Step] = []

    // What the steps do; a test can replace it.
    public var onLookAround: @MainActor () async throws -> GuideStatus = { .near(sight: Sight.sample) }

    private let flow = FlowRunner<GuideFlow> { .other($0) }

    public init() {}

    public var status: GuideStatus { flow.status }
    public var statusPublisher: AnyPublisher<GuideStatus, Never> { flow.statusPublisher }

    /// A text that names the view.
    public var signInScreen: AnyView {
        AnyView(Text(verbatim: "signInScreen"))
    }

    /// A text that names the view.
    public func streetView(of sight: Sight, zoom: Double) -> AnyView {
        AnyView(Text(verbatim: "streetView"))
    }

    public func lookAround() {
        calls.append(.lookAround)
        flow.start(.lookAround) { [onLookAround] _ in try await onLookAround() }
    }

    /// Sends the statuses of a scenario, as if its steps had been called.
    public func play(_ scenario: GuideScenario) {
        scenario.moves.flatMap(\.statuses).forEach { flow.send($0) }
    }

    /// Returns once no step is running.
    public func finishSteps() async { await flow.finishSteps() }
}
