// A stand-in for an SDK of the older kind: a client class that is not Sendable, closures that are called on a queue of
// its own unless it is given another, values that are not Sendable, and requests that are ended by a handle. It talks
// to no network: what it answers depends on the number asked for alone.

import Dispatch

/// What the service answers when it has no parcel to tell of.
public enum ParcelError: Error {
    /// No parcel has that number.
    case unknownNumber(String)
    /// The service failed.
    case outOfService
}

/// A parcel on its way.
public final class Parcel {
    /// The number on its label.
    public let number: String
    /// Where it is.
    public var place: String

    init(number: String, place: String) {
        self.number = number
        self.place = place
    }
}

/// A request that is under way.
public final class ParcelRequest {
    fileprivate var isCancelled = false
    private let queue: DispatchQueue

    fileprivate init(queue: DispatchQueue) { self.queue = queue }

    /// Ends the request: its closures are called no more.
    public func cancel() { queue.async { self.isCancelled = true } }
}

/// The client of the service.
public final class ParcelClient {
    private let queue: DispatchQueue

    /// A client; closures are called on `callbackQueue`, or else on a queue of its own.
    public init(callbackQueue: DispatchQueue? = nil) {
        queue = callbackQueue ?? DispatchQueue(label: "ParcelWire")
    }

    /// Looks for a parcel; the closure is called on the client's queue.
    ///
    /// The number "fail" is answered by an error, and "slow" after a tenth of a second.
    @discardableResult
    public func find(
        number: String, completion: @escaping (Result<Parcel, Error>) -> Void
    ) -> ParcelRequest {
        let request = ParcelRequest(queue: queue)
        queue.asyncAfter(deadline: .now() + (number == "slow" ? 0.1 : 0)) {
            guard !request.isCancelled else { return }
            completion(
                number == "fail" ? .failure(ParcelError.outOfService) : .success(Parcel(number: number, place: "depot"))
            )
        }
        return request
    }

    /// Tells of each place that a parcel comes to, then of the end; on the client's queue.
    @discardableResult
    public func follow(
        number: String, onPlace: @escaping (String) -> Void,
        onEnd: @escaping (Error?) -> Void
    ) -> ParcelRequest {
        let request = ParcelRequest(queue: queue)
        queue.async {
            for place in ["depot", "van", "door"] where !request.isCancelled { onPlace(place) }
            guard !request.isCancelled else { return }
            onEnd(number == "fail" ? ParcelError.outOfService : nil)
        }
        return request
    }
}
