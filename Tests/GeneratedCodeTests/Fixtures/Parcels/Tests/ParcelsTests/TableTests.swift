// What the flows of this project promise, written by hand from their YAML: each rule, and each scenario as the moves
// that it consists of. The mock and the contract of a flow both read its table, so this is what checks the table.

#if DEBUG
    import XCTest

    @testable import Parcels

    nonisolated final class TableTests: XCTestCase {
        func testDelivery() {
            XCTAssertEqual(
                FlowListing<DeliveryFlow>.text,
                """
                begins in idle
                open from idle to ready (returning)
                find from ready found failed via searching to found failed failing in failed (returning)
                reserve from ready found failed via searching to found failed failing in failed (value)
                place (value)
                complain (end)
                follow (values)
                count (value)
                isNumber (value)
                parse (value)
                stop cancels find place follow
                log
                movedToFound from found to found
                movedToFailed from found to failed
                open: open -> ready (returning)
                findSucceeds: open -> ready (returning); find -> searching found (returning)
                findFails: open -> ready (returning); find -> searching failed fails (returning)
                reserveSucceeds: open -> ready (returning); reserve -> searching found (value)
                reserveFails: open -> ready (returning); reserve -> searching failed fails (failure)
                placeSucceeds: place (value)
                placeFails: place fails (failure)
                complainSucceeds: complain (end)
                complainFails: complain fails (failure)
                followSucceeds: follow (values)
                followFails: follow fails (failure)
                count: count (value)
                isNumber: isNumber (value)
                parseSucceeds: parse (value)
                parseFails: parse fails (failure)
                movedToFound: open -> ready (returning); find -> searching found (returning); movedToFound -> found
                movedToFailed: open -> ready (returning); find -> searching found (returning); movedToFailed -> failed fails
                stopFind: open -> ready (returning); find -> searching (returning) running cancelled; stop
                stopPlace: place (value) running cancelled; stop
                stopFollow: follow (values) running cancelled; stop
                findFailsWithRefused: open -> ready (returning); find -> searching failed fails with refused (returning)
                findFailsWithUnknown: open -> ready (returning); find -> searching failed fails with unknown (returning)
                reserveFailsWithRefused: open -> ready (returning); reserve -> searching failed fails with refused (failure)
                reserveFailsWithUnknown: open -> ready (returning); reserve -> searching failed fails with unknown (failure)
                findSucceedsFromFound: open -> ready (returning); find -> searching found (returning); find -> searching found (returning)
                findSucceedsFromFailed: open -> ready (returning); find -> searching failed fails (returning); find -> searching found (returning)
                findFailsFromFound: open -> ready (returning); find -> searching found (returning); find -> searching failed fails (returning)
                findFailsFromFailed: open -> ready (returning); find -> searching failed fails (returning); find -> searching failed fails (returning)
                reserveSucceedsFromFound: open -> ready (returning); find -> searching found (returning); reserve -> searching found (value)
                reserveSucceedsFromFailed: open -> ready (returning); find -> searching failed fails (returning); reserve -> searching found (value)
                reserveFailsFromFound: open -> ready (returning); find -> searching found (returning); reserve -> searching failed fails (failure)
                reserveFailsFromFailed: open -> ready (returning); find -> searching failed fails (returning); reserve -> searching failed fails (failure)
                """)
        }

        func testLabel() {
            XCTAssertEqual(
                FlowListing<LabelFlow>.text,
                """
                begins in blank
                scan from blank read failed to read failed failing in failed
                weigh (value)
                scanSucceeds: scan -> read
                scanFails: scan -> failed fails
                weighSucceeds: weigh (value)
                weighFails: weigh fails (failure)
                scanSucceedsFromRead: scan -> read; scan -> read
                scanSucceedsFromFailed: scan -> failed fails; scan -> read
                scanFailsFromRead: scan -> read; scan -> failed fails
                scanFailsFromFailed: scan -> failed fails; scan -> failed fails
                """)
        }
    }
#endif
