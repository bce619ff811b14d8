#if DEBUG
import XCTest

/// Tests of ``KeychainSwift`` as ``NoteStore``.
nonisolated final class KeychainNoteStoreTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await NoteContract { scenario in
            // TODO(flowgen): Return KeychainSwift that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
#endif
