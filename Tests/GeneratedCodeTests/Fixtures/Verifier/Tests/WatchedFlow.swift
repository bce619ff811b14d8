// What is watched in these tests: mocks whose steps do nothing, so that a test sends each status.

#if DEBUG
    import Foundation

    @testable import App

    /// What a verifier has reported, on any thread.
    nonisolated final class ReportLog: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []

        var all: [String] {
            lock.lock()
            defer { lock.unlock() }
            return texts
        }

        func add(_ text: String) {
            lock.lock()
            defer { lock.unlock() }
            texts.append(text)
        }
    }

    /// A flow under watch, whatever its style.
    @MainActor
    struct WatchedFlow {
        let log: ReportLog
        /// Calls a step; where it is awaited, until it has begun.
        let call: @MainActor (String) async -> Void
        let send: @MainActor (String) -> Void
        /// Lets the calls of a step return.
        var end: @MainActor (String) async -> Void = { _ in }
        /// Ends whatever is under way.
        var close: @MainActor () async -> Void = {}

        /// Goes along a way, and waits after each move if asked to.
        func follow(_ moves: String, pausing: Bool = false) async {
            for move in moves.split(separator: " ").map(String.init) {
                if move.hasSuffix("()") {
                    await call(String(move.dropLast(2)))
                } else if move.hasSuffix(".") {
                    await end(String(move.dropLast()))
                } else {
                    send(move)
                }
                if pausing { await pause() }
            }
            await pause()
        }

        /// Lets others run.
        func pause() async {
            for _ in 0..<50 { await Task.yield() }
        }

        /// Lets others run until something is reported.
        func waitForReport() async {
            for _ in 0..<100_000 where log.all.isEmpty { await Task.yield() }
            await pause()
        }
    }

    /// Where the calls of awaited steps wait.
    actor Gates {
        private(set) var arrivals = 0
        private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

        func wait(at step: String) async {
            await withCheckedContinuation { continuation in
                waiting[step, default: []].append(continuation)
                arrivals += 1
            }
        }

        /// Lets the first calls of a step go, or all.
        func open(_ step: String, most: Int = .max) {
            let calls = waiting[step] ?? []
            waiting[step] = Array(calls.dropFirst(most))
            for call in calls.prefix(most) { call.resume() }
        }
    }

    /// The calls of awaited steps that have not returned.
    @MainActor
    final class OpenCalls {
        private let gates: Gates
        private var tasks: [String: [Task<Void, Never>]] = [:]

        init(gates: Gates) {
            self.gates = gates
        }

        /// Makes a call, and ends what it replaces or cancels.
        func make(_ step: String, _ call: @escaping @MainActor () async -> Void) async {
            let before = await gates.arrivals
            let earlier = tasks[step]?.count ?? 0
            tasks[step, default: []].append(Task { await call() })
            while await gates.arrivals == before { await Task.yield() }
            await gates.open(step, most: earlier)
            if step == "stop" { await end("search") }
        }

        func end(_ step: String) async {
            await gates.open(step)
            for task in tasks.removeValue(forKey: step) ?? [] { await task.value }
        }

        /// Cancels what is left, which is no failure.
        func cancelAll() async {
            for task in tasks.values.flatMap({ $0 }) { task.cancel() }
            for step in Array(tasks.keys) { await end(step) }
        }
    }
#endif
