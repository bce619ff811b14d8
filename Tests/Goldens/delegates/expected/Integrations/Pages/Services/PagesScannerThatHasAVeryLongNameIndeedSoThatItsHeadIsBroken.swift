import Combine
import Foundation

/// Implements ``ScanSDK`` with Pages.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Pages calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
///
/// Where a method of a delegate ends a step: `return try await untilEnded()` is the work's last line, and the method
/// calls `flow.end` with a status, `returning:` a value or `throwing:` an error.
@MainActor
final class PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken: NSObject, ScanSDK {
    private let manager: PagesManager
    private let flow = FlowRunner<ScanFlow> { _ in NoFailure() }

    init(manager: PagesManager) {
        self.manager = manager
        super.init()
        // TODO(flowgen): Make this the delegate in Pages: `….delegate = self`.
    }

    func scan() -> AnyPublisher<String, any Error> {
        flow.publisher(.scan) { _, yield in
            // TODO(flowgen): Call Pages and yield the answer.
            throw NotWritten()
        }
    }
}

extension PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken: PagesScannerDelegateWithALongNameToo {
    nonisolated func page(
        _ page: String,
        wasReadWith confidence: Double,
        then next: @escaping (Result<String, any Error>) -> Void
    ) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func shouldGoOn() async throws -> Bool {
        // TODO(flowgen): Return the value that Pages needs.
        false
    }

    nonisolated func shape(of page: String) throws -> PageShape {
        // TODO(flowgen): Return the value that Pages needs.
        throw CocoaError(.featureUnsupported)
    }

    nonisolated func nextShape() async throws -> PageShape {
        // TODO(flowgen): Return the value that Pages needs.
        throw CocoaError(.featureUnsupported)
    }

    nonisolated func frame(of page: String) -> CGRect {
        // TODO(flowgen): Return the value that Pages needs.
        CGRect()
    }

    nonisolated func didEnd() async {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func didFail(with reason: String) throws {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func `default`(for type: String, in `let`: [String: Int]...) -> (text: String, count: Int)? {
        // TODO(flowgen): Return the value that Pages needs.
        nil
    }

    nonisolated func central(
        _ central: String,
        didDiscover name: String,
        advertisementData: [String: Any],
        rssi: NSNumber
    ) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func page(_ page: String, movedTo url: URL) -> URL {
        // TODO(flowgen): Return the value that Pages needs.
        URL(fileURLWithPath: "/sample")
    }

    nonisolated func page(_ page: String!, didTurnTo next: PageShape!) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }
}

extension PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken: PagesObserver {
    nonisolated func page(_ page: String, movedTo place: Int) -> URL {
        // TODO(flowgen): Return the value that Pages needs.
        URL(fileURLWithPath: "/sample")
    }
}

extension PagesManager {
    func makeScanSDK() -> any ScanSDK {
        PagesScannerThatHasAVeryLongNameIndeedSoThatItsHeadIsBroken(manager: self)
    }
}
