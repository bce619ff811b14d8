import XCTest

@testable import Shop

final class HomeTests: XCTestCase {
    @MainActor
    func testHome() async {
        let home = Home()
        home.open("tea")
        XCTAssertEqual(home.price(cents: 250), "2.50 EUR")
        let receipt = await home.receipt(of: "tea")
        XCTAssertEqual(receipt, "Receipt for tea")
        let none = await home.receipt(of: "")
        XCTAssertEqual(none, "No receipt.")
    }
}
