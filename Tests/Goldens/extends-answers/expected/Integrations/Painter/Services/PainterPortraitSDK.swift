import Combine
import Foundation

/// Implements ``PortraitSDK`` with Painter.
@MainActor
final class PainterPortraitSDK: PortraitSDK {
    private let manager: PainterManager
    private let flow = FlowRunner<PortraitFlow>(.blank) { PainterPortraitSDK.portraitError(for: $0) }

    init(manager: PainterManager) {
        self.manager = manager
    }

    var status: PortraitStatus { flow.status }
    var statusPublisher: AnyPublisher<PortraitStatus, Never> { flow.statusPublisher }

    func prepare() {
        // TODO(flowgen): Call Painter.
    }

    func fetch(
        name: String, note: @autoclosure @escaping () -> String, in avatar: Design.Avatar
    ) -> AnyPublisher<Data, PortraitError> {
        // TODO(flowgen): Cancel a running `fetch` for `avatar`; cancellation is not a failure.
        // TODO(flowgen): Call Painter and return a publisher of the answer.
        Fail<Data, PortraitError>(error: PortraitError.unknown).eraseToAnyPublisher()
    }

    func isKnown(name: String, in avatar: Design.Avatar) throws -> Bool {
        // TODO(flowgen): Call Painter and return the answer.
        throw PortraitError.unknown
    }

    func progress(in avatar: Design.Avatar) -> AnyPublisher<Double, any Error> {
        // TODO(flowgen): Cancel a running `progress` for `avatar`; cancellation is not a failure.
        // TODO(flowgen): Call Painter and return a publisher of its values.
        Fail<Double, any Error>(error: PortraitError.unknown).eraseToAnyPublisher()
    }

    func paint(_ color: String, for seconds: Double, `repeat`: Int, in avatar: Design.Avatar) {
        // TODO(flowgen): Cancel a running `paint` for `avatar`; cancellation is not a failure.
        // TODO(flowgen): Call Painter, then send `.painting`, then `.painted`.
    }

    /// Maps an error of Painter to the app's error.
    private static func portraitError(for error: any Error) -> PortraitError {
        .unknown
    }
}

extension PainterManager {
    func makePortraitSDK() -> any PortraitSDK {
        PainterPortraitSDK(manager: self).verified()
    }
}
