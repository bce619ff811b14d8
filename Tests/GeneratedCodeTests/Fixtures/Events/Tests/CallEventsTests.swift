// What the SDK does unasked reaches the readers of the mock too.

#if DEBUG
    import Combine
    import XCTest

    @testable import App

    /// Tests of the events of ``MockCallSDK``.
    nonisolated final class CallEventsTests: XCTestCase {
        @MainActor
        func testEventsLeadToTheirStatuses() async throws {
            let mock = MockCallSDK()
            var kinds: [CallStatus.Kind] = []
            let reader = mock.statusPublisher.sink { kinds.append($0.kind) }
            mock.join(room: "1")
            mock.send(event: .putOnHold)
            mock.send(event: .cameBack)
            mock.send(event: .broke)
            XCTAssertEqual(
                kinds, [.idle, .connecting, .ringing, .running, .onHold, .running, .ended])
            XCTAssertEqual(mock.steps, [.join])
            reader.cancel()
        }
    }
#endif
