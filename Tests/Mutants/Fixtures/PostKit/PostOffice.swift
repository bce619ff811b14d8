// The SDK behind the wrappers of the fixtures. It answers each request as a test has told it to, never
// before the call returns, and on the main queue. A search that was given up it answers all the same,
// unless its `Request` was cancelled: a wrapper has to see to it that nobody hears of that.

import Dispatch
import Foundation

/// What can go wrong at the office.
public enum PostError: Error {
    /// The number was not accepted.
    case refused
    /// Nobody knows.
    case broken
}

/// A request that is under way.
public final class Request {
    fileprivate var isCancelled = false

    /// Has it answer no more.
    public func cancel() { isCancelled = true }
}

/// The client of the SDK.
public final class PostOffice: @unchecked Sendable {
    /// What a request is answered with.
    public enum Answer: Sendable {
        case success
        case refusal
        case breakdown
        /// A success, but only after `leave()`.
        case successAfterLeaving
        /// A success, but only after `queue()`.
        case successAfterQueuing
        /// A breakdown, but only after `queue()`.
        case breakdownAfterQueuing
    }

    /// Is called when there is much to do.
    public var onQueue: (() -> Void)?
    /// Is called when a parcel is lost.
    public var onLoss: ((any Error) -> Void)?

    private let lock = NSLock()
    private var answers: [Answer]
    private var hasLeft = false
    private var untilLeaving: [() -> Void] = []
    private var untilQueuing: [() -> Void] = []

    /// An office that answers its requests like this, in turn; then with success.
    public init(_ answers: [Answer]) {
        self.answers = answers
    }

    /// Looks for a parcel.
    @discardableResult
    public func find(_ number: String, then tell: @escaping (Result<String, any Error>) -> Void)
        -> Request
    {
        let request = Request()
        answerNext { result in
            if !request.isCancelled { tell(result.map { "depot" }) }
        }
        return request
    }

    /// Looks for a parcel, on the actor that asks.
    public func find(
        _ number: String, isolation: isolated (any Actor)? = #isolation
    ) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            find(number) { continuation.resume(with: $0) }
        }
    }

    /// Tells each place of a parcel on its way, then how that ended.
    @discardableResult
    public func follow(
        onPlace: @escaping (String) -> Void, onEnd: @escaping ((any Error)?) -> Void
    ) -> Request {
        let request = Request()
        answerNext { result in
            if request.isCancelled { return }
            onPlace("van")
            switch result {
            case .success:
                onPlace("door")
                onEnd(nil)
            case .failure(let error): onEnd(error)
            }
        }
        return request
    }

    /// The places of a parcel on its way.
    public func places() -> AsyncThrowingStream<String, any Error> {
        let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
        follow {
            continuation.yield($0)
        } onEnd: {
            continuation.finish(throwing: $0)
        }
        return stream
    }

    /// The person goes away.
    public func leave() {
        lock.withLock { hasLeft = true }
        later(taken(\.untilLeaving))
    }

    /// A test has there be much to do.
    public func queue() {
        DispatchQueue.main.async { self.onQueue?() }
        later(taken(\.untilQueuing))
    }

    /// A test has a parcel be lost.
    public func lose() {
        DispatchQueue.main.async { self.onLoss?(PostError.broken) }
    }

    private func answerNext(_ tell: @escaping (Result<Void, any Error>) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        switch answers.isEmpty ? .success : answers.removeFirst() {
        case .success: later([{ tell(.success(())) }])
        case .successAfterLeaving where hasLeft: later([{ tell(.success(())) }])
        case .refusal: later([{ tell(.failure(PostError.refused)) }])
        case .breakdown: later([{ tell(.failure(PostError.broken)) }])
        case .successAfterLeaving: untilLeaving.append { tell(.success(())) }
        case .successAfterQueuing: untilQueuing.append { tell(.success(())) }
        case .breakdownAfterQueuing: untilQueuing.append { tell(.failure(PostError.broken)) }
        }
    }

    private func later(_ work: [() -> Void]) {
        DispatchQueue.main.async { work.forEach { $0() } }
    }

    private func taken(
        _ list: ReferenceWritableKeyPath<PostOffice, [() -> Void]>
    ) -> [() -> Void] {
        lock.lock()
        defer { lock.unlock() }
        defer { self[keyPath: list] = [] }
        return self[keyPath: list]
    }
}
