// Part of Guide.

import Combine
@preconcurrency import FirebaseAuthUI
import Foundation
@preconcurrency import LocationKit
import SwiftUI

/// Serves ``GuideSDK`` with Town.
@MainActor
final class TownGuideSDK: NSObject, GuideSDK {
  private let manager: TownManager
  private var client: GeoManager?
  private let statusSubject = CurrentValueSubject<GuideStatus, Never>(.idle)
  private var lookAroundTask: Task<Void, Never>?

  init(manager: TownManager) {
    self.manager = manager
    super.init()
  }

  /// Publishes the current status first, then each change.
  var statusPublisher: AnyPublisher<GuideStatus, Never> {
    statusSubject.eraseToAnyPublisher()
  }

  /// The screen on which a person signs in.
  var signInScreen: AnyView {
    // TODO(flowgen): Give the view what it needs.
    AnyView(TownSignInScreenView())
  }

  /// The street in front of a sight.
  ///
  /// - Parameter sight: What the person looks at.
  /// - Parameter zoom: The zoom.
  func streetView(of sight: Sight, zoom: Double) -> AnyView {
    // TODO(flowgen): Return a view of Town, as an `AnyView`.
    fatalError("streetView is not written yet")
  }

  /// Opens the guide.
  ///
  /// Ends in `near` or `failed`.
  func lookAround() {
    lookAroundTask?.cancel()
    lookAroundTask = Task {
      do {
        try Task.checkCancellation()
        // TODO(flowgen): Call Town, then send `.near(sight:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        throw GuideError.lost
      } catch {
        guard !Task.isCancelled else { return }
        statusSubject.send(.failed(reason: guideError(for: error)))
      }
    }
  }

  /// Maps an error of the SDK to the app's error.
  func guideError(for error: any Error) -> GuideError {
    if let error = error as? GuideError { return error }
    // TODO(flowgen): Map the errors of Town to the cases of `GuideError`.
    return .other(error)
  }
}

extension TownGuideSDK: GeoManagerDelegate {
  nonisolated func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix]) {
    // TODO(flowgen): Take from it what the flow needs, and tell the flow: `Task { @MainActor in … }`.
  }

  nonisolated func geoManager(_ manager: GeoManager, didFailWithError error: any Error) {
    // TODO(flowgen): Take from it what the flow needs, and tell the flow: `Task { @MainActor in … }`.
  }

  nonisolated func geoManagerShouldPause(_ manager: GeoManager) -> Bool {
    // TODO(flowgen): Return what Town asks for; it may call this on any thread.
    fatalError("geoManagerShouldPause(_:) is not written yet")
  }
}

extension TownManager {
  /// Makes the wrapper that serves ``GuideSDK``.
  func makeGuideSDK() -> any GuideSDK {
    TownGuideSDK(manager: self)
  }
}
