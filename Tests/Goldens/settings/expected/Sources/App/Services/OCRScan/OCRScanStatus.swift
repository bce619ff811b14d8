import Foundation

public nonisolated enum OCRScanStatus: FlowStatus {
    case ready
    case reading
    case read(card: Card)
    case failed(reason: OCRScanError)

    public enum Kind: String, Sendable { case ready, reading, read, failed }

    public var kind: Kind {
        switch self {
        case .ready: .ready
        case .reading: .reading
        case .read: .read
        case .failed: .failed
        }
    }

    public var card: Card? { if case .read(let card) = self { card } else { nil } }
    public var failure: OCRScanError? { if case .failed(let reason) = self { reason } else { nil } }
}
