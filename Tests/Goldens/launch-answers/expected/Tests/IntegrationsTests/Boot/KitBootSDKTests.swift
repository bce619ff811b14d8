import XCTest

@testable import App

/// Tests of ``KitBootSDK`` against a stubbed SDK.
nonisolated final class KitBootSDKTests: XCTestCase {
    @MainActor
    func testA() async throws {
        // TODO(flowgen): Have a stubbed Kit answer, call `a()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testB() async throws {
        // TODO(flowgen): Have a stubbed Kit answer, call `b()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testC() async throws {
        // TODO(flowgen): Have a stubbed Kit answer, call `c()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testD() async throws {
        // TODO(flowgen): Have a stubbed Kit answer, call `d()`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
