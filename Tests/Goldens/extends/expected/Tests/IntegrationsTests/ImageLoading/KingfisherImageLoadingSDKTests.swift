import XCTest

@testable import App

/// Tests of ``KingfisherImageLoadingSDK`` against a stubbed SDK.
nonisolated final class KingfisherImageLoadingSDKTests: XCTestCase {
    @MainActor
    func testSetImage() async throws {
        // TODO(flowgen): Have a stubbed Kingfisher answer, call `setImage(fromURL:placeholder:in:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testCancelLoading() async throws {
        // TODO(flowgen): Have a stubbed Kingfisher answer, call `cancelLoading(in:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
