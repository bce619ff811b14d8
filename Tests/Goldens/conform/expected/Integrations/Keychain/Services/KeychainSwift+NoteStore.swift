import Foundation
@preconcurrency import KeychainSwift

/// Serves ``NoteStore`` with Keychain.
nonisolated extension KeychainSwift: NoteStore {
    /// The keys of what is stored.
    private enum Keys {
        static let note = "note"
    }

    /// The note.
    var note: String? {
        get {
            // TODO(flowgen): Return what KeychainSwift holds for `Keys.note`.
            fatalError("note is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to KeychainSwift for `Keys.note`.
        }
    }

    /// Check note.
    ///
    /// - Parameter text: The text.
    func checkNote(_ text: String) throws {
        // TODO(flowgen): Call KeychainSwift.
        throw CocoaError(.featureUnsupported)
    }
}

extension KeychainManager {
    /// Hands out KeychainSwift's own object as ``NoteStore``.
    func makeNoteStore() -> any NoteStore {
        // TODO(flowgen): Return the KeychainSwift that the app uses, such as `KeychainSwift()`.
        fatalError("makeNoteStore() is not written yet")
    }
}
