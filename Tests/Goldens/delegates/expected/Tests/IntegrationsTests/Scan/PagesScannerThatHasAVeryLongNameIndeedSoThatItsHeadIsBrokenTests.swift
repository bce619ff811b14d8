import XCTest

/// Tests of ``PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken`` against a stubbed SDK.
nonisolated final class PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBrokenTests:
    XCTestCase
{
    @MainActor
    func testScan() async throws {
        // TODO(flowgen): Have a stubbed Pages answer, call `scan()`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
