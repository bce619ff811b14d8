import Combine
import Foundation

/// Serves ``ScanSDK`` with Pages.
@MainActor
final class PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken: NSObject, ScanSDK {
    private let manager: PagesManager
    private var scanTask: Task<Void, Never>?

    init(manager: PagesManager) {
        self.manager = manager
        super.init()
    }

    /// Points the camera at a page.
    func scan() -> AnyPublisher<String, any Error> {
        scanTask?.cancel()
        let answerSubject = CurrentValueSubject<String?, any Error>(nil)
        scanTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Pages, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw CocoaError(.featureUnsupported)
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(error))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }
}

extension PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken:
    PagesScannerDelegateWithALongNameToo
{
    nonisolated func page(
        _ page: String,
        wasReadWith confidence: Double,
        then next: @escaping (Result<String, any Error>) -> Void
    ) {
        // TODO(flowgen): Take from it what the flow needs, and tell the flow: `Task { @MainActor in … }`.
    }

    nonisolated func shouldGoOn() async throws -> Bool {
        // TODO(flowgen): Return what Pages asks for; the flow is behind `await MainActor.run { … }`.
        fatalError("shouldGoOn() is not written yet")
    }

    nonisolated func didEnd() async {
        // TODO(flowgen): Take from it what the flow needs, and tell the flow: `await MainActor.run { … }`.
    }

    nonisolated func didFail(with reason: String) throws {
        // TODO(flowgen): Take from it what the flow needs, and tell the flow: `Task { @MainActor in … }`.
    }

    nonisolated func `default`(
        for type: String,
        in `let`: [String: Int]...
    ) -> (text: String, count: Int)? {
        // TODO(flowgen): Return what Pages asks for; it may call this on any thread.
        fatalError("default(for:in:) is not written yet")
    }
}

extension PagesManager {
    /// Makes the wrapper that serves ``ScanSDK``.
    func makeScanSDK() -> any ScanSDK {
        PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken(manager: self)
    }
}
