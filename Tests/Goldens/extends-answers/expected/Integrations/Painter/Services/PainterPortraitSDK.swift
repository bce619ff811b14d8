import Combine
import Foundation

/// Serves ``PortraitSDK`` with Painter.
@MainActor
final class PainterPortraitSDK: PortraitSDK {
    private let manager: PainterManager
    private let statusSubject = CurrentValueSubject<PortraitStatus, Never>(.blank)

    init(manager: PainterManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<PortraitStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Prepare.
    ///
    /// Called once, at launch.
    func prepare() {
        // TODO(flowgen): Call Painter.
    }

    /// Finds the portrait of a person.
    ///
    /// - Parameter name: The name.
    /// - Parameter note: The note.
    /// - Parameter avatar: The avatar.
    /// - Returns: A publisher that may fail with ``PortraitError``.
    func fetch(
        name: String,
        note: @autoclosure @escaping () -> String,
        in avatar: Design.Avatar
    ) -> AnyPublisher<Data, PortraitError> {
        // TODO(flowgen): End a running `fetch` for `avatar`; that is no failure.
        // TODO(flowgen): Call Painter, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        return Fail<Data, PortraitError>(error: .unknown).eraseToAnyPublisher()
    }

    /// Whether there is a portrait of a person.
    ///
    /// - Parameter name: The name.
    /// - Parameter avatar: The avatar.
    func isKnown(name: String, in avatar: Design.Avatar) throws -> Bool {
        // TODO(flowgen): Call Painter, then return what it answers.
        throw PortraitError.unknown
    }

    /// How much of the portrait is there.
    ///
    /// - Parameter avatar: The avatar.
    func progress(in avatar: Design.Avatar) -> AnyPublisher<Double, any Error> {
        // TODO(flowgen): End a running `progress` for `avatar`; that is no failure.
        // TODO(flowgen): Call Painter, then send each value, then `.finished`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        return Fail<Double, any Error>(error: PortraitError.unknown).eraseToAnyPublisher()
    }

    /// Paints the portrait anew.
    ///
    /// Starts from `blank`, `painted` or `failed`, passes through `painting`, ends in `painted` or
    /// `failed`.
    ///
    /// - Parameter color: The color.
    /// - Parameter seconds: The seconds.
    /// - Parameter repeat: The repeat.
    /// - Parameter avatar: The avatar.
    func paint(_ color: String, for seconds: Double, `repeat`: Int, in avatar: Design.Avatar) {
        // TODO(flowgen): End a running `paint` for `avatar`; that is no failure.
        statusSubject.send(.painting)
        // TODO(flowgen): Call Painter, then send `.painted`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Maps an error of the SDK to the app's error.
    func portraitError(for error: any Error) -> PortraitError {
        if let error = error as? PortraitError { return error }
        return .unknown
    }
}

extension PainterManager {
    /// Makes the wrapper that serves ``PortraitSDK``.
    func makePortraitSDK() -> any PortraitSDK {
        PainterPortraitSDK(manager: self)
    }
}
