// The extension as a developer fills it in.
import Foundation
@preconcurrency import KeychainSwift

/// Implements ``NoteStore`` with Keychain.
nonisolated extension KeychainSwift: NoteStore {
    /// The keys of what is stored.
    private enum Keys {
        static let note = "note"
    }

    var note: String? {
        get {
            get(Keys.note)
        }
        set {
            if let newValue { set(newValue, forKey: Keys.note) } else { delete(Keys.note) }
        }
    }

    func checkNote(_ text: String) throws {
        guard !text.isEmpty else { throw CocoaError(.featureUnsupported) }
    }
}

extension KeychainManager {
    func makeNoteStore() -> any NoteStore {
        keychain
    }
}
