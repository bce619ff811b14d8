import XCTest

/// Tests of ``WireLookupSDK`` against a stubbed SDK.
nonisolated final class WireLookupSDKTests: XCTestCase {
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
    func testCount() async throws {
        try await Self.contract.holds(for: .count)
    }

    @MainActor
    func testIsNumber() async throws {
        try await Self.contract.holds(for: .isNumber)
    }

    @MainActor
    func testStop() async throws {
        try await Self.contract.holds(for: .stop)
    }

    /// What the flow promises, asked of ``WireLookupSDK``.
    @MainActor
    private static var contract: LookupContract {
        LookupContract(make: makeLookupSDK)
    }

    /// Makes a fresh ``WireLookupSDK`` for a way through the flow.
    @MainActor
    private static func makeLookupSDK(for way: LookupContract.Way) async throws -> any LookupSDK {
        // TODO(flowgen): Return it with a stubbed ParcelWire that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
