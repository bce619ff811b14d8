import Combine
import XCTest

@testable import Support

nonisolated final class AsyncAnswerTests: XCTestCase {
    func testCallsRunAtTheSameTime() async throws {
        let flow = FlowRunner<LibraryFlow> { _ in .vendor }
        let pages = try await withThrowingTaskGroup(of: Int.self) { group in
            for page in 1...20 {
                group.addTask {
                    try await flow.value(.page) { _ in
                        try await Task.sleep(for: .milliseconds(5))
                        return page
                    }
                }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        XCTAssertEqual(pages.count, 20)
    }

    func testErrorIsMapped() async throws {
        let flow = FlowRunner<LibraryFlow> { _ in .vendor }
        do {
            let _: Int = try await flow.value(.page) { _ in throw FlowSampleError() }
            XCTFail("no error")
        } catch {
            XCTAssertEqual(error as? ScanError, .vendor)
        }
    }

    func testAnswerThatIsNotWrittenFailsAsWithAnyError() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let flow = FlowRunner<LibraryFlow> { _ in .vendor }
        do {
            let _: Int = try await flow.value(.page) { _ in throw NotWritten() }
            XCTFail("no error")
        } catch {
            XCTAssertEqual(error as? ScanError, .vendor)
        }
        XCTAssertEqual(breaches.items, ["LibraryFlow: 'page' is not written yet"])
    }

    @MainActor
    func testAnswerThatFailsWithAnErrorThatTheStepDoesNotListIsABreach() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var errors: [any Error] = []
        do { _ = try await flow.value(.readings) { _ in throw ScanError.spoof } } catch { errors.append(error) }
        let stream = flow.stream(.readings) { (_, _: (Int) -> Void) in throw ScanError.spoof }
        do { for try await _ in stream {} } catch { errors.append(error) }
        let publisher = flow.publisher(.readings) { (_, _: (Int) -> Void) in throw ScanError.spoof }
        let subscription = publisher.sink {
            if case .failure(let error) = $0 { errors.append(error) }
        } receiveValue: { _ in
        }
        let complete = { (result: Result<Void, any Error>) in
            if case .failure(let error) = result { errors.append(error) }
        }
        flow.start(.readings, completion: complete) { _ in throw ScanError.spoof }
        flow.start(.readings, answers: (observer: { (_: Int) in }, completion: complete)) { _, _ in
            throw ScanError.spoof
        }
        await eventually { errors.count == 5 }
        XCTAssertEqual(errors.map { $0 as? ScanError }, Array(repeating: .spoof, count: 5))
        XCTAssertEqual(
            breaches.items, Array(repeating: "ScanFlow: 'readings' cannot fail with 'spoof'", count: 5))
        subscription.cancel()
    }

    @MainActor
    func testCancelledCallThrowsCancellation() async {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var hasBegun = false
        let call = Task {
            try await flow.value(.photo) { _ in
                hasBegun = true
                await never()
                return 1
            }
        }
        await eventually { hasBegun }
        call.cancel()
        do {
            _ = try await call.value
            XCTFail("no error")
        } catch {
            XCTAssertTrue(error is CancellationError)
        }
    }

    @MainActor
    func testStreamEndsWithCancellationWhenAStepCancelsIt() async throws {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        let frames: AsyncThrowingStream<Int, any Error> = flow.stream(.frames) { _, yield in
            yield(1)
            await never()
        }
        var seen: [Int] = []
        do {
            for try await frame in frames {
                seen.append(frame)
                flow.cancel(.frames)
            }
            XCTFail("no error")
        } catch {
            XCTAssertTrue(error is CancellationError)
        }
        XCTAssertEqual(seen, [1])
    }

    @MainActor
    func testReaderThatStopsCancelsTheStep() async throws {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var isCancelled = false
        let reading = Task {
            let frames: AsyncThrowingStream<Int, any Error> = flow.stream(.frames) { _, yield in
                yield(1)
                do { try await Task.sleep(for: .seconds(10)) } catch { isCancelled = true }
            }
            for try await _ in frames { break }
        }
        try await reading.value
        await eventually { isCancelled }
        await flow.finishSteps()
    }
}

nonisolated final class CallbackTests: XCTestCase {
    func testObservationEndsOnce() {
        let ends = FlowLog<Int>()
        var observation: FlowObservation? = FlowObservation { ends.add(1) }
        observation?.cancel()
        observation?.cancel()
        observation = nil
        XCTAssertEqual(ends.items, [1])
    }

    @MainActor
    func testCallsRunAtTheSameTime() async throws {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var photos: Set<Int> = []
        for number in 1...2 {
            let completion = { (result: Result<Int, any Error>) in
                if case .success(let photo) = result { photos.insert(photo) }
            }
            flow.start(.photo, completion: completion) { _ in
                try await Task.sleep(for: .milliseconds(5))
                return number
            }
        }
        await flow.finishSteps()
        XCTAssertEqual(photos, [1, 2])
    }

    @MainActor
    func testCancelledStreamCompletesOnceWithAnError() async throws {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var values: [Int] = []
        var ends: [Result<Void, any Error>] = []
        let observer = { (value: Int) in values.append(value) }
        flow.start(.frames, answers: (observer, { ends.append($0) })) { _, yield in
            for number in 1... {
                yield(number)
                do { try await Task.sleep(for: .milliseconds(1)) } catch {}
                if number == 1000 { return }
            }
        }
        await eventually { values.count >= 2 }
        flow.cancel(.frames)
        XCTAssertThrowsError(try ends.first?.get()) { XCTAssertTrue($0 is CancellationError) }
        let count = values.count
        try await Task.sleep(for: .milliseconds(20))
        XCTAssertEqual(values.count, count)
        XCTAssertEqual(ends.count, 1)
    }

    @MainActor
    func testDroppedRunnerCompletesWithAnError() {
        var flow: FlowRunner<ScanFlow>? = FlowRunner { _ in .vendor }
        var end: Result<Int, any Error>?
        flow?.start(.photo, completion: { end = $0 }) { _ in
            await never()
            return 1
        }
        flow = nil
        XCTAssertThrowsError(try end?.get()) { XCTAssertTrue($0 is CancellationError) }
    }

    @MainActor
    func testObservationTellsTheStatusUntilItIsCancelled() {
        let flow = FlowRunner<ChatFlow> { .other($0) }
        var (kinds, others) = ([ChatStatus.Kind](), [ChatStatus.Kind]())
        let observation = flow.observe { kinds.append($0.kind) }
        var other: FlowObservation? = flow.observe { others.append($0.kind) }
        flow.send(.ready)
        observation.cancel()
        flow.start(.ask, via: .loading) { _ in .success("") }
        other = nil
        flow.cancel(.ask)
        flow.send(.idle)
        XCTAssertEqual(kinds, [.idle, .ready])
        XCTAssertEqual(others, [.idle, .ready, .loading])
        XCTAssertNil(other)
    }

    @MainActor
    func testObserversSeeTheSameOrder() {
        let flow = FlowRunner<ChatFlow> { .other($0) }
        var logs = Array(repeating: [ChatStatus.Kind](), count: 8)
        var observations: [FlowObservation] = []
        for index in logs.indices {
            observations.append(
                flow.observe { status in
                    logs[index].append(status.kind)
                    if index == 4, status.kind == .ready { flow.start(.ask, via: .loading) { _ in .success("") } }
                })
        }
        flow.send(.ready)
        XCTAssertEqual(logs, Array(repeating: [.idle, .ready, .loading], count: 8))
        observations.removeAll()
    }

    /// The contract of a status in style callback.
    @MainActor
    func testContract() async throws {
        let contract = FlowContract<ChatScenario, Chat>(
            make: { $0 == .setUp || $0 == .askSucceeds ? Chat() : nil }, observe: { $0.flow.observe($1) }
        ) { step, chat in
            switch step {
            case .setUp: chat.setUp()
            case .ask: chat.ask("prompt")
            }
        }
        let violations = try await contract.violations()
        XCTAssertEqual(violations, [])
    }

    /// An answer that never comes, in a contract.
    @MainActor
    func testCompletionOfAContract() async throws {
        try await completion { (end: (Result<Int, ScanError>) -> Void) in end(.success(1)) }
        do {
            try await completion { (end: (Result<Int, ScanError>) -> Void) in end(.failure(.spoof)) }
            XCTFail("no error")
        } catch {
            XCTAssertEqual(error as? ScanError, .spoof)
        }
    }
}

nonisolated final class PublisherTests: XCTestCase {
    /// What a contract waits for.
    @MainActor
    func testFirstAnswer() async throws {
        let subject = PassthroughSubject<Int, ScanError>()
        let answer = Task { try await firstAnswer(of: subject) }
        for _ in 1...3 {
            await Task.yield()
            subject.send(1)
        }
        try await answer.value
        try await firstAnswer(of: Empty<Int, Never>())
        do {
            try await firstAnswer(of: Fail<Int, ScanError>(error: .spoof))
            XCTFail("no error")
        } catch {
            XCTAssertEqual(error as? ScanError, .spoof)
        }
    }

    @MainActor
    func testEachSubscriptionIsACall() async throws {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var calls = 0
        let frames: AnyPublisher<Int, any Error> = flow.publisher(.frames) { _, yield in
            calls += 1
            (1...5).forEach(yield)
        }
        try await Task.sleep(for: .milliseconds(20))
        XCTAssertEqual(calls, 0)
        for count in 1...2 {
            var (values, isComplete) = ([Int](), false)
            let subscription = frames.sink(
                receiveCompletion: { _ in isComplete = true }, receiveValue: { values.append($0) })
            await eventually { isComplete }
            XCTAssertEqual(values, [1, 2, 3, 4, 5])
            XCTAssertEqual(calls, count)
            subscription.cancel()
        }
    }

    @MainActor
    func testCancellingTheSubscriptionStopsTheWork() async throws {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var (values, isCancelled) = ([Int](), false)
        let frames: AnyPublisher<Int, any Error> = flow.publisher(.frames) { _, yield in
            yield(1)
            do { try await Task.sleep(for: .seconds(10)) } catch { isCancelled = true }
            yield(2)
        }
        let subscription = frames.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        await eventually { !values.isEmpty }
        subscription.cancel()
        await eventually { isCancelled }
        await flow.finishSteps()
        XCTAssertEqual(values, [1])
    }

    /// A subscription that begins on another thread reaches the runner later.
    @MainActor
    func testSubscriptionCancelledBeforeItReachesTheRunner() async {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        let frames: AnyPublisher<Int, any Error> = flow.publisher(.frames) { _, _ in await never() }
        nonisolated(unsafe) let shared = frames
        await Task.detached { shared.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel() }.value
        var hasEnded = false
        Task {
            try await Task.sleep(for: .milliseconds(50))
            await flow.finishSteps()
            hasEnded = true
        }
        await eventually { hasEnded }
    }

    @MainActor
    func testFailureComesAfterTheValues() async {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        let frames: AnyPublisher<Int, any Error> = flow.publisher(.frames) { _, yield in
            yield(1)
            throw ScanError.spoof
        }
        var seen: [String] = []
        let subscription = frames.sink(
            receiveCompletion: { seen.append("\($0)") }, receiveValue: { seen.append("\($0)") })
        await eventually { seen.count == 2 }
        XCTAssertEqual(seen.first, "1")
        XCTAssertTrue(seen.last?.hasPrefix("failure") ?? false)
        subscription.cancel()
    }

    @MainActor
    func testDroppedRunnerFailsASubscription() {
        var flow: FlowRunner<ScanFlow>? = FlowRunner { _ in .vendor }
        let frames: AnyPublisher<Int, any Error>? = flow?.publisher(.frames) { _, _ in await never() }
        flow = nil
        var hasEnded = false
        let subscription = frames?.sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { _ in })
        XCTAssertTrue(hasEnded)
        subscription?.cancel()
    }

    /// Off the main actor, the work sends while the subscriber is still being connected.
    func testNoValueIsLostOnAnyThread() async {
        for _ in 0..<20 {
            let flow = FlowRunner<LibraryFlow> { _ in .vendor }
            let pages: AnyPublisher<Int, any Error> = flow.publisher(.pages) { _, yield in (1...100).forEach(yield) }
            let (log, isComplete) = (FlowLog<Int>(), FlowLog<Bool>())
            let subscription = pages.sink(
                receiveCompletion: { _ in isComplete.add(true) }, receiveValue: { log.add($0) })
            while isComplete.items.isEmpty { await Task.yield() }
            XCTAssertEqual(log.items, Array(1...100))
            subscription.cancel()
        }
    }

    @MainActor
    func testSlowSubscriberGetsAllValuesWhenItAsksForThem() async {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var calls = 0
        let frames: AnyPublisher<Int, any Error> = flow.publisher(.frames) { _, yield in
            calls += 1
            (1...5).forEach(yield)
        }
        var (values, completions, kept) = ([Int](), 0, (any Subscription)?.none)
        frames.subscribe(
            AnySubscriber<Int, any Error>(
                receiveSubscription: { kept = $0 },
                receiveValue: {
                    values.append($0)
                    return .none
                }, receiveCompletion: { _ in completions += 1 }))
        kept?.request(.max(2))
        await flow.finishSteps()
        XCTAssertEqual(values, [1, 2])
        XCTAssertEqual(completions, 0)
        kept?.request(.max(3))
        XCTAssertEqual(values, [1, 2, 3, 4, 5])
        kept?.request(.max(1))
        XCTAssertEqual(completions, 1)
        await flow.finishSteps()
        XCTAssertEqual(calls, 1)
    }

    @MainActor
    func testSubscriptionOnAnotherThreadBeginsOnTheMainThread() async {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        let threads = FlowLog<Bool>()
        nonisolated(unsafe) let frames: AnyPublisher<Int, any Error> = flow.publisher(.frames) { _, yield in
            threads.add(Thread.isMainThread)
            yield(1)
        }
        await Task.detached {
            Forever.shared.keep(frames.sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
        }.value
        await eventually { !threads.items.isEmpty }
        XCTAssertEqual(threads.items, [true])
    }
}

nonisolated final class ObservedValueTests: XCTestCase {
    @MainActor
    func testPublisher() {
        var value: ObservedValue<Int>? = ObservedValue(1)
        var (seen, isComplete) = ([Int](), false)
        let subscription = value?.publisher.sink(
            receiveCompletion: { _ in isComplete = true }, receiveValue: { seen.append($0) })
        value?.send(2)
        XCTAssertEqual(value?.value, 2)
        value = nil
        XCTAssertEqual(seen, [1, 2])
        XCTAssertTrue(isComplete)
        subscription?.cancel()
    }

    func testStreamOfASlowReaderIsBounded() async {
        let value: ObservedValue<Int>? = ObservedValue(0)
        var reader = value?.stream.makeAsyncIterator()
        for number in 1...1000 { value?.send(number) }
        var count = 0
        while let number = await reader?.next() {
            count += 1
            if number == 1000 { break }
        }
        XCTAssertEqual(count, 32)
    }

    func testStreamEndsWithTheValue() async {
        var value: ObservedValue<Int>? = ObservedValue(1)
        let stream = value?.stream
        value = nil
        var seen: [Int] = []
        if let stream { for await number in stream { seen.append(number) } }
        XCTAssertEqual(seen, [1])
    }

    @MainActor
    func testObservation() {
        let value = ObservedValue(1)
        var seen: [Int] = []
        let observation = value.observe { seen.append($0) }
        value.send(2)
        observation.cancel()
        value.send(3)
        XCTAssertEqual(seen, [1, 2])
    }
}

extension ObservedValueTests {
    /// Readers of a value that is not there yet wait for it; one that can be nil is there.
    @MainActor
    func testValueThatIsNotThereYet() async {
        let value = ObservedValue<Int?>()
        var (published, told, streamed) = ([Int?](), [Int?](), [Int?]())
        let subscription = value.publisher.sink { published.append($0) }
        let observation = value.observe { told.append($0) }
        var reader = value.stream.makeAsyncIterator()
        value.send(nil)
        value.send(2)
        for _ in 1...2 { if let next = await reader.next() { streamed.append(next) } }
        XCTAssertEqual([published, told, streamed], [[nil, 2], [nil, 2], [nil, 2]])
        XCTAssertEqual(value.value, 2)
        XCTAssertEqual(ObservedValue<Int?>(nil).value, nil)
        subscription.cancel()
        observation.cancel()
    }
}

nonisolated final class FlowSignalTests: XCTestCase {
    @MainActor
    func testPublisher() {
        var signal: FlowSignal<Int>? = FlowSignal()
        signal?.send(1)
        var (seen, isComplete) = ([Int](), false)
        let subscription = signal?.publisher.sink(
            receiveCompletion: { _ in isComplete = true }, receiveValue: { seen.append($0) })
        signal?.send(2)
        signal = nil
        XCTAssertEqual(seen, [2])
        XCTAssertTrue(isComplete)
        subscription?.cancel()
    }

    func testStream() async {
        var signal: FlowSignal<Int>? = FlowSignal()
        signal?.send(1)
        let stream = signal?.stream
        for number in 2...100 { signal?.send(number) }
        signal = nil
        var seen: [Int] = []
        if let stream { for await number in stream { seen.append(number) } }
        XCTAssertEqual(seen, Array(69...100))
    }

    @MainActor
    func testObservation() {
        let signal = FlowSignal<Int>()
        signal.send(1)
        var seen: [Int] = []
        let observation = signal.observe { seen.append($0) }
        signal.send(2)
        observation.cancel()
        signal.send(3)
        XCTAssertEqual(seen, [2])
    }
}
