import XCTest

/// Tests of ``WireDeliverySDK`` against a stubbed SDK.
nonisolated final class WireDeliverySDKTests: XCTestCase {
    @MainActor
    func testOpen() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire answer, call `open()`, and expect `.ready`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testFindEndsInFound() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire succeed, call `find(number:)`, and expect `.searching`, then `.found`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testFindEndsInFailed() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire fail, call `find(number:)`, and expect `.searching`, then `.failed`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testReserveEndsInFound() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire succeed, call `reserve(number:until:)`, and expect `.searching`, then `.found`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testReserveEndsInFailed() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire fail, call `reserve(number:until:)`, and expect `.searching`, then `.failed`.
        throw XCTSkip("not written yet")
    }

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

    @MainActor
    func testLog() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire answer, call `log(position:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testMoved() async throws {
        // TODO(flowgen): Have a stubbed ParcelWire tell of it, and expect `.found`.
        throw XCTSkip("not written yet")
    }
}
