// A stand-in for the KeychainSwift package, in the shape in which its users know it: an open class that is not
// Sendable, with a text for each key. It keeps the texts in memory.

/// Keeps texts in the keychain.
open class KeychainSwift {
    private let keyPrefix: String
    private var texts: [String: String] = [:]

    /// A keychain without a prefix.
    public init() { keyPrefix = "" }

    /// A keychain whose keys begin with `keyPrefix`.
    public init(keyPrefix: String) { self.keyPrefix = keyPrefix }

    /// Stores a text; says whether that was possible.
    @discardableResult
    open func set(_ value: String, forKey key: String) -> Bool {
        texts[keyPrefix + key] = value
        return true
    }

    /// The text stored under a key.
    open func get(_ key: String) -> String? { texts[keyPrefix + key] }

    /// Removes what is stored under a key; says whether there was something.
    @discardableResult open func delete(_ key: String) -> Bool { texts.removeValue(forKey: keyPrefix + key) != nil }

    /// Removes everything; says whether that was possible.
    @discardableResult
    open func clear() -> Bool {
        texts = [:]
        return true
    }
}
