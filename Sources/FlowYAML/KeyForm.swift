// What the keys of a file take, as far as the reader of YAML has to know it to say how a line must be written. Whoever
// knows the keys hands this table in; nothing here decides whether a value is right.

import Diagnostics

/// The form of a key's value.
package enum KeyForm: Hashable, Sendable {
    /// Prose: a comma, a `//` or a `#4711` is part of it.
    case text
    /// One word: a name, a number, `true`.
    case word
    /// A word or a list of words. If it may be left out for "any", `any` says what that means.
    case list(any: String? = nil)
    /// A Swift type.
    case type
    /// A Swift expression.
    case expression
    /// A mapping with an entry for each thing.
    case mapping(Entry)
    /// A mapping with keys of its own, or a list of such, where one key says most: `then`.
    case rules(key: String)
    /// Not the same form everywhere.
    case varied

    /// What an entry of a mapping contains under its name.
    package enum Entry: Hashable, Sendable {
        /// A type, or keys.
        case type
        /// Nothing, a text, or keys; what it carries is under the key `payload`.
        case text(payload: String?)
        /// Keys; what Swift writes in parentheses is under the key `parameters`.
        case keys(parameters: String?)
        /// A Swift expression.
        case expression
    }
}

/// The keys of a file and the form of each.
package struct KeyForms: Sendable {
    private let forms: [String: KeyForm]
    /// The keys that only the outermost mapping takes.
    private let outermost: Set<String>
    /// Words that people use for a key.
    private let otherWords: Set<String>

    /// The keys, and those that only the outermost mapping takes, in an order that is always the same.
    private let inOrder: (all: [String], outermost: [String])

    /// A table of keys. A key that comes with two forms is `varied`.
    package init(
        _ keys: some Sequence<(key: String, value: KeyForm)>, outermost: Set<String> = [], otherWords: Set<String> = []
    ) {
        self.outermost = outermost
        self.otherWords = otherWords
        forms = Dictionary(keys.map { ($0.key, $0.value) }) { $0 == $1 ? $0 : .varied }
        inOrder = (forms.keys.sorted(), outermost.sorted())
    }

    /// Whether a key is one that nothing but the outermost mapping takes.
    func isOutermost(_ key: String) -> Bool { outermost.contains(key) }

    /// Whether an expression under a key is certainly not a text: a condition, an error, a case.
    func isNeverText(_ key: String?, _ expression: String) -> Bool {
        key == "when" || key == "throw" || expression.first == "."
    }

    /// Whether a key that contains labels with their types takes a lone type as well.
    package static func takesTypeAlone(_ key: String?) -> Bool { key == "with" }

    /// Whether the expression under a key is a status or an error.
    func holdsCase(_ key: String) -> Bool { key == "then" || key == "throw" }

    /// Whether a word is probably a misspelt key of the outermost mapping.
    func isNearOutermost(_ word: String) -> Bool {
        didYouMean(word, among: inOrder.outermost) != nil
    }

    /// Whether a word is not a key, nor one that was probably meant for a key: one that takes keys, if there are such
    /// behind the word.
    func isOnlyName(_ word: String, withKeys hasKeys: Bool = false) -> Bool {
        let likely = hasKeys ? inOrder.all.filter(takesKeys) : inOrder.all
        return forms[word] == nil && isName(word) && !otherWords.contains(word)
            && didYouMean(word, among: likely) == nil
    }

    private func takesKeys(_ key: String) -> Bool {
        switch forms[key] {
        case .mapping?, .rules?, .varied?: true
        case .text?, .word?, .list?, .type?, .expression?, nil: false
        }
    }

    /// Whether there are none: nothing is known of the file.
    var isEmpty: Bool { forms.isEmpty }

    /// The form of a key, nil for one that is none.
    subscript(key: String) -> KeyForm? { forms[key] }

    /// The form of the value under a path of keys, the last one being the value's own.
    func form(of path: [String]) -> KeyForm? {
        guard let key = path.last else { return nil }
        if case .mapping(let entry)? = path.dropLast().last.flatMap({ forms[$0] }) {
            switch entry {
            case .type: return .type
            case .text: return .text
            case .expression: return .expression
            case .keys: return nil
            }
        }
        return forms[key]
    }

    /// What an entry below a key contains, if the key takes entries.
    func entry(below key: String?) -> KeyForm.Entry? {
        guard let key, case .mapping(let entry)? = forms[key] else { return nil }
        return entry
    }
}
