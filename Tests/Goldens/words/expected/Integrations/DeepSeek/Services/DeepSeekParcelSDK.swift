import Combine
@preconcurrency import DeepSwiftSeek

/// Serves ``ParcelSDK`` with DeepSeek.
@MainActor
final class DeepSeekParcelSDK: ParcelSDK {
    private let manager: DeepSeekManager
    private let statusSubject = CurrentValueSubject<ParcelStatus, Never>(.unknown)
    private var followTask: Task<Void, Never>?
    private var refreshTask: Task<Void, Never>?
    private var reopenTask: Task<Void, Never>?

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<ParcelStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Who brings it.
    ///
    /// Known once the parcel is on the way.
    var courier: Courier {
        // TODO(flowgen): Return the value that DeepSwiftSeek holds.
        fatalError("courier is not written yet")
    }

    /// Starts to follow a parcel.
    ///
    /// An earlier parcel is followed no longer.
    ///
    /// User: Types the number of a parcel.
    ///
    /// Starts from `unknown`, `onTheWay`, `delivered` or `lost`, ends in `onTheWay` or `lost`.
    ///
    /// - Parameter number: As on the receipt.
    func follow(number: String) {
        followTask?.cancel()
        followTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call DeepSwiftSeek, then send `.onTheWay(stops:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ParcelError.noSuchParcel
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.lost(reason: parcelError(for: error)))
            }
        }
    }

    /// Pulls the list down.
    ///
    /// Starts from `onTheWay` or `delivered`, ends in `onTheWay` or `lost`.
    func refresh() {
        refreshTask?.cancel()
        refreshTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call DeepSwiftSeek, then send `.onTheWay(stops:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ParcelError.noSuchParcel
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.lost(reason: parcelError(for: error)))
            }
        }
    }

    /// Comes back to the screen.
    ///
    /// Starts from `onTheWay` or `delivered`, ends in `onTheWay` or `lost`.
    func reopen() {
        reopenTask?.cancel()
        reopenTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call DeepSwiftSeek, then send `.onTheWay(stops:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw ParcelError.noSuchParcel
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.lost(reason: parcelError(for: error)))
            }
        }
    }

    /// Somebody has signed for it.
    ///
    /// The courier tells it within minutes.
    ///
    /// An event: DeepSwiftSeek brings it about, no step does.
    func arrival(name: String) {
        // TODO(flowgen): Have DeepSwiftSeek's callback call this, on the main actor.
        statusSubject.send(.delivered(name: name))
    }

    /// Maps an error of the SDK to the app's error.
    func parcelError(for error: any Error) -> ParcelError {
        if let error = error as? ParcelError { return error }
        // TODO(flowgen): Map the errors of DeepSwiftSeek to the cases of `ParcelError`.
        return .noSuchParcel
    }
}

extension DeepSeekManager {
    /// Makes the wrapper that serves ``ParcelSDK``.
    func makeParcelSDK() -> any ParcelSDK {
        DeepSeekParcelSDK(manager: self)
    }
}
