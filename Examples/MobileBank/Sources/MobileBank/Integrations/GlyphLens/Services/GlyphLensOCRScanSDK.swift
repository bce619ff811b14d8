import Combine
import Foundation
@preconcurrency import GlyphLens

/// Serves ``OCRScanSDK`` with GlyphLens.
@MainActor
final class GlyphLensOCRScanSDK: OCRScanSDK {
    private let manager: GlyphLensManager
    private var client: GlyphScanner { manager.scanner }
    private let statusSubject = CurrentValueSubject<OCRScanStatus, Never>(.idle)
    private var loadModelsTask: Task<Void, Never>?
    private var scanCardTask: Task<Void, Never>?

    init(manager: GlyphLensManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<OCRScanStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Loads what the scanner needs to recognize cards.
    ///
    /// User: Opens the app.
    ///
    /// Starts from `idle`, ends in `ready` or `failed`. Called once, at launch.
    func loadModels() {
        loadModelsTask?.cancel()
        loadModelsTask = Task {
            do {
                try await warmUp()
                try Task.checkCancellation()
                statusSubject.send(.ready)
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: ocrScanError(for: error)))
            }
        }
    }

    /// Turns the camera on and reads one side of the card.
    ///
    /// User: Holds the card in front of the camera.
    ///
    /// Starts from `ready`, `recognized` or `failed`, passes through `scanning`, ends in
    /// `recognized` or `failed`.
    ///
    /// - Parameter side: The side to read; the front holds all that an account needs.
    func scanCard(side: CardSide) {
        scanCardTask?.cancel()
        statusSubject.send(.scanning)
        scanCardTask = Task {
            do {
                // It may have been cancelled before it came to its turn.
                try Task.checkCancellation()
                let card = try await card(showing: side)
                try Task.checkCancellation()
                statusSubject.send(.recognized(card: card))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: ocrScanError(for: error)))
            }
        }
    }

    /// Turns the camera off. Nothing is read.
    ///
    /// User: Closes the camera.
    ///
    /// Starts from `scanning`, ends in `ready`. Ends a running `scanCard`.
    func cancelScan() {
        scanCardTask?.cancel()
        client.stop()
        statusSubject.send(.ready)
    }

    /// Maps an error of the SDK to the app's error.
    func ocrScanError(for error: any Error) -> OCRScanError {
        switch error {
        case let error as OCRScanError: error
        case GlyphError.licenseRejected: .notLicensed
        case GlyphError.cameraAccessDenied: .cameraDenied
        case GlyphError.unreadable(let hint, let tries): .unreadable(hint: hint, attempts: tries)
        default: .scannerFailed(error)
        }
    }

    private func warmUp() async throws {
        try await withCheckedThrowingContinuation { continuation in
            client.warmUp { @Sendable error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(()))
            }
        }
    }

    private func card(showing side: CardSide) async throws -> IdentityCard {
        try await withCheckedThrowingContinuation { continuation in
            client.scan(side == .front ? .front : .back) { @Sendable result in
                continuation.resume(with: Result { try IdentityCard(result.get()) })
            }
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
    /// Makes the wrapper that serves ``OCRScanSDK``.
    func makeOCRScanSDK() -> any OCRScanSDK {
        GlyphLensOCRScanSDK(manager: self).verified()
    }
}
