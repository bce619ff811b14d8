// What tests of mocks and wrappers need: a clock that a test moves, a list of breaches, and an SDK that answers as a
// scenario prescribes.

#if DEBUG
    import Foundation
    import Testing

    @testable import Pickups

    /// A clock that stands still until a test moves it.
    nonisolated final class TestClock: Clock, @unchecked Sendable {
        private let lock = NSLock()
        private var instant = ContinuousClock.now
        private var sleeping = 0

        /// How many wait for their time.
        var sleepers: Int { lock.withLock { sleeping } }
        var now: ContinuousClock.Instant { lock.withLock { instant } }
        var minimumResolution: Duration { .zero }

        func advance(by duration: Duration) { lock.withLock { instant += duration } }

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            lock.withLock { sleeping += 1 }
            defer { lock.withLock { sleeping -= 1 } }
            while now < deadline { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    /// Collects breaches instead of failing the test, until it is released.
    nonisolated final class Breaches {
        private let log = FlowLog<String>()
        private let last: @Sendable (String) -> Void

        init() {
            FlowTest.failOnBreach()
            last = onFlowBreach
            onFlowBreach = { [log] in log.add($0) }
        }

        deinit { onFlowBreach = last }

        var items: [String] { log.items }
    }

    /// An SDK that answers each call of a step as a scenario prescribes.
    nonisolated final class StubbedSDK<Flow: FlowSpec>: @unchecked Sendable {
        private let lock = NSLock()
        private var moves: [FlowMove<Flow>]
        private var running = 0

        init(_ moves: [FlowMove<Flow>] = []) { self.moves = moves }

        /// How many calls have not come back.
        var runningCount: Int { lock.withLock { running } }

        /// The next call of a step, as far as the scenario has one; throws the error that it ends with.
        func next(_ step: Flow.Step) throws -> FlowMove<Flow>? {
            let move = lock.withLock {
                moves.firstIndex { $0.step == step }.map { moves.remove(at: $0) }
            }
            if let failure = move?.failure { throw failure }
            return move
        }

        /// Returns the status that the next call of a step ends in. What the scenario leaves running does not come
        /// back, and neither does a call that it does not have.
        func answer(_ step: Flow.Step) async throws -> Flow.Status {
            lock.withLock { running += 1 }
            defer { lock.withLock { running -= 1 } }
            let move = try next(step)
            let end = move?.statuses.last
            let isLeftRunning = Flow.rules.contains { rule in
                rule.step == step && rule.via.joined().contains { $0 == end?.kind && !rule.to.contains($0) }
            }
            if move == nil || isLeftRunning { try await Task.sleep(for: .seconds(60)) }
            return end ?? Flow.initial
        }

        /// The status that an event leads to.
        func end(of event: Flow.Event) -> Flow.Status? {
            lock.withLock { moves.first { $0.event == event }?.statuses.last }
        }
    }

    /// Waits until something is so; fails after 5 seconds.
    @MainActor
    func eventually(_ location: SourceLocation = #_sourceLocation, until isSo: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(5)
        while !isSo() {
            guard ContinuousClock.now < deadline else {
                Issue.record("waited too long", sourceLocation: location)
                return
            }
            do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
        }
    }
#endif
