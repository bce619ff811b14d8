import XCTest

@testable import App

final class AskingTests: XCTestCase {
    @MainActor
    func testTheFirstStatus() {
        XCTAssertEqual(MockChatSDK().status, ChatStatus.idle)
    }
}
