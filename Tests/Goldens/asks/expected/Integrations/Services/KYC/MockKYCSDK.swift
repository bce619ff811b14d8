#if DEBUG
import Foundation

/// A mock of ``KYCSDK`` for tests and previews.
@MainActor
public final class MockKYCSDK: KYCSDK {
    // What was called.
    public private(set) var calls: [KYCFlow.Step] = []

    // What the steps do; a test can replace it.
    public var onVerify: @MainActor () async throws -> KYCStatus = { .known }

    /// What the app answers. Set it before a test begins whose closures ask, as the SDK does.
    public var appAnswers: KYCAnswers?

    private let flow = FlowRunner<KYCFlow> { .other($0) }

    public init() {}

    public var status: KYCStatus { flow.status }
    public var statuses: AsyncStream<KYCStatus> { flow.statuses }

    @discardableResult
    public func verify() async -> KYCStatus {
        calls.append(.verify)
        return await flow.run(.verify, via: .checking) { [onVerify] _ in try await onVerify() }
    }

    /// Sends the statuses of a scenario, as if its steps had been called.
    public func play(_ scenario: KYCScenario) {
        scenario.moves.flatMap(\.statuses).forEach { flow.send($0) }
    }
}
#endif
