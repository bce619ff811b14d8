import Offers
import XCTest

@testable import App

/// Tests of ``VanCourierSDK`` against a stubbed SDK.
nonisolated final class VanCourierSDKTests: XCTestCase {
    @MainActor
    func testDeliver() async throws {
        // TODO(flowgen): Have a stubbed Van answer, call `deliver(basket:)`, and expect `.underway`, then `.delivered`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testPosition() async throws {
        // TODO(flowgen): Have a stubbed Van answer, call `position()`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
