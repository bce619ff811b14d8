// A filled-in wrapper in style `async` on the main actor, against an SDK that calls back on a queue of its own.
#if DEBUG
    import XCTest

    /// Tests of ``WireDeliverySDK`` as a developer has filled it in.
    nonisolated final class WireDeliverySDKTests: XCTestCase {
        @MainActor
        func testEveryReaderGetsTheCurrentStatusFirstAndThenEachChange() async throws {
            let sdk = delivery()
            let early = sdk.statuses
            await sdk.open()
            let late = sdk.statuses
            await sdk.find(number: "1")
            let all = await kinds(of: early, 4)
            let some = await kinds(of: late, 3)
            XCTAssertEqual(all, [.idle, .ready, .searching, .found])
            XCTAssertEqual(some, [.ready, .searching, .found])
        }

        @MainActor
        func testAFailureIsMappedAndTheNextCallSucceeds() async throws {
            let sdk = delivery()
            let statuses = sdk.statuses
            await sdk.open()
            await sdk.find(number: "fail")
            await sdk.find(number: "1")
            let seen = await kinds(of: statuses, 6)
            XCTAssertEqual(seen, [.idle, .ready, .searching, .failed, .searching, .found])
            do {
                _ = try await sdk.place(of: "fail")
                XCTFail("no error")
            } catch DeliveryError.refused {
            } catch {
                XCTFail("\(error)")
            }
        }

        @MainActor
        func testAStepThatIsEndedTellsOfNoFailure() async throws {
            let sdk = delivery()
            let statuses = sdk.statuses
            await sdk.open()
            let search = Task { await sdk.find(number: "slow") }
            _ = await kinds(of: sdk.statuses, until: .searching)
            sdk.stop()
            await search.value
            await sdk.find(number: "1")
            let seen = await kinds(of: statuses, 5)
            XCTAssertEqual(seen, [.idle, .ready, .searching, .searching, .found])
        }

        @MainActor
        func testACallerThatIsCancelledEndsTheStep() async throws {
            let sdk = delivery()
            let statuses = sdk.statuses
            await sdk.open()
            let search = Task { await sdk.find(number: "slow") }
            _ = await kinds(of: sdk.statuses, until: .searching)
            search.cancel()
            await search.value
            await sdk.find(number: "1")
            let seen = await kinds(of: statuses, 5)
            XCTAssertEqual(seen, [.idle, .ready, .searching, .searching, .found])
        }

        @MainActor
        func testAStepCalledAgainEndsTheEarlierCall() async throws {
            let sdk = delivery()
            await sdk.open()
            let first = Task { try await sdk.place(of: "slow") }
            await Task.yield()
            let statuses = sdk.statuses
            let second = Task { await sdk.find(number: "slow") }
            _ = await kinds(of: sdk.statuses, until: .searching)
            await sdk.find(number: "1")
            await second.value
            let seen = await kinds(of: statuses, 4)
            XCTAssertEqual(seen, [.ready, .searching, .searching, .found])
            // Nothing has ended it but its own next call.
            let answer = try await first.value
            XCTAssertEqual(answer, "depot")
        }

        @MainActor
        func testAnAnswerThatIsEndedIsACancellation() async throws {
            let sdk = delivery()
            await sdk.open()
            let answer = Task { try await sdk.place(of: "slow") }
            await Task.yield()
            answer.cancel()
            do {
                _ = try await answer.value
                XCTFail("no error")
            } catch {
                XCTAssertTrue(error is CancellationError, "\(error)")
            }
        }

        @MainActor
        func testAStepThatEndsOthersLeavesTheNextCallAlone() async throws {
            let sdk = delivery()
            await sdk.open()
            for _ in 0..<100 {
                let statuses = sdk.statuses
                sdk.stop()
                await sdk.find(number: "1")
                let seen = await kinds(of: statuses, 3).dropFirst()
                XCTAssertEqual(Array(seen), [.searching, .found])
            }
        }

        @MainActor
        func testAStatusAndAnAnswerEndInTheSameError() async throws {
            let sdk = delivery()
            let statuses = sdk.statuses
            await sdk.open()
            let answer = try await sdk.reserve(number: "1", until: 3)
            XCTAssertEqual(answer, "depot")
            do {
                _ = try await sdk.reserve(number: "fail", until: 3)
                XCTFail("no error")
            } catch {
                XCTAssertTrue(error is DeliveryError, "\(error)")
            }
            let seen = await kinds(of: statuses, 6)
            XCTAssertEqual(seen, [.idle, .ready, .searching, .found, .searching, .failed])
        }

        @MainActor
        func testAStreamEndsWithAllValuesOrWithItsError() async throws {
            let sdk = delivery()
            await sdk.open()
            var places: [String] = []
            for try await place in sdk.follow(number: "1") { places.append(place) }
            XCTAssertEqual(places, ["depot", "van", "door"])
            do {
                for try await _ in sdk.follow(number: "fail") {}
                XCTFail("no error")
            } catch {
                XCTAssertTrue(error is DeliveryError, "\(error)")
            }
        }

        @MainActor
        func testAStreamCalledAgainEndsTheEarlierOneWithoutAnError() async throws {
            let sdk = delivery()
            await sdk.open()
            for _ in 0..<20 {
                let first = sdk.follow(number: "1")
                let second = sdk.follow(number: "1")
                var places: [String] = []
                for try await place in second { places.append(place) }
                XCTAssertEqual(places, ["depot", "van", "door"])
                for try await _ in first {}
            }
        }

        @MainActor
        func testPropertiesAndWhatTheWrapperNeeds() async throws {
            let session = MockSessionSDK()
            let sdk = WireManager().makeDeliverySDK(sessionSDK: session)
            await sdk.open()
            await sdk.find(number: "7")
            XCTAssertEqual(session.noteCalls, ["7"])
            XCTAssertTrue(sdk.isOnline)
            var values = sdk.isOnlineValues.makeAsyncIterator()
            let isOnline = await values.next()
            XCTAssertEqual(isOnline, true)
            XCTAssertTrue(sdk.isNumber("12"))
            let count = await sdk.count()
            XCTAssertEqual(count, 3)
        }
    }

    @MainActor
    private func delivery() -> any DeliverySDK {
        WireManager().makeDeliverySDK(sessionSDK: MockSessionSDK())
    }

    /// The first statuses of a stream.
    @MainActor
    private func kinds(of stream: AsyncStream<DeliveryStatus>, _ count: Int) async
        -> [DeliveryStatus.Kind]
    {
        var kinds: [DeliveryStatus.Kind] = []
        guard count > 0 else { return kinds }
        for await status in stream {
            kinds.append(status.kind)
            if kinds.count == count { break }
        }
        return kinds
    }

    /// The statuses of a stream up to the first of a kind.
    @MainActor
    private func kinds(of stream: AsyncStream<DeliveryStatus>, until last: DeliveryStatus.Kind)
        async
        -> [DeliveryStatus.Kind]
    {
        var kinds: [DeliveryStatus.Kind] = []
        for await status in stream {
            kinds.append(status.kind)
            if status.kind == last { break }
        }
        return kinds
    }
#endif
