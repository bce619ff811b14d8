import Combine
import Foundation
@preconcurrency import GlyphLens

/// Implements ``OCRScanSDK`` with GlyphLens.
@MainActor
final class GlyphLensOCRScanSDK: OCRScanSDK {
    private let client: GlyphScanner
    private let flow = FlowRunner<OCRScanFlow> { GlyphLensOCRScanSDK.ocrScanError(for: $0) }

    init(manager: GlyphLensManager) {
        client = manager.scanner
    }

    var status: OCRScanStatus { flow.status }
    var statusPublisher: AnyPublisher<OCRScanStatus, Never> { flow.statusPublisher }

    func loadModels() {
        flow.start(.loadModels) { [client] _ in
            try await withCheckedThrowingContinuation { continuation in
                client.warmUp { @Sendable error in
                    continuation.resume(with: error.map { .failure($0) } ?? .success(()))
                }
            }
            return .ready
        }
    }

    func scanCard(side: CardSide) {
        flow.start(.scanCard, via: .scanning) { [client] _ in
            let card = try await withCheckedThrowingContinuation { continuation in
                client.scan(side == .front ? .front : .back) { @Sendable result in
                    continuation.resume(with: Result { try IdentityCard(result.get()) })
                }
            }
            return .recognized(card: card)
        }
    }

    func cancelScan() {
        flow.check(.cancelScan)
        flow.cancel(.scanCard)
        client.stop()
        flow.send(.ready)
    }

    /// Maps an error of GlyphLens to the app's error.
    private nonisolated static func ocrScanError(for error: any Error) -> OCRScanError {
        switch error {
        case GlyphError.licenseRejected: .notLicensed
        case GlyphError.cameraAccessDenied: .cameraDenied
        case GlyphError.unreadable(let hint, let tries): .unreadable(hint: hint, attempts: tries)
        default: .scannerFailed(error)
        }
    }
}

extension IdentityCard {
    /// The card that a document shows.
    ///
    /// - Throws: `OCRScanError.unreadable` when a field is missing, as on the card's back.
    fileprivate nonisolated init(_ document: GlyphDocument) throws {
        guard let name = document.fields[.fullName],
            let number = document.fields[.documentNumber],
            let birthday = document.fields[.dateOfBirth]
        else { throw OCRScanError.unreadable(hint: "Turn the card over.", attempts: 1) }
        self.init(holder: name.capitalized, number: number, dateOfBirth: birthday)
    }
}

extension GlyphLensManager {
    func makeOCRScanSDK() -> any OCRScanSDK {
        GlyphLensOCRScanSDK(manager: self)
    }
}
