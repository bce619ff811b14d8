// One key of a flow file or of `flowgen.yml`, with all there is to say about it. `KeySet` lists the keys of each
// construct; the reader of YAML, the help on unknown keys and the tests go by these lists, and a reference or a schema
// can be written from them.

/// A key of a construct.
package struct Key: Sendable {
    /// What the value of a key contains, where that has keys of its own.
    package enum Content: Sendable {
        /// These keys.
        case keys(KeySet)
        /// Names, or the items of a list, each with these keys.
        case each(KeySet)
    }

    /// What the value of a key must be, where its form leaves more open.
    package enum Limit: Sendable {
        /// `true` or `false`.
        case boolean
        /// A number between these.
        case number(ClosedRange<Int>)
        /// One of these lists; a word may be written without brackets.
        case oneOf([[String]])
        /// A list that may be empty.
        case mayBeEmpty
        /// A list whose items may be lists.
        case nestedList
        /// Labels with their types, or one type alone.
        case labelsOrType
        /// A type, `true` or `false`.
        case typeOrBoolean
        /// A text that matches this regular expression as a whole.
        case pattern(String)
    }

    package let name: String
    /// What the reader of YAML has to know of the value.
    package let form: KeyForm
    /// What the value is, for the reference: "status or list".
    package let takes: String
    /// What the key says, in one sentence.
    package let meaning: String
    /// Words that people use for it, where spelling alone does not lead to it.
    let otherWords: [String]
    /// The default, for the reference.
    package private(set) var standard: String?
    package private(set) var isRequired = false
    /// The words that the value may be, if these are a fixed few.
    package private(set) var choices: [String] = []
    package private(set) var limit: Limit?
    package private(set) var content: Content?
    /// A line with it, or with an entry of it: what the help on another form shows.
    package private(set) var example: String?

    init(_ name: String, _ form: KeyForm, _ takes: String, _ meaning: String, otherWords: [String] = []) {
        self.name = name
        self.form = form
        self.takes = takes
        self.meaning = meaning
        self.otherWords = otherWords
    }

    /// A key whose value is one of some words, or a list of them.
    init<Word>(
        _ name: String, _ form: KeyForm = .word, oneOf words: Word.Type, _ meaning: String, otherWords: [String] = []
    ) where Word: RawRepresentable<String> & CaseIterable {
        let choices = words.allCases.map(\.rawValue)
        let takes = choices.map { "`\($0)`" }.joined(separator: ", ")
        self.init(name, form, takes, meaning, otherWords: otherWords)
        self.choices = choices
    }

    /// The key with its default.
    func or(_ standard: String) -> Key {
        var key = self
        key.standard = standard
        return key
    }

    /// The key, as one that must be there.
    var required: Key {
        var key = self
        key.isRequired = true
        return key
    }

    /// The key, with what its value must be.
    func only(_ limit: Limit) -> Key {
        var key = self
        key.limit = limit
        return key
    }

    /// The key, with a line as it may be written.
    func like(_ example: String) -> Key {
        var key = self
        key.example = example
        return key
    }

    /// The key, with the keys inside its value.
    func of(_ content: Content) -> Key {
        var key = self
        key.content = content
        return key
    }
}
