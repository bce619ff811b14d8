import Foundation
import XCTest

@testable import Support

/// A scanner as a wrapper has it, in style async; its SDK never calls back unless a test says otherwise.
@MainActor
final class Scan {
    let flow: FlowRunner<ScanFlow>
    let blinded = FlowSignal<Int>()
    var verification: @MainActor (ScanFlow.Send) async throws -> ScanStatus = { _ in
        await never()
        return .ready
    }

    init(clock: any Clock<Duration> = ContinuousClock()) {
        flow = FlowRunner(clock: clock) { $0 as? ScanError ?? .vendor }
    }

    var status: ScanStatus { flow.status }

    func verify() async -> ScanStatus { await flow.run(.verify, via: .searching(0), work: verification) }
    func stop() async -> ScanStatus { await flow.run(.stop) { _ in .ready } }
    func retake(_ work: @escaping @MainActor () async throws -> ScanStatus) async -> ScanStatus {
        await flow.run(.retake, via: .retaking) { _ in try await work() }
    }

    /// Starts a call, and returns once its status is there.
    func startVerification() async -> Task<ScanStatus, Never> {
        let call = Task { await verify() }
        await eventually { status.kind == .searching }
        return call
    }
}

nonisolated final class AsyncTests: XCTestCase {
    @MainActor
    func testCallReturnsTheStatusThatItEndedIn() async {
        let scan = Scan()
        scan.verification = { send in
            send(.searching(1))
            send(.verifying)
            return .passed("a")
        }
        let end = await scan.verify()
        XCTAssertEqual(end.text, "a")
    }

    @MainActor
    func testCancelledCallerReturnsAtOnceAndTheFlowGoesBack() async {
        let scan = Scan()
        let call = await scan.startVerification()
        call.cancel()
        let end = await call.value
        XCTAssertEqual(end.kind, .ready)
        XCTAssertEqual(scan.status.kind, .ready)
    }

    @MainActor
    func testCallerThatWasCancelledBefore() async {
        let scan = Scan()
        let call = Task { () -> ScanStatus in
            withUnsafeCurrentTask { $0?.cancel() }
            return await scan.verify()
        }
        let end = await call.value
        XCTAssertEqual(end.kind, .ready)
        XCTAssertEqual(scan.status.kind, .ready)
    }

    @MainActor
    func testCancelledStepReturnsAtOnceEvenIfItsWorkNeverDoes() async {
        let scan = Scan()
        let call = await scan.startVerification()
        let stopped = await scan.stop()
        let end = await call.value
        XCTAssertEqual(stopped.kind, .ready)
        XCTAssertEqual(end.kind, .ready)
        XCTAssertEqual(scan.status.kind, .ready)
    }

    @MainActor
    func testEventWaitsForAStepThatEndsInItsStatus() async {
        let scan = Scan()
        let call = await scan.startVerification()
        let end = await scan.flow.run(.stop) { _ in
            XCTAssertEqual(scan.status.kind, .searching)
            XCTAssertFalse(scan.flow.canSend(.ready), "the step is about to send it")
            XCTAssertFalse(scan.flow.canSend(.rejected(.vendor)), "the step is about to send another one")
            return .ready
        }
        XCTAssertEqual(end.kind, .ready)
        _ = await call.value
    }

    @MainActor
    func testEventEndsTheStepsThatItCancels() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let scan = Scan()
        XCTAssertFalse(scan.flow.canSend(.ready), "the event cannot come yet")
        let call = await scan.startVerification()
        XCTAssertTrue(scan.flow.canSend(.ready))
        let frames: AsyncThrowingStream<Int, any Error> = scan.flow.stream(.frames) { _, _ in await never() }
        scan.flow.send(.ready)
        let end = await call.value
        XCTAssertFalse(scan.flow.canSend(.ready), "it cannot come again")
        XCTAssertEqual(end.kind, .ready)
        XCTAssertEqual(scan.status.kind, .ready)
        do {
            for try await _ in frames {}
            XCTFail("no error")
        } catch {
            XCTAssertTrue(error is CancellationError)
        }
        await scan.flow.finishSteps()
        XCTAssertEqual(breaches.items, [])
    }

    @MainActor
    func testStatusOfTheStepItselfCancelsNothing() async {
        let scan = Scan()
        scan.verification = { send in
            send(.verifying)
            await Task.yield()
            return .passed("a")
        }
        let end = await scan.verify()
        XCTAssertEqual(end.text, "a")
    }

    @MainActor
    func testCallbackEndsAStep() async {
        let scan = Scan()
        scan.verification = { _ in try await untilEnded() }
        var call = await scan.startVerification()
        scan.flow.end(.verify, with: .passed("a"))
        var end = await call.value
        XCTAssertEqual(end.text, "a")
        call = await scan.startVerification()
        scan.flow.end(.verify, throwing: ScanError.spoof)
        end = await call.value
        XCTAssertEqual(end.failure, .spoof)
        scan.flow.end(.verify, with: .passed("late"))
        XCTAssertEqual(scan.status.failure, .spoof)
    }

    /// A call of a step that answers, which waits for a callback.
    @MainActor
    private func startedPhoto(_ flow: FlowRunner<ScanFlow>) async -> Task<Int, any Error> {
        var isCalled = false
        let photo = Task { () -> Int in
            try await flow.value(.photo) { _ in
                isCalled = true
                return try await untilEnded()
            }
        }
        await eventually { isCalled }
        return photo
    }

    @MainActor
    func testCallbackEndsAStepThatAnswers() async throws {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        let photo = await startedPhoto(flow)
        flow.end(.photo, returning: 7)
        let value = try await photo.value
        XCTAssertEqual(value, 7)
    }

    @MainActor
    func testCallbackThatEndsAStepWithAnotherValueIsABreach() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        let photo = await startedPhoto(flow)
        flow.end(.photo, returning: "7")
        let result = await photo.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(breaches.items, ["ScanFlow: 'photo' answers with Int, not with String"])
    }

    @MainActor
    func testCallbackEndsAStepThatAnswersNothingWithAStatus() async throws {
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var isCalled = false
        let call = Task {
            try await flow.value(.verify, via: .searching(1)) { _ in
                isCalled = true
                return try await untilEnded() as Void
            }
        }
        await eventually { isCalled }
        flow.end(.verify, with: .passed("it"))
        try await call.value
        XCTAssertEqual(flow.status.kind, .passed)
    }

    @MainActor
    func testStreamThatFailsBehindItsFirstValueHasFailed() async throws {
        let open = AsyncThrowingStream<Int, any Error> { $0.yield(1) }
        try await firstAnswer(of: open, isEndless: true)
        let failing = AsyncThrowingStream<Int, any Error> {
            $0.yield(1)
            $0.finish(throwing: ScanError.spoof)
        }
        do {
            try await firstAnswer(of: failing, isEndless: true)
            XCTFail("no error")
        } catch {
            XCTAssertEqual(error as? ScanError, .spoof)
        }
    }

    @MainActor
    func testCallThatNoRunnerRunsIsChecked() {
        let breaches = Breaches()
        defer { breaches.stop() }
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        flow.check(.retake)
        flow.check(.photo)
        flow.check(.stop)
        XCTAssertEqual(breaches.items, ["ScanFlow: 'stop' cannot start from 'ready'"])
    }

    @MainActor
    func testStreamThatIsEndlessMustNotEnd() async throws {
        let breaches = Breaches()
        defer { breaches.stop() }
        let scan = Scan()
        let readings: AsyncThrowingStream<Int, any Error> = scan.flow.stream(.readings) { _, yield in yield(1) }
        for try await _ in readings {}
        XCTAssertEqual(breaches.items, ["ScanFlow: 'readings' has ended, but never should"])
    }

    @MainActor
    func testCancelledWorkSendsAndReturnsNothing() async throws {
        let scan = Scan()
        scan.verification = { send in
            do { try await Task.sleep(for: .seconds(10)) } catch {}
            send(.verifying)
            return .passed("late")
        }
        let call = await scan.startVerification()
        _ = await scan.stop()
        _ = await call.value
        try await Task.sleep(for: .milliseconds(20))
        XCTAssertEqual(scan.status.kind, .ready)
    }

    @MainActor
    func testSupersededCallReturnsWhereItBegan() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let scan = Scan()
        let first = Task {
            await scan.retake {
                await never()
                return .passed("first")
            }
        }
        await eventually { scan.status.kind == .retaking }
        let second = Task {
            await scan.retake {
                try await Task.sleep(for: .milliseconds(20))
                return .passed("second")
            }
        }
        let firstEnd = await first.value
        XCTAssertEqual(firstEnd.kind, .ready)
        XCTAssertEqual(scan.status.kind, .retaking)
        let secondEnd = await second.value
        XCTAssertEqual(secondEnd.text, "second")
        XCTAssertEqual(breaches.items, [])
    }

    @MainActor
    func testThrowingStepWithoutAFailureStatusReturnsToWhereItBegan() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let scan = Scan()
        let end = await scan.retake { throw ScanError.spoof }
        XCTAssertEqual(end.kind, .ready)
        XCTAssertEqual(scan.status.kind, .ready)
        scan.flow.start(.calibrate) { _ in throw ScanError.vendor }
        await scan.flow.finishSteps()
        XCTAssertEqual(
            breaches.items,
            ["ScanFlow: 'retake' has no status for 'spoof'", "ScanFlow: 'calibrate' has no status for 'vendor'"],
            "nobody else hears of the error")
    }

    @MainActor
    func testAnswerLeavesTheStatusOnItsWay() async throws {
        let scan = Scan()
        let answer = try await scan.flow.value(.retake, via: .retaking) { _ in 1 }
        XCTAssertEqual(answer, 1)
        XCTAssertEqual(scan.status.kind, .retaking)
    }

    @MainActor
    func testFailureStatusIsPerStep() async {
        let scan = Scan()
        scan.verification = { _ in throw ScanError.spoof }
        let end = await scan.verify()
        XCTAssertEqual(end.failure, .spoof)
    }

    @MainActor
    func testErrorThatTheStepDoesNotListIsABreachAndReachesTheCaller() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let flow = FlowRunner<ScanFlow> { _ in .vendor }
        var end = await flow.run(.identify) { _ in throw ScanError.spoof }
        XCTAssertEqual(end.failure, .spoof)
        XCTAssertEqual(breaches.items, [])
        end = await flow.run(.identify) { _ in throw FlowSampleError() }
        XCTAssertEqual(end.failure, .vendor)
        end = await flow.run(.identify) { _ in .rejected(.timeout) }
        XCTAssertEqual(end.failure, .timeout)
        flow.start(.identify) { _ in throw ScanError.timeout }
        await flow.finishSteps()
        XCTAssertEqual(flow.status.failure, .timeout)
        _ = await flow.run(.identify) { _ in throw NotWritten() }
        XCTAssertEqual(
            breaches.items,
            ["vendor", "timeout", "timeout"].map { "ScanFlow: 'identify' cannot fail with '\($0)'" }
                + ["ScanFlow: 'identify' is not written yet"])
    }

    @MainActor
    func testDeadlineEndsTheStepWithItsError() async {
        let scan = Scan(clock: SkippingClock(skipping: .seconds(30)))
        let end = await scan.verify()
        XCTAssertEqual(end.failure, .timeout)
        XCTAssertEqual(scan.status.kind, .rejected)
    }

    @MainActor
    func testOneOfTwoDeadlinesPasses() async {
        let scan = Scan(clock: SkippingClock(skipping: .seconds(30), number: 2))
        let never = scan.verification
        scan.verification = { _ in .passed("a") }
        let first = await scan.verify()
        XCTAssertEqual(first.kind, .passed)
        scan.verification = never
        let second = await scan.verify()
        XCTAssertEqual(second.failure, .timeout)
        scan.verification = { _ in .passed("b") }
        let third = await scan.verify()
        XCTAssertEqual(third.kind, .passed)
    }

    func testSkippingClockSkipsWaitsOfOneLength() async throws {
        let clock = SkippingClock(skipping: .seconds(30))
        let ends = FlowLog<Duration>()
        let others = [Duration.seconds(60), .seconds(30)].map { length in
            Task {
                try await clock.sleep(for: length)
                ends.add(length)
            }
        }
        try await others[1].value
        try await Task.sleep(for: .milliseconds(50))
        XCTAssertEqual(ends.items, [.seconds(30)])
        others[0].cancel()
    }

    @MainActor
    func testDeadlineEndsTheStepWithItsStatus() async {
        let flow = FlowRunner<ScanFlow>(clock: SkippingClock(skipping: .seconds(60))) { _ in .vendor }
        let end = await flow.run(.calibrate, via: .retaking) { _ in
            await never()
            return .retaking
        }
        XCTAssertEqual(end.kind, .ready)
    }

    @MainActor
    func testDeadlineOfACallThatHasEndedDoesNothing() async throws {
        let scan = Scan(clock: FastClock())
        scan.verification = { _ in .passed("a") }
        _ = await scan.verify()
        try await Task.sleep(for: .milliseconds(400))
        XCTAssertEqual(scan.status.kind, .passed)
    }

    @MainActor
    func testFinishStepsDoesNotWaitForWorkThatIgnoresItsDeadline() async {
        let scan = Scan(clock: FastClock())
        let call = await scan.startVerification()
        await scan.flow.finishSteps()
        XCTAssertEqual(scan.status.failure, .timeout)
        _ = await call.value
        await scan.flow.finishSteps()
    }

    @MainActor
    func testFinishStepsDoesNotWaitForAnEndlessStream() async {
        let scan = Scan()
        let readings: AsyncThrowingStream<Int, any Error> = scan.flow.stream(.readings) { _, yield in
            yield(1)
            return try await untilEnded()
        }
        await scan.flow.finishSteps()
        withExtendedLifetime(readings) {}
    }

    @MainActor
    func testStreamStartsWithTheStatusAndEndsWithTheRunner() async {
        var scan: Scan? = Scan()
        let statuses = scan?.flow.statuses
        scan = nil
        var kinds: [ScanStatus.Kind] = []
        if let statuses { for await status in statuses { kinds.append(status.kind) } }
        XCTAssertEqual(kinds, [.ready])
    }

    @MainActor
    func testRunnerIsNotHeldByItsWork() async throws {
        var scan: Scan? = Scan()
        weak let flow = scan?.flow
        scan?.flow.start(.verify, via: .searching(0)) { _ in
            await never()
            return .ready
        }
        try await Task.sleep(for: .milliseconds(20))
        scan = nil
        XCTAssertNil(flow)
    }

    func testStatusesOfASlowReaderAreBounded() async {
        let flow = FlowRunner<LinkFlow> { _ in CancellationError() }
        var reader = flow.statuses.makeAsyncIterator()
        for number in 1...1000 {
            flow.send(.opening(number))
            flow.send(.opened(number))
        }
        var count = 0
        while case .some(let status) = await reader.next() {
            count += 1
            if "\(status)" == "opened(1000)" { break }
        }
        XCTAssertEqual(count, 32)
    }

    /// Only an event cancels steps by its status; a step does by its call.
    func testStatusThatAnotherStepEndsInCancelsNothing() async {
        let flow = FlowRunner<LinkFlow> { _ in CancellationError() }
        let end = await flow.run(.open, via: .opening(1)) { _ in
            flow.send(.closed)
            return .opened(2)
        }
        XCTAssertEqual("\(end)", "opened(2)")
    }

    func testAnyThreadMayCall() async throws {
        for _ in 0..<50 {
            let flow = FlowRunner<LinkFlow> { _ in CancellationError() }
            let statuses = flow.statuses
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        if number % 4 == 3 {
                            _ = await flow.run(.close) { _ in .closed }
                        } else {
                            _ = await flow.run(.open, via: .opening(number)) { _ in
                                await Task.yield()
                                return .opened(number)
                            }
                        }
                    }
                }
            }
            let last = "\(flow.status)"
            XCTAssertNotEqual(flow.status.kind, .opening)
            var seen = ""
            for await status in statuses {
                seen = "\(status)"
                if seen == last { break }
            }
            XCTAssertEqual(seen, last)
        }
    }
}

nonisolated final class AsyncContractTests: XCTestCase {
    @MainActor
    private static func contract(made: @escaping (Scan) -> Void = { _ in }) -> FlowContract<ScanScenario, Scan> {
        var contract = FlowContract<ScanScenario, Scan>(
            make: { scenario in
                let isLate = scenario == .calibrateTakesTooLong
                let scan = isLate ? Scan(clock: SkippingClock(skipping: .seconds(60))) : Scan()
                made(scan)
                return scan
            },
            observe: { scan, tell in
                let statuses = scan.flow.statuses
                return Task { for await status in statuses { tell(status) } }
            }
        ) { step, scan in
            switch step {
            case .verify: _ = await scan.verify()
            case .stop: _ = await scan.stop()
            case .calibrate:
                // It answers, and its time ends with a status.
                _ = try await scan.flow.value(.calibrate, via: .retaking) { _ in try await untilEnded() as Int }
            default: XCTFail("no scenario has \(step)")
            }
        }
        contract.trigger = { event, scan in
            if event == .blinded { return scan.blinded.send(1) }
            scan.flow.cancel(.verify)
            scan.flow.send(.rejected(.vendor))
        }
        contract.observeSignals = { scan, tell in
            Task { [values = scan.blinded.stream] in for await _ in values { tell(.blinded) } }
        }
        contract.timeout = .seconds(1)
        return contract
    }

    /// A scenario may leave a call running that does not return.
    @MainActor
    func testContractLeavesACallRunning() async throws {
        var scans: [Scan] = []
        let violations = try await Self.contract { scans.append($0) }.violations()
        XCTAssertEqual(violations, [])
        // The call was cancelled when all was over.
        await eventually { scans.first?.status.kind == .ready }
    }

    /// The flow does not say with which error an event fails.
    @MainActor
    func testEventMayFailWithAnyError() async throws {
        var contract = Self.contract()
        contract.trigger = { _, scan in
            scan.flow.cancel(.verify)
            scan.flow.send(.rejected(.spoof))
        }
        let violations = try await contract.violations(in: [.covered])
        XCTAssertEqual(violations, [])
    }

    @MainActor
    func testSignalThatDoesNotComeOnceIsAViolation() async throws {
        let faults: [(String, @MainActor (Scan) async throws -> Void)] = [
            ("expected it once, got it 0 times", { _ in }),
            ("expected it once, got it 2 times", { for value in 1...2 { $0.blinded.send(value) } }),
            (
                "expected it once, got it 2 times",
                { scan in
                    scan.blinded.send(1)
                    Task {
                        try await Task.sleep(for: .milliseconds(150))
                        scan.blinded.send(2)
                    }
                }
            ),
            (
                "expected no status, got ready",
                { scan in
                    scan.flow.send(.ready)
                    try await Task.sleep(for: .milliseconds(50))
                    scan.blinded.send(1)
                }
            ), ("expected success, got FlowSampleError()", { _ in throw FlowSampleError() }),
        ]
        var contract = Self.contract()
        contract.timeout = .milliseconds(100)
        for (words, fault) in faults {
            contract.trigger = { _, scan in
                try await fault(scan)
                try await Task.sleep(for: .milliseconds(50))
            }
            let violations = try await contract.violations(in: [.blinded])
            XCTAssertEqual(violations, ["blinded: blinded: \(words)"])
        }
        contract.trigger = nil
        let none = try await contract.violations(in: [.blinded])
        XCTAssertEqual(none, ["blinded: set `trigger`, in which the SDK causes blinded, or return nil"])
    }
}

nonisolated final class RuleTests: XCTestCase {
    func testAlternativesOnTheWay() {
        let rule = ScanFlow.rules[0]
        let allowed: [(ScanStatus.Kind, ScanStatus.Kind)] = [
            (.ready, .searching), (.ready, .hidden), (.ready, .passed), (.searching, .searching),
            (.searching, .verifying), (.hidden, .verifying), (.hidden, .rejected), (.verifying, .passed),
            (.verifying, .ready),
        ]
        for (last, next) in allowed { XCTAssertTrue(rule.leads(from: last, to: next), "\(last), \(next)") }
        let refused: [(ScanStatus.Kind, ScanStatus.Kind)] = [
            (.ready, .verifying), (.verifying, .searching), (.ready, .ready), (.retaking, .searching),
            (.retaking, .passed), (.searching, .retaking),
        ]
        for (last, next) in refused { XCTAssertFalse(rule.leads(from: last, to: next), "\(last), \(next)") }
    }

    func testStepThatMayStartAnywhereMayGoBackAnywhere() {
        let calibrate = ScanFlow.rules[3]
        XCTAssertTrue(calibrate.leads(from: .retaking, to: .hidden))
        XCTAssertFalse(calibrate.leads(from: .hidden, to: .passed))
    }
}
