import XCTest

/// Tests of ``WireLookupSDK`` against a stubbed SDK.
nonisolated final class WireLookupSDKTests: XCTestCase {
    @MainActor
    func testPlace() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire answer, call `place(of:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testComplain() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire answer, call `complain(_:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testFollow() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire answer, call `follow(number:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testCount() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire answer, call `count()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testIsNumber() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire answer, call `isNumber(_:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testStop() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire answer, call `stop()`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
