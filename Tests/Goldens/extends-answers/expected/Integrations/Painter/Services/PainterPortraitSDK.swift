import Combine
import Foundation

/// Serves ``PortraitSDK`` with Painter.
@MainActor
final class PainterPortraitSDK: PortraitSDK {
    private let manager: PainterManager
    private let statusSubject = CurrentValueSubject<PortraitStatus, Never>(.blank)
    private var fetchTask: Task<Void, Never>?
    private var progressTask: Task<Void, Never>?
    private var paintTask: Task<Void, Never>?

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
        fetchTask?.cancel()
        let answerSubject = CurrentValueSubject<Data?, PortraitError>(nil)
        fetchTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Painter, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw PortraitError.unknown
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(portraitError(for: error)))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
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
        progressTask?.cancel()
        let answerSubject = PassthroughSubject<Double, any Error>()
        progressTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Painter, then send each value, then `.finished`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw PortraitError.unknown
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(error))
            }
        }
        return answerSubject.eraseToAnyPublisher()
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
        paintTask?.cancel()
        paintTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Painter, then send `.painted`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw PortraitError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(portraitError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.painting)
    }

    /// What an error of the SDK is to the app.
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
