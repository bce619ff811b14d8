// What the flows of this project promise, written by hand from their YAML: each rule, and each scenario as the moves
// that it consists of. The mock and the contract of a flow both read its table, so this is what checks the table.

import XCTest

@testable import Services

nonisolated final class TableTests: XCTestCase {
    func testBell() {
        XCTAssertEqual(
            FlowListing<BellFlow>.text,
            """
            begins in silent
            ring from silent to ringing (value)
            ring: ring -> ringing (value)
            """)
    }

    func testCourier() {
        XCTAssertEqual(
            FlowListing<CourierFlow>.text,
            """
            begins in waiting
            deliver from waiting delivered via underway to delivered (returning)
            position (value)
            route (values)
            deliver: deliver -> underway delivered (returning)
            positionSucceeds: position (value)
            positionFails: position fails (failure)
            routeSucceeds: route (values)
            routeFails: route fails (failure)
            deliverFromDelivered: deliver -> underway delivered (returning); deliver -> underway delivered (returning)
            """)
    }

    func testPrices() {
        XCTAssertEqual(
            FlowListing<PricesFlow>.text,
            """
            begins in none
            price (value)
            prices (values)
            complain (value)
            priceSucceeds: price (value)
            priceFails: price fails (failure)
            pricesSucceeds: prices (values)
            pricesFails: prices fails (failure)
            complainSucceeds: complain (value)
            complainFails: complain fails (failure)
            """)
    }

    func testSecrets() {
        XCTAssertEqual(
            FlowListing<SecretsFlow>.text,
            """
            begins in none
            forget (end)
            forgetSucceeds: forget (end)
            forgetFails: forget fails (failure)
            """)
    }

    func testShop() {
        XCTAssertEqual(
            FlowListing<ShopFlow>.text,
            """
            begins in closed
            open from closed to ready
            buy from ready bought failed via paying to bought failed failing in failed
            runOut to failed
            restock from failed to ready
            open: open -> ready
            buySucceeds: open -> ready; buy -> paying bought
            buyFails: open -> ready; buy -> paying failed fails
            runOut: runOut -> failed fails
            restock: runOut -> failed fails; restock -> ready
            buyFailsWithOutOfStock: open -> ready; buy -> paying failed fails with outOfStock
            buyFailsWithOther: open -> ready; buy -> paying failed fails with other
            buySucceedsFromBought: open -> ready; buy -> paying bought; buy -> paying bought
            buySucceedsFromFailed: runOut -> failed fails; buy -> paying bought
            buyFailsFromBought: open -> ready; buy -> paying bought; buy -> paying failed fails
            buyFailsFromFailed: runOut -> failed fails; buy -> paying failed fails
            """)
    }

    func testCounting() {
        XCTAssertEqual(
            FlowListing<CountingFlow>.text,
            """
            begins in none
            count
            """)
    }

    func testReceipt() {
        XCTAssertEqual(
            FlowListing<ReceiptFlow>.text,
            """
            begins in none
            add
            """)
    }
}
