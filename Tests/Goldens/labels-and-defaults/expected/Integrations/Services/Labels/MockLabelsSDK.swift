#if DEBUG
import Combine

/// A mock of ``LabelsSDK`` for tests and previews.
@MainActor
final class MockLabelsSDK: LabelsSDK {
    // What was called.
    private(set) var calls: [LabelsFlow.Step] = []
    private(set) var showCalls: [(user: String, image: [UInt8], quality: Double, caption: String?)] = []
    private(set) var chooseCalls: [(index: Int, range: ClosedRange<Int>, table: [String: [Int]], isFit: (Int) -> Bool, then: (@Sendable (String, Int) -> Void)?)] = []
    private(set) var pairCalls: [(with: (left: Int, right: String), result: Result<Int, any Error>)] = []
    private(set) var repeatCalls: [(`in`: Int, times: Int)] = []

    // What the steps do; a test can replace it.
    var onShow: (
        _ user: String,
        _ image: [UInt8],
        _ quality: Double,
        _ caption: String?
    ) -> Void = { user, image, quality, caption in
    }
    var onChoose: (
        _ index: Int,
        _ range: ClosedRange<Int>,
        _ table: [String: [Int]],
        _ isFit: @escaping (Int) -> Bool,
        _ then: (@Sendable (String, Int) -> Void)?
    ) -> LabelsStatus = { index, range, table, isFit, then in
        .chosen(index: 1, of: 3)
    }
    var onPair: (
        _ with: (left: Int, right: String),
        _ result: Result<Int, any Error>
    ) -> LabelsStatus = { with, result in
        .idle
    }
    var onRepeat: (_ `in`: Int, _ times: Int) -> LabelsStatus = { `in`, times in .idle }

    private let flow = FlowRunner<LabelsFlow> { _ in NoFailure() }

    var status: LabelsStatus { flow.status }
    var statusPublisher: AnyPublisher<LabelsStatus, Never> { flow.statusPublisher }

    func show(for user: String, _ image: [UInt8], quality: Double, caption: String?) {
        calls.append(.show)
        showCalls.append((user, image, quality, caption))
        onShow(user, image, quality, caption)
    }

    func choose(
        _ index: Int,
        in range: ClosedRange<Int>,
        from table: [String: [Int]],
        where isFit: @escaping (Int) -> Bool,
        then: (@Sendable (String, Int) -> Void)?
    ) {
        calls.append(.choose)
        chooseCalls.append((index, range, table, isFit, then))
        flow.check(.choose)
        flow.send(onChoose(index, range, table, isFit, then))
    }

    func pair(with: (left: Int, right: String), result: Result<Int, any Error>) {
        calls.append(.pair)
        pairCalls.append((with, result))
        flow.check(.pair)
        flow.send(onPair(with, result))
    }

    func `repeat`(`in`: Int, times: Int) {
        calls.append(.`repeat`)
        repeatCalls.append((`in`, times))
        flow.check(.`repeat`)
        flow.send(onRepeat(`in`, times))
    }

    /// Sends a status of an event, such as `resets`.
    func send(_ status: LabelsStatus) { flow.send(status) }
}
#endif
