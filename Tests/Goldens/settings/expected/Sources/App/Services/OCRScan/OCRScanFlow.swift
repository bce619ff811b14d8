import Foundation

public nonisolated enum OCRScanFlow: FlowSpec {
    public enum Step: String, Sendable { case scan, lookUp }

    public static let initial = OCRScanStatus.ready
    public static let rules: [Rule] = [
        Rule(step: .scan, from: [.ready, .read, .failed], via: [[.reading]], to: [.read, .failed]),
    ]

    public static func failed(_ error: OCRScanError, in step: Step) -> OCRScanStatus? {
        switch step {
        case .scan: .failed(reason: error)
        default: nil
        }
    }
}

/// What can happen in the flow, with sample values.
public nonisolated enum OCRScanScenario: FlowScenario {
    case scanSucceeds, lookUpSucceeds, lookUpFailsWithBlurred, lookUpFailsWithOther, scanFailsWithBlurred
    case scanFailsWithOther, scanSucceedsAfterFailure

    @MainActor public var moves: [FlowMove<OCRScanFlow>] {
        switch self {
        case .scanSucceeds: [.init(.scan, .reading, .read(card: Card(number: "1")))]
        case .lookUpSucceeds: [.init(.lookUp)]
        case .lookUpFailsWithBlurred: [.init(.lookUp, failing: .blurred)]
        case .lookUpFailsWithOther: [.init(.lookUp, failing: .other(FlowSampleError()))]
        case .scanFailsWithBlurred: [.init(.scan, .reading, .failed(reason: .blurred))]
        case .scanFailsWithOther: [.init(.scan, .reading, .failed(reason: .other(FlowSampleError())))]
        case .scanSucceedsAfterFailure:
            Self.scanFailsWithBlurred.moves + [.init(.scan, .reading, .read(card: Card(number: "1")))]
        }
    }
}
