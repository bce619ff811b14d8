import XCTest

/// Tests of ``CameraScanSDK`` against a stubbed SDK.
nonisolated final class CameraScanSDKTests: XCTestCase {
    @MainActor
    func testScan() async throws {
        try await Self.contract.holds(for: .scan)
    }

    /// What the flow promises, asked of ``CameraScanSDK``.
    @MainActor
    private static var contract: ScanContract {
        ScanContract(make: makeScanSDK)
    }

    /// Makes a fresh ``CameraScanSDK`` for a way through the flow.
    @MainActor
    private static func makeScanSDK(for way: ScanContract.Way) async throws -> any ScanSDK {
        // TODO(flowgen): Return it with a stubbed Camera that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
