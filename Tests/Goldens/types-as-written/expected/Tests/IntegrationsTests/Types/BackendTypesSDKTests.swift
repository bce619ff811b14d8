import XCTest

@testable import App

/// Tests of ``BackendTypesSDK`` against a stubbed SDK.
nonisolated final class BackendTypesSDKTests: XCTestCase {
    @MainActor
    func testList() async throws {
        try await Self.contract.holds(for: .list)
    }

    @MainActor
    func testShow() async throws {
        // TODO(flowgen): Have a stubbed Backend answer, call `show(id:body:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    /// What the flow promises, asked of ``BackendTypesSDK``.
    @MainActor
    private static var contract: TypesContract {
        TypesContract(make: makeTypesSDK)
    }

    /// Makes a fresh ``BackendTypesSDK`` for a way through the flow.
    @MainActor
    private static func makeTypesSDK(for way: TypesContract.Way) async throws -> any TypesSDK {
        // TODO(flowgen): Return it with a stubbed Backend that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
