// The keys that each construct takes: the one list that the reader of YAML and the decoders go by. The tables
// themselves are in `KeySet+Flow.swift` and `KeySet+Configuration.swift`.

import FlowModel

/// The keys of one construct.
package struct KeySet: Sendable {
    /// The construct in a sentence: "a step".
    package let noun: String
    /// The keys, in the order in which they are listed to people.
    package let all: [Key]
    /// Words that are not keys, and what to do about each.
    let wrongWords: [String: String]
    /// The key under which values appear that people write without it: `paid: { receipt: String }`.
    var wrapper: String?
    /// The keys of which one has to be there; empty if there is no such choice.
    private(set) var alternatives: [String] = []

    /// The names of the keys.
    let keys: [String]
    private let named: [String: Key]
    /// Words that people use for a key, and the key.
    let synonyms: [String: String]

    init(_ noun: String, _ all: [Key], wrongWords: [([String], String)] = [], wrapper: String? = nil) {
        self.noun = noun
        self.all = all
        self.wrapper = wrapper
        self.wrongWords = Dictionary(
            uniqueKeysWithValues: wrongWords.flatMap { words, advice in words.map { ($0, advice) } })
        keys = all.map(\.name)
        named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
        synonyms = Dictionary(uniqueKeysWithValues: all.flatMap { key in key.otherWords.map { ($0, key.name) } })
    }

    /// The key of that name.
    subscript(name: String) -> Key? { named[name] }

    /// The key that a word is nearly, or that people call so.
    func meant(by word: String, without present: Set<String> = []) -> String? {
        synonyms[word] ?? didYouMean(word, among: keys.filter { !present.contains($0) })
    }

    /// The construct, of which one of some keys has to be there.
    func needing(oneOf keys: [String]) -> KeySet {
        var set = self
        set.alternatives = keys
        return set
    }

    /// This construct and all inside it, each once.
    package var constructs: [KeySet] {
        var found = [self]
        for key in all {
            guard let content = key.content else { continue }
            for inner in content.keySet.constructs where !found.contains(where: { $0.noun == inner.noun }) {
                found.append(inner)
            }
        }
        return found
    }
}

extension KeySet {
    /// What each construct that has a key says of it; empty where none has it.
    package static func explanations(of name: String) -> [String] {
        (flow.constructs + configuration.constructs).flatMap { construct in
            construct.all.filter { $0.name == name }.map { key in
                let more = key.isRequired ? "\n  Required." : key.standard.map { "\n  Default: \($0)" } ?? ""
                return "`\(name)` of \(construct.noun): \(key.meaning)\n  Takes: \(key.takes)\(more)\n"
            }
        }
    }
}

extension Key.Content {
    package var keySet: KeySet {
        switch self {
        case .keys(let keys), .each(let keys): keys
        }
    }
}

extension KeyForms {
    /// The keys of flow files.
    static let flow = KeyForms(.flow)
    /// The keys of `flowgen.yml`.
    static let configuration = KeyForms(.configuration)
    /// No keys at all.
    package static let none = KeyForms(KeySet("a file", []))
}
