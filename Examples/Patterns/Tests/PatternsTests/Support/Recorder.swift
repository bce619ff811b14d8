// Records publishers, streams and observers. A wrapper answers when its SDK does, so a test waits for as many values as
// it expects.

import Combine

/// Records every value.
@MainActor
final class Recorder<Value: Sendable> {
    private(set) var values: [Value] = []
    private var token: Any?
    private var reading: Task<Void, Never>?

    init(_ publisher: some Publisher<Value, Never>) {
        token = publisher.sink { [weak self] in self?.values.append($0) }
    }

    init(_ stream: AsyncStream<Value>) {
        reading = Task { [weak self] in for await value in stream { self?.values.append(value) } }
    }

    /// - Parameter observe: Begins to observe, and returns what to hold for that.
    init(observing observe: (@escaping (Value) -> Void) -> Any) {
        token = observe { [weak self] in self?.values.append($0) }
    }

    deinit { reading?.cancel() }

    /// Waits until `count` values are recorded, and returns all that are.
    func first(_ count: Int) async throws -> [Value] {
        try await eventually { values.count >= count }
        return values
    }
}
