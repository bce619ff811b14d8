// A stand-in for an OCR SDK of the older kind: one scanner object that is not Sendable, completion handlers called on a
// queue of its own, and an error enum. It opens no camera: what it sees is what its source says, as scanners let
// testers play back a recording.

import Dispatch

/// Where the pictures come from.
public enum GlyphSource {
    /// The camera, which has a specimen card in front of it here.
    case camera
    /// A camera that the person does not let the app use.
    case deniedCamera
    /// A card under bad light.
    case blurredCard
    /// A table with no card on it: a scan goes on until it is stopped.
    case emptyTable
}

/// The sides of a card.
public enum GlyphSide { case front, back }

/// What can be read on a card.
public enum GlyphField: Hashable { case fullName, documentNumber, dateOfBirth }

/// A card that was read.
public struct GlyphDocument {
    /// The words on it, as they were printed.
    public let fields: [GlyphField: String]
}

/// Why there is no document.
public enum GlyphError: Error {
    /// The licence does not cover this app.
    case licenseRejected
    /// The person does not let the app use the camera.
    case cameraAccessDenied
    /// A card was seen, `tries` times, and could not be read.
    case unreadable(hint: String, tries: Int)
    /// The scan was stopped, or another one was started.
    case stopped
}

/// Reads cards. Every completion handler is called exactly once, and never on the main thread.
public final class GlyphScanner {
    /// Told when the camera goes on or off, on the scanner's own queue. Set it before the first scan.
    public var cameraDidChange: ((_ isOn: Bool) -> Void)?
    private let licenseKey: String
    private let source: GlyphSource
    private let queue = DispatchQueue(label: "GlyphLens")
    private var pending: ((Result<GlyphDocument, GlyphError>) -> Void)?
    private var tries = 0

    /// A scanner for one app. The key "expired" is rejected.
    public init(licenseKey: String, source: GlyphSource = .camera) {
        self.licenseKey = licenseKey
        self.source = source
    }

    /// Checks the licence and loads what recognition needs.
    public func warmUp(completion: @escaping (GlyphError?) -> Void) {
        queue.async { completion(self.isLicensed ? nil : .licenseRejected) }
    }

    /// Turns the camera on and looks for one side of a card. Stops a scan that is under way.
    public func scan(_ side: GlyphSide, completion: @escaping (Result<GlyphDocument, GlyphError>) -> Void) {
        queue.async {
            self.finish(.failure(.stopped))
            self.pending = completion
            self.cameraDidChange?(true)
            if let result = self.result(for: side) { self.finish(result) }
        }
    }

    /// Turns the camera off.
    public func stop() {
        queue.async { self.finish(.failure(.stopped)) }
    }

    private var isLicensed: Bool { licenseKey != "expired" }

    private func finish(_ result: Result<GlyphDocument, GlyphError>) {
        guard let completion = pending else { return }
        pending = nil
        cameraDidChange?(false)
        completion(result)
    }

    private func result(for side: GlyphSide) -> Result<GlyphDocument, GlyphError>? {
        guard isLicensed else { return .failure(.licenseRejected) }
        switch source {
        case .camera:
            let front: [GlyphField: String] = [
                .fullName: "ADA SPECIMEN", .documentNumber: "X0000000", .dateOfBirth: "1990-12-10",
            ]
            return .success(GlyphDocument(fields: side == .front ? front : [:]))
        case .deniedCamera:
            return .failure(.cameraAccessDenied)
        case .blurredCard:
            tries += 1
            return .failure(.unreadable(hint: "More light, please.", tries: tries))
        case .emptyTable:
            return nil
        }
    }
}
