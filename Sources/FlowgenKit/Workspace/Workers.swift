// Work on independent elements, side by side on a few threads. The results come in the order of the elements, whatever
// the number of threads, so that nothing that is printed depends on it. Each thread has at most one file open at a
// time.

import CLibrary

package struct Workers: Sendable {
    /// The most threads that work at a time, the calling one included.
    package let count: Int

    /// More threads would wait for the disk and for each other.
    private static let most = 8
    /// As much as the main thread has: parsers recurse.
    private static let stackSize = 8 << 20

    package init(count: Int) { self.count = max(count, 1) }

    /// As many threads as there are processors.
    package static var available: Workers {
        Workers(count: min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), most))
    }

    /// The results of `transform`, in the order of the elements. If some fail, the failure of the first is thrown.
    ///
    /// - Parameter share: as many elements as are worth a thread.
    package func map<Element: Sendable, Result: Sendable, Failure: Error>(
        _ elements: [Element], share: Int = 16,
        _ transform: @Sendable (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        let threads = min(count, elements.count / max(share, 1))
        guard threads > 1 else {
            var results: [Result] = []
            results.reserveCapacity(elements.count)
            for element in elements { results.append(try transform(element)) }
            return results
        }
        return try withoutActuallyEscaping(transform) { transform throws(Failure) in
            let queue = Queue(elements, transform)
            let helpers = (1..<threads).compactMap { _ in Helper(queue.run) }
            queue.run()
            for helper in helpers { helper.join() }
            return try queue.results()
        }
    }

    /// The elements that no thread has taken yet, and the results.
    private final class Queue<Element: Sendable, Result: Sendable, Failure: Error>: Sendable {
        private struct State {
            var next = 0
            var results: [Swift.Result<Result, Failure>?]
        }

        private let elements: [Element]
        private let transform: @Sendable (Element) throws(Failure) -> Result
        private let state: Locked<State>

        init(
            _ elements: [Element],
            _ transform: @escaping @Sendable (Element) throws(Failure) -> Result
        ) {
            (self.elements, self.transform) = (elements, transform)
            state = Locked(State(results: Array(repeating: nil, count: elements.count)))
        }

        @Sendable func run() {
            while true {
                let index = state.withLock { state in
                    defer { state.next += 1 }
                    return state.next
                }
                guard index < elements.count else { return }
                let result: Swift.Result<Result, Failure>
                do throws(Failure) {
                    result = .success(try transform(elements[index]))
                } catch {
                    result = .failure(error)
                }
                state.withLock { $0.results[index] = result }
            }
        }

        func results() throws(Failure) -> [Result] {
            let all = state.withLock { state in
                defer { state.results = [] }
                return state.results
            }
            var values: [Result] = []
            values.reserveCapacity(all.count)
            for case let result? in all { values.append(try result.get()) }
            return values
        }
    }

    /// A thread.
    private struct Helper {
        private let thread: pthread_t

        private final class Work {
            let run: @Sendable () -> Void
            init(_ run: @escaping @Sendable () -> Void) { self.run = run }
        }

        /// Nil if the system gives no thread; the others do the work then.
        init?(_ run: @escaping @Sendable () -> Void) {
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            pthread_attr_setstacksize(&attributes, Workers.stackSize)
            let work = Unmanaged.passRetained(Work(run)).toOpaque()
            #if canImport(Darwin)
                var started: pthread_t?
                let failure = pthread_create(&started, &attributes, { Helper.start($0) }, work)
            #else
                var started = pthread_t()
                let failure = pthread_create(&started, &attributes, { $0.flatMap(Helper.start) }, work)
            #endif
            guard failure == 0 else {
                Unmanaged<Work>.fromOpaque(work).release()
                return nil
            }
            #if canImport(Darwin)
                guard let started else { return nil }
            #endif
            thread = started
        }

        private static func start(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
            Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
            return nil
        }

        func join() { pthread_join(thread, nil) }
    }
}
