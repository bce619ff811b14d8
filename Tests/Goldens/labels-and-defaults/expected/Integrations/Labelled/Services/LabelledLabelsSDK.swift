import Combine

/// Implements ``LabelsSDK`` with Labelled.
@MainActor
final class LabelledLabelsSDK: LabelsSDK {
    private let manager: LabelledManager
    private let flow = FlowRunner<LabelsFlow>(.idle) { _ in .none }

    init(manager: LabelledManager) {
        self.manager = manager
    }

    var status: LabelsStatus { flow.status }
    var statusPublisher: AnyPublisher<LabelsStatus, Never> { flow.statusPublisher }

    func show(for user: String, _ image: [UInt8], quality: Double, caption: String?) {
        // TODO(flowgen): Call Labelled.
    }

    func choose(
        _ index: Int, in range: ClosedRange<Int>, from table: [String: [Int]], where isFit: @escaping (Int) -> Bool,
        then: (@Sendable (String, Int) -> Void)?
    ) {
        // TODO(flowgen): Call Labelled, then send `.chosen(index:of:)`.
    }

    func pair(with: (left: Int, right: String), result: Result<Int, any Error>) {
        // TODO(flowgen): Call Labelled, then send `.idle`.
    }

    func `repeat`(`in`: Int, times: Int) {
        // TODO(flowgen): Call Labelled, then send `.idle`.
    }

    // TODO(flowgen): Call this from Labelled's callback.
    func resets() { flow.send(.`default`) }
}

extension LabelledManager {
    func makeLabelsSDK() -> any LabelsSDK {
        LabelledLabelsSDK(manager: self).verified()
    }
}
