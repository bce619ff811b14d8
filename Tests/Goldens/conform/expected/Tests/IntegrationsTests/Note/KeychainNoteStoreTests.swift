import XCTest

/// Tests of ``KeychainSwift`` as ``NoteStore``.
nonisolated final class KeychainNoteStoreTests: XCTestCase {
    @MainActor
    func testNote() async throws {
        // TODO(flowgen): Set `note` of a fresh KeychainSwift, and expect to read it again.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testCheckNote() async throws {
        // TODO(flowgen): Have a stubbed KeychainSwift answer, call `checkNote(_:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
