import Combine
import Foundation

/// Implements ``PortraitSDK`` with Copyist.
@MainActor
final class CopyistPortraitSDK: PortraitSDK {
    private let manager: CopyistManager
    private let flow = FlowRunner<PortraitFlow>(.blank) { CopyistPortraitSDK.portraitError(for: $0) }

    init(manager: CopyistManager) {
        self.manager = manager
    }

    var status: PortraitStatus { flow.status }
    var statusPublisher: AnyPublisher<PortraitStatus, Never> { flow.statusPublisher }

    func prepare() {
        // TODO(flowgen): Call Copyist.
    }

    func fetch(
        name: String, note: @autoclosure @escaping () -> String, in avatar: Design.Avatar
    ) -> AnyPublisher<Data, PortraitError> {
        // TODO(flowgen): Cancel a running `fetch` for `avatar`; cancellation is not a failure.
        // TODO(flowgen): Call Copyist and return a publisher of the answer.
        Fail<Data, PortraitError>(error: PortraitError.unknown).eraseToAnyPublisher()
    }

    func isKnown(name: String, in avatar: Design.Avatar) throws -> Bool {
        // TODO(flowgen): Call Copyist and return the answer.
        throw PortraitError.unknown
    }

    func progress(in avatar: Design.Avatar) -> AnyPublisher<Double, any Error> {
        // TODO(flowgen): Cancel a running `progress` for `avatar`; cancellation is not a failure.
        // TODO(flowgen): Call Copyist and return a publisher of its values.
        Fail<Double, any Error>(error: PortraitError.unknown).eraseToAnyPublisher()
    }

    func paint(_ color: String, for seconds: Double, `repeat`: Int, in avatar: Design.Avatar) {
        // TODO(flowgen): Cancel a running `paint` for `avatar`; cancellation is not a failure.
        // TODO(flowgen): Call Copyist, then send `.painting`, then `.painted`.
    }

    /// Maps an error of Copyist to the app's error.
    private static func portraitError(for error: any Error) -> PortraitError {
        .unknown
    }
}

extension CopyistManager {
    func makePortraitSDK() -> any PortraitSDK {
        CopyistPortraitSDK(manager: self).verified()
    }
}
