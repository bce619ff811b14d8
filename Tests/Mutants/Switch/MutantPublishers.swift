// What a mutant does to publishers. This file is built into fixtures in style `combine`.

import Combine

extension Mutant {
    /// A publisher that brings nothing, all but the first, the first alone, or everything twice.
    static func reader<Value>(
        _ publisher: AnyPublisher<Value, Never>, _ first: Int
    ) -> AnyPublisher<Value, Never> {
        switch choice(from: first) {
        case 0: Empty(completeImmediately: false).eraseToAnyPublisher()
        case 1: publisher.dropFirst().eraseToAnyPublisher()
        case 2: publisher.first().eraseToAnyPublisher()
        case 3: publisher.flatMap { [$0, $0].publisher }.eraseToAnyPublisher()
        default: publisher
        }
    }

    /// A publisher that never ends, ends at once, brings everything twice, ends well although it failed,
    /// or fails although it ended well.
    static func answer<Value, Failure: Error>(
        _ publisher: AnyPublisher<Value, Failure>, _ first: Int, _ error: Failure
    ) -> AnyPublisher<Value, Failure> {
        switch choice(from: first) {
        case 0: Empty(completeImmediately: false).eraseToAnyPublisher()
        case 1: Empty().eraseToAnyPublisher()
        case 2:
            publisher.flatMap { [$0, $0].publisher.setFailureType(to: Failure.self) }
                .eraseToAnyPublisher()
        case 3: publisher.catch { _ in Empty<Value, Failure>() }.eraseToAnyPublisher()
        case 4: publisher.append(Fail<Value, Failure>(error: error)).eraseToAnyPublisher()
        default: publisher
        }
    }
}
