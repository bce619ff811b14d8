// Reads the publisher of an answer from a test. It may speak on any thread.

import Combine
import XCTest

/// Something that a publisher says.
nonisolated enum Answer<Value: Equatable & Sendable>: Equatable, Sendable {
    case value(Value)
    /// The error's case.
    case failure(String)
    case end
}

/// Keeps what a publisher says, from the first value to the end.
@MainActor
final class Answers<Value: Equatable & Sendable> {
    private let recorder = Recorder<Answer<Value>>()

    /// Begins to read.
    init<Failure: Error>(_ publisher: some Publisher<Value, Failure>) {
        let recorder = recorder
        recorder.keep(
            publisher.sink(
                receiveCompletion: { @Sendable completion in
                    let last: Answer<Value> =
                        switch completion {
                        case .finished: .end
                        case .failure(let error): .failure("\(error)".prefixOfName)
                        }
                    Task { @MainActor in recorder.receive(last) }
                },
                receiveValue: { @Sendable value in
                    Task { @MainActor in recorder.receive(.value(value)) }
                }))
    }

    /// Waits until `count` things were said, and returns these.
    func first(_ count: Int) async -> [Answer<Value>] {
        Array(await recorder.first(count).prefix(count))
    }
}

extension String {
    /// What stands before the values of an enum's case.
    fileprivate nonisolated var prefixOfName: String { String(prefix { $0 != "(" }) }
}
