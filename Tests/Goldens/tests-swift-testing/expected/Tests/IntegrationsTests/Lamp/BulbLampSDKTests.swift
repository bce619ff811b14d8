#if DEBUG
import Testing

/// Tests of ``BulbLampSDK`` against a stub of Bulb.
nonisolated final class BulbLampSDKTests: Sendable {
    // TODO(flowgen): Remove `.disabled` when the test is written.
    @Test(.disabled("not written yet")) @MainActor
    func itKeepsToTheFlow() async throws {
        // TODO(flowgen): Test BulbLampSDK; the flow promises nothing that a contract can test.
    }
}
#endif
