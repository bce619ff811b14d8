// Records the answer of a step, which a publisher sends on any thread.

import Combine
import XCTest

/// What a publisher sends.
nonisolated enum Answer<Value: Equatable & Sendable>: Equatable, Sendable {
    case value(Value)
    /// The name of the error's case.
    case failure(String)
    case end
}

/// Records what a publisher sends, from the first value to the end.
@MainActor
final class Answers<Value: Equatable & Sendable> {
    private let recorder = Recorder<Answer<Value>>()

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

    /// Waits for the first `count` values and ends, and returns them.
    func first(_ count: Int) async -> [Answer<Value>] {
        Array(await recorder.first(count).prefix(count))
    }
}

extension String {
    /// The name of a case without its values.
    fileprivate nonisolated var prefixOfName: String { String(prefix { $0 != "(" }) }
}
