// The tests of the wrapper as a developer fills them in: its SDK is a stub.
import PostKit
import XCTest

/// Tests of ``PostBasketSDK`` against a stubbed SDK.
nonisolated final class PostBasketSDKTests: XCTestCase {
    @MainActor
    func testAdd() async throws {
        try await Self.contract.holds(for: .add)
    }

    @MainActor
    func testClear() async throws {
        try await Self.contract.holds(for: .clear)
    }

    @MainActor
    func testOrderEndsInOrdered() async throws {
        try await Self.contract.holds(for: .order, endingIn: .ordered)
    }

    @MainActor
    func testOrderEndsInFailed() async throws {
        try await Self.contract.holds(for: .order, endingIn: .failed)
    }

    @MainActor
    func testExpired() async throws {
        try await Self.contract.holds(when: .expired)
    }

    /// What the flow promises, asked of ``PostBasketSDK``.
    @MainActor
    private static var contract: BasketContract {
        BasketContract(make: makeBasketSDK, cause: cause)
    }

    /// Makes a fresh ``PostBasketSDK`` for a way through the flow.
    @MainActor
    private static func makeBasketSDK(for way: BasketContract.Way) async throws -> any BasketSDK {
        let orders = way.moves.filter { $0.step == .order }.map { move in
            guard move.fails else { return PostOffice.Answer.success }
            return move.error == "refused" ? .refusal : .breakdown
        }
        return PostManager(counter: PostCounter(orders)).makeBasketSDK()
    }

    /// Brings about an event.
    @MainActor
    private static func cause(_ event: BasketContract.Event, on sdk: any BasketSDK) async throws {
        let counter = try XCTUnwrap(sdk as? PostBasketSDK).manager.counter
        switch event {
        case .expired: counter.expire()
        }
    }
}
