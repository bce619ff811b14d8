import Foundation
@preconcurrency import KeychainSwift

/// Implements ``NoteStore`` with KeychainSwift itself.
nonisolated extension KeychainSwift: NoteStore {
    /// The keys of what is stored.
    private nonisolated enum Keys {
        static let note = "note"
    }

    var note: String? {
        get {
            // TODO(flowgen): Return what KeychainSwift holds for `Keys.note`.
            nil
        }
        set {
            // TODO(flowgen): Set `newValue` in KeychainSwift for `Keys.note`.
        }
    }

    func checkNote(_ text: String) throws {
        // TODO(flowgen): Call KeychainSwift.
        throw CocoaError(.featureUnsupported)
    }
}

extension KeychainManager {
    func makeNoteStore() -> any NoteStore {
        // TODO(flowgen): Return the KeychainSwift that the app uses.
        KeychainSwift()
    }
}
