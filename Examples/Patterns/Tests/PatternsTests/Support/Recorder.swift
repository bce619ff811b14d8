// Reads publishers, streams and observers from a test. Wrappers answer when their SDK does, so a test
// waits for as many values as it expects, and says which ones came if they do not come.

import Combine
import XCTest

/// Keeps every value that comes.
@MainActor
final class Recorder<Value: Sendable> {
    /// What has come so far.
    private(set) var values: [Value] = []
    private var readers: [AnyObject] = []
    private var reading: Task<Void, Never>?
    private var awaited: (count: Int, expectation: XCTestExpectation)?

    /// Has nothing to read yet; hand it values with ``receive(_:)``.
    init() {}

    /// Begins to read a publisher.
    init(_ publisher: some Publisher<Value, Never>) {
        readers = [publisher.sink { [weak self] in self?.receive($0) }]
    }

    /// Begins to read a stream.
    init(_ stream: AsyncStream<Value>) {
        reading = Task { [weak self] in
            for await value in stream { self?.receive(value) }
        }
    }

    deinit {
        reading?.cancel()
    }

    /// Keeps a token as long as the recorder lives.
    func keep(_ token: AnyObject) {
        readers.append(token)
    }

    /// Takes one more value.
    func receive(_ value: Value) {
        values.append(value)
        if let awaited, values.count == awaited.count { awaited.expectation.fulfill() }
    }

    /// Waits until `count` values have come, and returns all that have come.
    func first(_ count: Int) async -> [Value] {
        if values.count < count {
            let expectation = XCTestExpectation(description: "\(count) values")
            awaited = (count, expectation)
            // Long enough for the slowest machine; it is waited for in full only by a failing test.
            _ = await XCTWaiter.fulfillment(of: [expectation], timeout: 10)
            awaited = nil
        }
        return values
    }
}
