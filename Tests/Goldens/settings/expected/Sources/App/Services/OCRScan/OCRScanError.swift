import Foundation

/// Why a step of the OCR scan flow failed.
public nonisolated enum OCRScanError: Error {
    /// The picture is not sharp.
    case blurred
    case other(any Error)
}
