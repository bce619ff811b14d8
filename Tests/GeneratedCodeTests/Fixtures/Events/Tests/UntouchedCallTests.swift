// A skeleton that nobody has filled in never reports a success, and tells of events.

import Combine
import XCTest

@testable import App

/// Tests of ``VonageCallSDK`` as it was written.
nonisolated final class UntouchedCallTests: XCTestCase {
    @MainActor
    func testNothingSucceeds() async throws {
        let sdk = VonageCallSDK(manager: VonageManager())
        var kinds: [CallStatus.Kind] = []
        let reader = sdk.statusPublisher.sink { kinds.append($0.kind) }
        sdk.join(room: "1")
        for _ in 0..<10_000 where kinds.count < 4 {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        XCTAssertEqual(kinds, [.idle, .connecting, .ringing, .ended])
        reader.cancel()
    }

    @MainActor
    func testAnEventThatTheSDKTellsOfReachesTheReaders() async throws {
        let sdk = VonageCallSDK(manager: VonageManager())
        var kinds: [CallStatus.Kind] = []
        let reader = sdk.statusPublisher.sink { kinds.append($0.kind) }
        sdk.putOnHold()
        sdk.cameBack(agent: "Ada")
        sdk.broke(reason: .lost)
        XCTAssertEqual(kinds, [.idle, .onHold, .running, .ended])
        reader.cancel()
    }

    @MainActor
    func testAStepThatCancelsAnotherSilencesIt() async throws {
        let sdk = VonageCallSDK(manager: VonageManager())
        var kinds: [CallStatus.Kind] = []
        let reader = sdk.statusPublisher.sink { kinds.append($0.kind) }
        sdk.join(room: "1")
        sdk.hangUp()
        for _ in 0..<10_000 where kinds.count < 4 {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        // Whatever the cancelled step could still report would come in this time.
        try await Task.sleep(nanoseconds: 50_000_000)
        XCTAssertEqual(kinds, [.idle, .connecting, .ringing, .ended])
        reader.cancel()
    }
}
