// The parts of a member that a merge takes from one side each: the comments above, the head, the body. Two texts are
// the same part if they have the same tokens, however they are laid out.

struct Elements: Hashable, Sendable {
    /// The name of a type.
    var name = ""
    /// The declaration up to its body, without the attributes and modifiers that are the developer's, such as access
    /// levels.
    var head = ""
    /// Hashes over tokens; empty where there is none. Flowgen's TODO above a member counts as its doc comment.
    var doc = ""
    var body = ""
    var whole = ""

    private static let texts: [(String, WritableKeyPath<Elements, String> & Sendable)] = [
        ("name", \.name), ("head", \.head), ("doc", \.doc), ("body", \.body), ("whole", \.whole),
    ]

    /// The parts as fields of a state file's line.
    var fields: [String] {
        Self.texts.compactMap { self[keyPath: $1].isEmpty ? nil : "\($0)=\(self[keyPath: $1])" }
    }

    /// Reads one field; false if it is not about one of the parts.
    mutating func read(_ name: String, _ text: String) -> Bool {
        guard let path = Self.texts.first(where: { $0.0 == name })?.1 else { return false }
        self[keyPath: path] = text
        return true
    }
}
