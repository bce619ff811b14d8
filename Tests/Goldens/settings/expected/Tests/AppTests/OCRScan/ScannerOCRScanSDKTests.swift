import XCTest

@testable import App

/// Tests of ``ScannerOCRScanSDK`` against a stub of Scanner.
nonisolated final class ScannerOCRScanSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        let contract = OCRScanContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed Scanner that answers as `scenario` prescribes.
            // For a scenario that it cannot answer, return nil.
            throw XCTSkip("not written yet")
        }
        let violations = try await contract.violations()
        XCTAssertEqual(violations, [])
    }
}
