// Waits for the answers of steps, which come as publishers or completions on any thread.

import Combine

/// Waits until a publisher has ended; returns its values, or throws its error.
@MainActor
func values<Value: Sendable>(of publisher: some Publisher<Value, some Error>) async throws -> [Value] {
    let (stream, continuation) = AsyncThrowingStream<Value, any Error>.makeStream()
    let subscription = publisher.sink(
        receiveCompletion: { @Sendable completion in
            if case .failure(let error) = completion { continuation.finish(throwing: error) }
            continuation.finish()
        },
        receiveValue: { @Sendable value in continuation.yield(value) })
    defer { subscription.cancel() }
    var values: [Value] = []
    for try await value in stream { values.append(value) }
    return values
}

/// Waits for the completion of a call; returns its value, or throws its error.
@MainActor
func answer<Value: Sendable, Failure: Error>(
    _ call: (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Void
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        call { continuation.resume(with: $0) }
    }
}
