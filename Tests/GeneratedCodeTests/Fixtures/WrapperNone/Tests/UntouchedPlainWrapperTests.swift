// A skeleton on no actor fails before the call returns.

#if DEBUG
    import Combine
    import XCTest

    /// Tests of skeletons that nobody has filled in.
    nonisolated final class UntouchedPlainWrapperTests: XCTestCase {
        @MainActor
        func testEveryStepFailsAtOnce() async throws {
            let sdk = WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
            var kinds: [DeliveryStatus.Kind] = []
            let reader = sdk.statusPublisher.sink { kinds.append($0.kind) }
            sdk.find(number: "1")
            XCTAssertEqual(kinds, [.idle, .searching, .failed])
            var hasFailed = false
            let other = sdk.place(of: "1").sink { completion in
                if case .failure(.unknown) = completion { hasFailed = true }
            } receiveValue: {
                XCTFail($0)
            }
            XCTAssertTrue(hasFailed)
            reader.cancel()
            other.cancel()
            let results = Box<PickupSDK.PlaceResult>()
            WireManager().makePickupSDK().place(of: "1") { results.add($0) }
            guard case .failure(.unknown)? = results.items.first else {
                return XCTFail("\(results.items)")
            }
            XCTAssertThrowsError(try WireManager().makeBasketSDK().total())
        }
    }

    /// What came, on any thread.
    private nonisolated final class Box<Item: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [Item] = []

        var items: [Item] {
            lock.lock()
            defer { lock.unlock() }
            return all
        }

        func add(_ item: Item) {
            lock.lock()
            defer { lock.unlock() }
            all.append(item)
        }
    }
#endif
