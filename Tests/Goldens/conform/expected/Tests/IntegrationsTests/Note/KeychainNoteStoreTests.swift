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
        try await Self.contract.holds(for: .checkNote)
    }

    /// What the flow promises, asked of ``KeychainSwift``.
    @MainActor
    private static var contract: NoteContract {
        NoteContract(make: makeNoteStore)
    }

    /// Makes a fresh ``KeychainSwift`` for a way through the flow.
    @MainActor
    private static func makeNoteStore(for way: NoteContract.Way) async throws -> any NoteStore {
        // TODO(flowgen): Return it with a stubbed KeychainSwift that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
