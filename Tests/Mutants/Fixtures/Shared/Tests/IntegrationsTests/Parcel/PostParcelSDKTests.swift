// The tests of the wrapper as a developer fills them in: its SDK is a stub.
import PostKit
import XCTest

/// Tests of ``PostParcelSDK`` against a stubbed SDK.
nonisolated final class PostParcelSDKTests: XCTestCase {
    @MainActor
    func testOpen() async throws {
        try await Self.contract.holds(for: .open)
    }

    @MainActor
    func testFindEndsInFound() async throws {
        try await Self.contract.holds(for: .find, endingIn: .found)
    }

    @MainActor
    func testFindEndsInFailed() async throws {
        try await Self.contract.holds(for: .find, endingIn: .failed)
    }

    @MainActor
    func testReserveEndsInFound() async throws {
        try await Self.contract.holds(for: .reserve, endingIn: .found)
    }

    @MainActor
    func testReserveEndsInFailed() async throws {
        try await Self.contract.holds(for: .reserve, endingIn: .failed)
    }

    @MainActor
    func testFollowEndsInArrived() async throws {
        try await Self.contract.holds(for: .follow, endingIn: .arrived)
    }

    @MainActor
    func testFollowEndsInFailed() async throws {
        try await Self.contract.holds(for: .follow, endingIn: .failed)
    }

    @MainActor
    func testStop() async throws {
        try await Self.contract.holds(for: .stop)
    }

    @MainActor
    func testQueued() async throws {
        try await Self.contract.holds(when: .queued)
    }

    @MainActor
    func testLost() async throws {
        try await Self.contract.holds(when: .lost)
    }

    /// What the flow promises, asked of ``PostParcelSDK``.
    @MainActor
    private static var contract: ParcelContract {
        ParcelContract(make: makeParcelSDK, cause: cause)
    }

    /// Makes a fresh ``PostParcelSDK`` for a way through the flow.
    @MainActor
    private static func makeParcelSDK(for way: ParcelContract.Way) async throws -> any ParcelSDK {
        PostManager(office: PostOffice(way.answers)).makeParcelSDK()
    }

    /// Brings about an event.
    @MainActor
    private static func cause(_ event: ParcelContract.Event, on sdk: any ParcelSDK) async throws {
        let office = try XCTUnwrap(sdk as? PostParcelSDK).manager.office
        switch event {
        case .queued: office.queue()
        case .lost: office.lose()
        }
    }
}

extension ParcelContract.Way {
    /// How the office answers each request along the way, in turn.
    fileprivate var answers: [PostOffice.Answer] {
        moves.enumerated().compactMap { index, move in
            switch move.step {
            case .find?, .reserve?, .follow?:
                if move.isUnderWay { return lateAnswer(before: moves[index + 1]) }
                guard move.fails else { return .success }
                return move.error == "refused" ? .refusal : .breakdown
            case .open?, .stop?, nil: return nil
            }
        }
    }

    /// How it answers a request that is under way when the next move begins.
    private func lateAnswer(before next: ParcelContract.Move) -> PostOffice.Answer {
        guard next.isOpen else { return .successAfterLeaving }
        return next.fails ? .breakdownAfterQueuing : .successAfterQueuing
    }
}
