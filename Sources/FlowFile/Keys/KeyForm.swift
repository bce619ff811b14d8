// What the keys of a file take, as far as the reader of YAML has to know it to explain an error. Whoever knows the keys
// hands this table in; nothing here decides whether a value is right.

/// The form of a key's value.
package enum KeyForm: Hashable, Sendable {
    /// Prose: a comma, a `//` or a `#4711` is part of it.
    case text
    /// One word: a name, a number, `true`.
    case word
    /// A word or a list of words.
    case list
    /// A Swift type.
    case type
    /// A Swift expression.
    case expression
    /// A mapping with an entry for each thing.
    case mapping(Entry)
    /// A mapping with keys of its own, or a list of such.
    case rules
    /// Protocols, alone or each with signatures of Swift, or names.
    case signatures
    /// Not the same form everywhere.
    case varied

    /// What an entry of it contains, if it is a mapping.
    var entry: Entry? {
        if case .mapping(let entry) = self { return entry }
        return nil
    }

    /// What an entry of a mapping contains under its name.
    package enum Entry: Hashable, Sendable {
        /// A type, or keys.
        case type
        /// Nothing, a text, or keys.
        case text
        /// Keys.
        case keys
        /// A Swift expression.
        case expression
    }
}

/// The keys of a file and the form of each.
package struct KeyForms: Sendable {
    private let forms: [String: KeyForm]
    private let examples: [String: String]
    private let takingTypes: Set<String>
    /// The forms of the keys of the file as a whole.
    let outermost: [String: KeyForm]

    /// The keys of a file. One that comes with two forms is `varied`.
    init(_ root: KeySet) {
        let keys = root.constructs.flatMap(\.all)
        forms = Dictionary(keys.map { ($0.name, $0.form) }) { $0 == $1 ? $0 : .varied }
        examples = Dictionary(keys.compactMap { key in key.example.map { (key.name, $0) } }) { first, _ in first }
        takingTypes = Set(keys.filter { if case .labelsOrType? = $0.limit { true } else { false } }.map(\.name))
        outermost = Dictionary(uniqueKeysWithValues: root.all.map { ($0.name, $0.form) })
    }

    /// An entry as it may be written below a key.
    func example(below key: String) -> String? { examples[key] }

    /// Whether a key that contains labels with their types takes a lone type as well.
    func takesTypeAlone(_ key: String) -> Bool { takingTypes.contains(key) }

    /// The form of a key, nil for one that is none.
    subscript(key: String) -> KeyForm? { forms[key] }

    /// The form of the value under a path of keys, the last one being the value's own.
    func form(of path: [String]) -> KeyForm? {
        guard let key = path.last else { return nil }
        // `errors` is a mapping in the first column, and a list in a step.
        switch path.count == 2 ? outermost[path[0]]?.entry : entry(below: path.dropLast().last) {
        case .type?: return .type
        case .text?: return .text
        case .expression?: return .expression
        case .keys?: return nil
        case nil: return forms[key]
        }
    }

    /// What an entry below a key contains, if the key takes entries.
    func entry(below key: String?) -> KeyForm.Entry? {
        key.flatMap { forms[$0]?.entry }
    }
}
