// Records a publisher in a test. A wrapper answers when its SDK does, so a test waits for as many
// values as it expects.

import Combine
import XCTest

/// Records every value that a publisher sends.
@MainActor
final class Recorder<Value> {
    private(set) var values: [Value] = []
    private var reader: AnyCancellable?
    private var awaited: (count: Int, expectation: XCTestExpectation)?

    init(_ publisher: some Publisher<Value, Never>) {
        reader = publisher.sink { [weak self] in self?.receive($0) }
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

    private func receive(_ value: Value) {
        values.append(value)
        if let awaited, values.count == awaited.count { awaited.expectation.fulfill() }
    }
}
