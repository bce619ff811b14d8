// Copyright (c) Example Bank.

// Ask the mobile team.

import XCTest

@testable import App

/// Tests of ``ScannerOCRScanService`` against a stubbed SDK.
nonisolated final class ScannerOCRScanServiceTests: XCTestCase {
  @MainActor
  func testScanEndsInRead() async throws {
    // TODO(flowgen): Have a stubbed Scanner succeed, call `scan(side:fileName:)`, and expect `.reading`, then `.read`.
    throw XCTSkip("not written yet")
  }

  @MainActor
  func testScanEndsInFailed() async throws {
    // TODO(flowgen): Have a stubbed Scanner fail, call `scan(side:fileName:)`, and expect `.reading`, then `.failed`.
    throw XCTSkip("not written yet")
  }

  @MainActor
  func testLookUp() async throws {
    // TODO(flowgen): Have a stubbed Scanner answer, call `lookUp(number:)`, and expect what it does.
    throw XCTSkip("not written yet")
  }
}
