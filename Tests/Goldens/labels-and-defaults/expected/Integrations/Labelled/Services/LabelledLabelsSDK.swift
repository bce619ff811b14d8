import Combine

/// Serves ``LabelsSDK`` with Labelled.
@MainActor
final class LabelledLabelsSDK: LabelsSDK {
    private let manager: LabelledManager
    private let statusSubject = CurrentValueSubject<LabelsStatus, Never>(.idle)

    init(manager: LabelledManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<LabelsStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Opens a profile.
    ///
    /// - Parameter user: The user.
    /// - Parameter image: The image.
    /// - Parameter quality: From 0 to 1.
    /// - Parameter caption: The caption.
    func show(for user: String, _ image: [UInt8], quality: Double, caption: String?) {
        // TODO(flowgen): Call Labelled.
    }

    /// Picks one.
    ///
    /// Starts from `idle`, ends in `chosen`.
    ///
    /// - Parameter index: The index.
    /// - Parameter range: The range.
    /// - Parameter table: The table.
    /// - Parameter isFit: Whether it is fit.
    /// - Parameter then: The then.
    func choose(
        _ index: Int,
        in range: ClosedRange<Int>,
        from table: [String: [Int]],
        where isFit: @escaping (Int) -> Bool,
        then: (@Sendable (String, Int) -> Void)?
    ) {
        // TODO(flowgen): End a running `choose`; that is no failure.
        // TODO(flowgen): Call Labelled, then send `.chosen(index:of:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Pairs two.
    ///
    /// Starts from `chosen`, ends in `idle`.
    ///
    /// - Parameter with: The with.
    /// - Parameter result: The result.
    func pair(with: (left: Int, right: String), result: Result<Int, any Error>) {
        // TODO(flowgen): End a running `pair`; that is no failure.
        // TODO(flowgen): Call Labelled, then send `.idle`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Wants it again.
    ///
    /// Starts from `default`, ends in `idle`.
    ///
    /// - Parameter in: The in.
    /// - Parameter times: The times.
    func `repeat`(`in`: Int, times: Int) {
        // TODO(flowgen): End a running `repeat`; that is no failure.
        // TODO(flowgen): Call Labelled, then send `.idle`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }

    /// Resets.
    ///
    /// An event: Labelled brings it about, no step does.
    func resets() {
        // TODO(flowgen): Have Labelled's callback call this, on the main actor.
        statusSubject.send(.`default`)
    }
}

extension LabelledManager {
    /// Makes the wrapper that serves ``LabelsSDK``.
    func makeLabelsSDK() -> any LabelsSDK {
        LabelledLabelsSDK(manager: self)
    }
}
