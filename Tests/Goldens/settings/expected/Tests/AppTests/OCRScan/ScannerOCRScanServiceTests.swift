// Copyright (c) Example Bank.

// Ask the mobile team.

import XCTest

@testable import App

/// Tests of ``ScannerOCRScanService`` against a stubbed SDK.
nonisolated final class ScannerOCRScanServiceTests: XCTestCase {
  @MainActor
  func testScanEndsInRead() async throws {
    try await Self.contract.holds(for: .scan, endingIn: .read)
  }

  @MainActor
  func testScanEndsInFailed() async throws {
    try await Self.contract.holds(for: .scan, endingIn: .failed)
  }

  @MainActor
  func testLookUp() async throws {
    try await Self.contract.holds(for: .lookUp)
  }

  /// What the flow promises, asked of ``ScannerOCRScanService``.
  @MainActor
  private static var contract: OCRScanContract {
    OCRScanContract(make: makeOCRScanService)
  }

  /// Makes a fresh ``ScannerOCRScanService`` for a way through the flow.
  @MainActor
  private static func makeOCRScanService(
    for way: OCRScanContract.Way
  ) async throws -> any OCRScanService {
    // TODO(flowgen): Return it with a stubbed Scanner that answers as `way` says.
    throw XCTSkip("not written yet")
  }
}
