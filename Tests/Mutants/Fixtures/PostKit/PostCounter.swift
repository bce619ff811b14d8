// The part of the SDK that answers at once.

import Dispatch

/// Takes what is to be sent, and the money for it.
public final class PostCounter: @unchecked Sendable {
    /// Is called when something lay there too long.
    public var onExpiry: (() -> Void)?

    private var answers: [PostOffice.Answer]
    private var count = 0

    /// A counter that answers its orders like this, in turn; then with success.
    public init(_ answers: [PostOffice.Answer]) {
        self.answers = answers
    }

    /// Takes a parcel; how many there are.
    public func add(_ number: String) -> Int {
        count += 1
        return count
    }

    /// Gives all parcels back.
    public func clear() {
        count = 0
    }

    /// Sends all parcels; how many there were.
    public func order() throws -> Int {
        switch answers.isEmpty ? .success : answers.removeFirst() {
        case .refusal: throw PostError.refused
        case .breakdown, .breakdownAfterQueuing: throw PostError.broken
        case .success, .successAfterLeaving, .successAfterQueuing: return count
        }
    }

    /// A test has a parcel lie there too long.
    public func expire() {
        DispatchQueue.main.async { self.onExpiry?() }
    }
}
