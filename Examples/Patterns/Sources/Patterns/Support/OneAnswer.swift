// One answer that may come on any thread, for the wrappers of flows that belong to no actor. A failure
// that is sent while somebody subscribes can get lost in Combine's subjects, since it may overtake the
// subscription; a value cannot, since it waits to be asked for. So all that comes is sent as a value,
// and becomes a failure behind the subject.

import Combine
import Foundation

/// What is owed to whoever has called a step that answers once.
nonisolated final class OneAnswer<Value> {
    private let subject = CurrentValueSubject<Result<Value?, any Error>?, Never>(nil)
    private let lock = NSLock()
    private var isGiven = false

    /// Gives the answer, unless there is one, or it has ended.
    func give(_ result: Result<Value, any Error>) {
        sendOnce(result.map(Optional.some))
    }

    /// Ends without an answer, unless there is one.
    func end() {
        sendOnce(.success(nil))
    }

    /// Publishes the answer, also to those who come late, with errors in the flow's own words.
    func publisher<Failure: Error>(
        mapError: @escaping (any Error) -> Failure
    ) -> AnyPublisher<Value, Failure> {
        subject.compactMap { $0 }.first()
            .tryMap { try $0.get() }
            .mapError(mapError)
            .compactMap { $0 }
            .eraseToAnyPublisher()
    }

    private func sendOnce(_ result: Result<Value?, any Error>) {
        lock.lock()
        let isLate = isGiven
        isGiven = true
        lock.unlock()
        if !isLate { subject.send(result) }
    }
}
