// The tests of the wrapper as a developer fills them in: its SDK is a stub.
import PostKit
import XCTest

/// Tests of ``PostDeskSDK`` against a stubbed SDK.
nonisolated final class PostDeskSDKTests: XCTestCase {
    @MainActor
    func testPlace() async throws {
        try await Self.contract.holds(for: .place)
    }

    @MainActor
    func testComplain() async throws {
        try await Self.contract.holds(for: .complain)
    }

    @MainActor
    func testFollow() async throws {
        try await Self.contract.holds(for: .follow)
    }

    @MainActor
    func testStop() async throws {
        try await Self.contract.holds(for: .stop)
    }

    /// What the flow promises, asked of ``PostDeskSDK``.
    @MainActor
    private static var contract: DeskContract {
        DeskContract(make: makeDeskSDK)
    }

    /// Makes a fresh ``PostDeskSDK`` for a way through the flow.
    @MainActor
    private static func makeDeskSDK(for way: DeskContract.Way) async throws -> any DeskSDK {
        let answers = way.moves.map { move in
            if move.isUnderWay { return PostOffice.Answer.successAfterLeaving }
            guard move.fails else { return .success }
            return move.error == "refused" ? .refusal : .breakdown
        }
        return PostManager(office: PostOffice(answers)).makeDeskSDK()
    }
}
