import Combine
@preconcurrency internal import FirebaseAuthUI
import Foundation
@preconcurrency internal import LocationKit
import SwiftUI

/// Implements ``GuideSDK`` with Town.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where Town calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
///
/// Where a method of a delegate ends a step: `return try await untilEnded()` is the work's last line, and the method
/// calls `flow.end` with a status, `returning:` a value or `throwing:` an error.
@MainActor
final class TownGuideSDK: NSObject, GuideSDK {
    private let manager: TownManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: GeoManager?
    private let flow = FlowRunner<GuideFlow> { TownGuideSDK.guideError(for: $0) }

    init(manager: TownManager) {
        self.manager = manager
        super.init()
        // TODO(flowgen): Make this the delegate in Town: `….delegate = self`.
    }

    var status: GuideStatus { flow.status }
    var statusPublisher: AnyPublisher<GuideStatus, Never> { flow.statusPublisher }

    var signInScreen: AnyView {
        // TODO(flowgen): Return a view of Town.
        AnyView(EmptyView())
    }

    func streetView(of sight: Sight, zoom: Double) -> AnyView {
        // TODO(flowgen): Return a view of Town.
        AnyView(EmptyView())
    }

    func lookAround() {
        flow.start(.lookAround) { _ in
            // TODO(flowgen): Call Town and return `.near(sight:)`.
            throw NotWritten()
        }
    }

    /// Maps an error of Town to the app's error.
    private nonisolated static func guideError(for error: any Error) -> GuideError {
        // TODO(flowgen): Map the errors of Town to the cases of `GuideError`.
        .other(error)
    }
}

extension TownGuideSDK: GeoManagerDelegate {
    nonisolated func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix]) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func geoManager(_ manager: GeoManager, didFailWithError error: any Error) {
        // TODO(flowgen): Pass on what the flow needs: `Task { @MainActor in … }`.
    }

    nonisolated func geoManagerShouldPause(_ manager: GeoManager) -> Bool {
        // TODO(flowgen): Return the value that Town needs.
        false
    }
}

extension TownManager {
    func makeGuideSDK() -> any GuideSDK {
        TownGuideSDK(manager: self)
    }
}
