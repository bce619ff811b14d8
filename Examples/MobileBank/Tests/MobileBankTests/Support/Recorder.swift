// Reads a publisher from a test. Wrappers answer when their SDK does, so a test waits for as many
// values as it expects, and says which ones came if they do not come.

import Combine
import XCTest

/// Keeps every value that a publisher sends.
@MainActor
final class Recorder<Value> {
    /// What has come so far.
    private(set) var values: [Value] = []
    private var reader: AnyCancellable?
    private var awaited: (count: Int, expectation: XCTestExpectation)?

    /// Begins to read.
    init(_ publisher: some Publisher<Value, Never>) {
        reader = publisher.sink { [weak self] in self?.receive($0) }
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

    private func receive(_ value: Value) {
        values.append(value)
        if let awaited, values.count == awaited.count { awaited.expectation.fulfill() }
    }
}
