import Combine
import Foundation

/// Implements ``OCRScanSDK`` with Scanner.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Scanner calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class ScannerOCRScanSDK: OCRScanSDK {
    private let manager: ScannerManager
    private let flow = FlowRunner<OCRScanFlow> { ScannerOCRScanSDK.ocrScanError(for: $0) }
    private let thresholdSubject = ObservedValue<Double>(0)

    init(manager: ScannerManager) {
        self.manager = manager
    }

    var status: OCRScanStatus { flow.status }
    var statusPublisher: AnyPublisher<OCRScanStatus, Never> { flow.statusPublisher }

    // TODO(flowgen): Send each change of Scanner's value to `thresholdSubject`.
    var threshold: Double {
        get { thresholdSubject.value }
        set {
            // TODO(flowgen): Set `newValue` in Scanner.
        }
    }
    var thresholdPublisher: AnyPublisher<Double, Never> { thresholdSubject.publisher }

    func scan(side: Int, fileName: String) {
        flow.start(.scan, via: .reading) { _ in
            // TODO(flowgen): Call Scanner and return `.read(card:)`.
            throw NotWritten()
        }
    }

    func lookUp(number: String) -> AnyPublisher<Card, OCRScanError> {
        flow.publisher(.lookUp) { _, yield in
            // TODO(flowgen): Call Scanner and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? OCRScanError ?? Self.ocrScanError(for: $0) }.eraseToAnyPublisher()
    }

    /// Maps an error of Scanner to the app's error.
    private nonisolated static func ocrScanError(for error: any Error) -> OCRScanError {
        // TODO(flowgen): Map the errors of Scanner to the cases of `OCRScanError`.
        .other(error)
    }
}

extension ScannerManager {
    func makeOCRScanSDK() -> any OCRScanSDK {
        ScannerOCRScanSDK(manager: self)
    }
}
