import Foundation
import XCTest

@testable import Support

/// A hundred times as fast as the continuous clock.
struct FastClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        try await Task.sleep(for: (deadline - now) / 100)
    }
}

/// Collects breaches instead of failing the test, until `stop`.
nonisolated final class Breaches: @unchecked Sendable {
    private let log = FlowLog<String>()
    private let last = onFlowBreach

    var items: [String] { log.items }

    init() { onFlowBreach = { [log] in log.add($0) } }

    func stop() { onFlowBreach = last }
}

/// Waits until something is so; fails after 5 seconds.
@MainActor
func eventually(_ line: UInt = #line, until isSo: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(5)
    while !isSo() {
        guard ContinuousClock.now < deadline else { return XCTFail("waited too long", line: line) }
        do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
    }
}

/// Waits for an SDK that never calls back, and does not notice that it is cancelled.
nonisolated func never() async {
    let (values, value) = AsyncStream<Void>.makeStream()
    await Task.detached {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Forever.shared.keep(continuation, value)
        }
    }.value
    _ = values
}

/// Keeps what never ends.
nonisolated final class Forever: @unchecked Sendable {
    static let shared = Forever()
    private let lock = NSLock()
    private var kept: [Any] = []

    func keep(_ things: Any...) { lock.withLock { kept += things } }
}
