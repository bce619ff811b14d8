// Copyright (c) Example Bank.

// Ask the mobile team.

import XCTest

@testable import App

/// Tests of ``ScannerOCRScanService`` against a stub of Scanner.
nonisolated final class ScannerOCRScanServiceTests: XCTestCase {
  @MainActor
  func testItKeepsToTheFlow() async throws {
    try await OCRScanContract { scenario in
      // TODO(flowgen): Return a wrapper around a stubbed Scanner that answers as `scenario` prescribes.
      throw ScenarioSkipped("not written yet")
    }.assertHolds()
  }
}
