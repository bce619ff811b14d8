// A filled-in wrapper on no actor whose steps are all synchronous.
#if DEBUG
    import XCTest

    /// Tests of ``WireBasketSDK`` as a developer has filled it in.
    nonisolated final class WireBasketSDKTests: XCTestCase {
        @MainActor
        func testTheStatusFollowsAndThePriceIsKnown() async throws {
            let sdk = WireManager().makeBasketSDK()
            var statuses = sdk.statuses.makeAsyncIterator()
            XCTAssertThrowsError(try sdk.total())
            sdk.add(number: "1")
            XCTAssertEqual(try sdk.total(), 4.5)
            sdk.clear()
            var kinds: [BasketStatus.Kind] = []
            for _ in 0..<3 {
                if let status = await statuses.next() { kinds.append(status.kind) }
            }
            XCTAssertEqual(kinds, [.empty, .filled, .empty])
        }
    }
#endif
