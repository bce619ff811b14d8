// Records publishers, streams and observers in a test. A wrapper answers when its SDK does, so a test
// waits for as many values as it expects.

import Combine
import XCTest

/// Records every value.
@MainActor
final class Recorder<Value: Sendable> {
    private(set) var values: [Value] = []
    private var readers: [AnyObject] = []
    private var reading: Task<Void, Never>?
    private var awaited: (count: Int, expectation: XCTestExpectation)?

    /// Records what ``receive(_:)`` gets.
    init() {}

    init(_ publisher: some Publisher<Value, Never>) {
        readers = [publisher.sink { [weak self] in self?.receive($0) }]
    }

    init(_ stream: AsyncStream<Value>) {
        reading = Task { [weak self] in
            for await value in stream { self?.receive(value) }
        }
    }

    deinit {
        reading?.cancel()
    }

    /// Keeps an observation as long as the recorder lives.
    func keep(_ observation: AnyObject) {
        readers.append(observation)
    }

    func receive(_ value: Value) {
        values.append(value)
        if let awaited, values.count == awaited.count { awaited.expectation.fulfill() }
    }

    /// Waits until `count` values are recorded; returns all that are.
    func first(_ count: Int) async -> [Value] {
        if values.count < count {
            let expectation = XCTestExpectation(description: "\(count) values")
            awaited = (count, expectation)
            // Long enough for the slowest machine; only a failing test waits that long.
            _ = await XCTWaiter.fulfillment(of: [expectation], timeout: 10)
            awaited = nil
        }
        return values
    }
}
