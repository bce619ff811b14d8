// What the flows of this project promise, written by hand from their YAML: each rule, and each scenario as the moves
// that it consists of. The mock and the contract of a flow both read its table, so this is what checks the table.

#if DEBUG
    import Testing

    @testable import Pickups

    struct TableTests {
        @Test
        func tableOfPickup() {
            #expect(
                FlowListing<PickupFlow>.text == """
                    begins in idle
                    open from idle to ready
                    find from ready found failed via searching to found failed failing in failed
                    reserve from ready found failed via searching to found failed failing in failed (value)
                    place (value)
                    complain (end)
                    follow (values)
                    count (value)
                    isNumber (value)
                    stop cancels find place follow
                    log
                    moved from found to found
                    open: open -> ready
                    findSucceeds: open -> ready; find -> searching found
                    findFails: open -> ready; find -> searching failed fails
                    reserveSucceeds: open -> ready; reserve -> searching found (value)
                    reserveFails: open -> ready; reserve -> searching failed fails (failure)
                    placeSucceeds: place (value)
                    placeFails: place fails (failure)
                    complainSucceeds: complain (end)
                    complainFails: complain fails (failure)
                    followSucceeds: follow (values)
                    followFails: follow fails (failure)
                    count: count (value)
                    isNumber: isNumber (value)
                    moved: open -> ready; find -> searching found; moved -> found
                    stopFind: open -> ready; find -> searching running cancelled; stop
                    stopPlace: place (value) running cancelled; stop
                    stopFollow: follow (values) running cancelled; stop
                    findFailsWithRefused: open -> ready; find -> searching failed fails with refused
                    findFailsWithUnknown: open -> ready; find -> searching failed fails with unknown
                    reserveFailsWithRefused: open -> ready; reserve -> searching failed fails with refused (failure)
                    reserveFailsWithUnknown: open -> ready; reserve -> searching failed fails with unknown (failure)
                    findSucceedsFromFound: open -> ready; find -> searching found; find -> searching found
                    findSucceedsFromFailed: open -> ready; find -> searching failed fails; find -> searching found
                    findFailsFromFound: open -> ready; find -> searching found; find -> searching failed fails
                    findFailsFromFailed: open -> ready; find -> searching failed fails; find -> searching failed fails
                    reserveSucceedsFromFound: open -> ready; find -> searching found; reserve -> searching found (value)
                    reserveSucceedsFromFailed: open -> ready; find -> searching failed fails; reserve -> searching found (value)
                    reserveFailsFromFound: open -> ready; find -> searching found; reserve -> searching failed fails (failure)
                    reserveFailsFromFailed: open -> ready; find -> searching failed fails; reserve -> searching failed fails (failure)
                    """)
        }

        @Test
        func tableOfSignature() {
            #expect(
                FlowListing<SignatureFlow>.text == """
                    begins in none
                    sign (value)
                    strokes (values)
                    clear
                    signSucceeds: sign (value)
                    signFails: sign fails (failure)
                    strokesSucceeds: strokes (values)
                    strokesFails: strokes fails (failure)
                    """)
        }

        @Test
        func tableOfTracking() {
            #expect(
                FlowListing<TrackingFlow>.text == """
                    begins in idle
                    find from idle found failed via searching to found failed failing in failed
                    place (value)
                    changes (values)
                    stop cancels find place changes
                    findSucceeds: find -> searching found
                    findFails: find -> searching failed fails
                    placeSucceeds: place (value)
                    placeFails: place fails (failure)
                    changesSucceeds: changes (values)
                    changesFails: changes fails (failure)
                    stopFind: find -> searching running cancelled; stop
                    stopPlace: place (value) running cancelled; stop
                    stopChanges: changes (values) running cancelled; stop
                    findSucceedsFromFound: find -> searching found; find -> searching found
                    findSucceedsFromFailed: find -> searching failed fails; find -> searching found
                    findFailsFromFound: find -> searching found; find -> searching failed fails
                    findFailsFromFailed: find -> searching failed fails; find -> searching failed fails
                    """)
        }
    }
#endif
