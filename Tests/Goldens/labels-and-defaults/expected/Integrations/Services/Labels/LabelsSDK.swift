import Combine

/// Every way in which Swift writes a parameter.
@MainActor
protocol LabelsSDK: AnyObject, Sendable {
    /// - User story: Opens a profile.
    /// - Parameter quality: From 0 to 1.
    func show(for user: String, _ image: [UInt8], quality: Double, caption: String?)

    /// - User story: Picks one.
    /// - Statuses: `idle` → `chosen`.
    func choose(
        _ index: Int,
        in range: ClosedRange<Int>,
        from table: [String: [Int]],
        where isFit: @escaping (Int) -> Bool,
        then: (@Sendable (String, Int) -> Void)?
    )

    /// - User story: Pairs two.
    /// - Statuses: `chosen` → `idle`.
    func pair(with: (left: Int, right: String), result: Result<Int, any Error>)

    /// - User story: Wants it again.
    /// - Statuses: `default` → `idle`.
    func `repeat`(`in`: Int, times: Int)

    var status: LabelsStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<LabelsStatus, Never> { get }
}

extension LabelsSDK {
    func show(for user: String, _ image: [UInt8], caption: String? = nil) {
        self.show(for: user, image, quality: 0.8, caption: caption)
    }

    func show(for user: String, _ image: [UInt8], quality: Double) {
        self.show(for: user, image, quality: quality, caption: nil)
    }

    func choose(
        _ index: Int,
        in range: ClosedRange<Int>,
        from table: [String: [Int]],
        where isFit: @escaping (Int) -> Bool
    ) {
        self.choose(index, in: range, from: table, where: isFit, then: nil)
    }
}
