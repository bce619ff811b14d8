// Copyright (c) Example Bank.

// Ask the mobile team.

import Combine
import Foundation

/// Serves ``OCRScanService`` with Scanner.
@MainActor
final class ScannerOCRScanService: OCRScanService {
  private let manager: ScannerManager
  private let statusSubject = CurrentValueSubject<OCRScanStatus, Never>(.ready)
  private var scanTask: Task<Void, Never>?
  private var lookUpTask: Task<Void, Never>?

  init(manager: ScannerManager) {
    self.manager = manager
  }

  /// Publishes the current status first, then each change.
  var statusPublisher: AnyPublisher<OCRScanStatus, Never> {
    statusSubject.eraseToAnyPublisher()
  }

  /// The threshold.
  var threshold: Double {
    get {
      // TODO(flowgen): Return the value that Scanner holds.
      fatalError("threshold is not written yet")
    }
    set {
      // TODO(flowgen): Give `newValue` to Scanner.
    }
  }

  /// Publishes the value of `threshold` now, then each change.
  var thresholdPublisher: AnyPublisher<Double, Never> {
    // TODO(flowgen): Publish the value that Scanner holds, then each change.
    fatalError("thresholdPublisher is not written yet")
  }

  /// Holds the card in front of the camera.
  ///
  /// Starts from `ready`, `read` or `failed`, passes through `reading`, ends in `read` or
  /// `failed`.
  ///
  /// - Parameter side: The side.
  /// - Parameter fileName: The file name.
  func scan(side: Int, fileName: String) {
    scanTask?.cancel()
    scanTask = Task {
      do {
        try Task.checkCancellation()
        // TODO(flowgen): Call Scanner, then send `.read(card:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        throw OCRScanError.blurred
      } catch {
        guard !Task.isCancelled else { return }
        statusSubject.send(.failed(reason: ocrScanError(for: error)))
      }
    }
    // After the Task is there, so that a reader of the status may cancel it.
    statusSubject.send(.reading)
  }

  /// Types the number.
  ///
  /// - Parameter number: The number.
  /// - Returns: A publisher that may fail with ``OCRScanError``.
  func lookUp(number: String) -> AnyPublisher<Card, OCRScanError> {
    lookUpTask?.cancel()
    let answerSubject = CurrentValueSubject<Card?, OCRScanError>(nil)
    lookUpTask = Task {
      do {
        try Task.checkCancellation()
        // TODO(flowgen): Call Scanner, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        throw OCRScanError.blurred
      } catch {
        guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
        answerSubject.send(completion: .failure(ocrScanError(for: error)))
      }
    }
    return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
  }

  /// Maps an error of the SDK to the app's error.
  func ocrScanError(for error: any Error) -> OCRScanError {
    if let error = error as? OCRScanError { return error }
    // TODO(flowgen): Map the errors of Scanner to the cases of `OCRScanError`.
    return .other(error)
  }
}

extension ScannerManager {
  /// Makes the wrapper that serves ``OCRScanService``.
  func makeOCRScanService() -> any OCRScanService {
    ScannerOCRScanService(manager: self)
  }
}
