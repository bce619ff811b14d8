import XCTest

/// Tests of ``PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken`` against a stubbed SDK.
nonisolated final class PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBrokenTests:
    XCTestCase
{
    @MainActor
    func testScan() async throws {
        try await Self.contract.holds(for: .scan)
    }

    /// What the flow promises, asked of
    /// ``PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken``.
    @MainActor
    private static var contract: ScanContract {
        ScanContract(make: makeScanSDK)
    }

    /// Makes a fresh ``PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken`` for a way
    /// through the flow.
    @MainActor
    private static func makeScanSDK(for way: ScanContract.Way) async throws -> any ScanSDK {
        // TODO(flowgen): Return it with a stubbed Pages that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
