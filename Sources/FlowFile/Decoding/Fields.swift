// A mapping with known keys: what a step, a status or an integration is written as. Unknown keys are reported here,
// with the key that was probably meant or else with all there are.

import FlowModel
import SwiftNotation

/// A key of a mapping and its value.
struct Field {
    /// The key, for messages.
    let name: String
    let key: YAMLNode
    let value: YAMLNode
}

/// The known keys of one mapping.
struct Fields {
    /// What the mapping describes, for messages: "a step".
    let noun: String
    /// Where the whole is named: the place for what is missing.
    let place: Range<Int>
    /// The entries whose keys are known.
    fileprivate var entries: [Field] = []
    /// Keys that are written, but in another spelling, which is reported.
    fileprivate(set) var misspelt: Set<String> = []

    fileprivate init(noun: String, place: Range<Int>) {
        self.noun = noun
        self.place = place
    }

    /// The field of that key, null or not.
    func written(_ key: String) -> Field? {
        entries.first { $0.name == key }
    }

    /// Whether the key is there, be it misspelt.
    func has(_ key: String) -> Bool { written(key) != nil || misspelt.contains(key) }

    /// The field of that key, if it is there and not null.
    subscript(key: String) -> Field? {
        guard let field = written(key), !field.value.isNull else { return nil }
        return field
    }
}

extension YAMLNode {
    /// The text of a scalar; nil for sequences and mappings.
    var scalarText: String? {
        guard case .scalar(let scalar) = content else { return nil }
        return scalar.text
    }
}

extension NodeReader {
    /// The fields of a mapping; none for null. Reports unknown keys, and anything but a mapping.
    /// - Parameter place: where the construct is named, for reports of what is missing.
    mutating func fields(of node: YAMLNode, as keys: KeySet, at place: Range<Int>) -> Fields? {
        var fields = Fields(noun: keys.noun, place: place)
        if node.isNull { return fields }
        guard case .mapping(let entries) = node.content else {
            if reportKeyInText(node, keys) { return nil }
            report(
                .wrongForm, "\(keys.noun) is written as keys with values",
                advice: "write one or more of \(NodeReader.list(keys.keys)), each with its value", at: node.range)
            return nil
        }
        for entry in entries {
            guard let name = entry.key.scalarText else { continue }
            if keys.keys.contains(name) {
                fields.entries.append(Field(name: name, key: entry.key, value: entry.value))
            } else if let meant = reportUnknown(entry, among: entries, of: keys) {
                fields.misspelt.insert(meant)
            }
        }
        return fields
    }

    /// Reports a key that YAML takes for a text, because the space after its colon is missing; answers whether it did.
    mutating func reportKeyInText(_ node: YAMLNode, _ keys: KeySet) -> Bool {
        guard let scalar = node.scalar, scalar.style == .plain else { return false }
        let word = String(scalar.text.prefix { $0 != ":" })
        guard word != scalar.text, keys.keys.contains(word) else { return false }
        reportMissingSpace(after: word, at: node.range)
        return true
    }

    mutating func reportMissingSpace(after word: String, at range: Range<Int>) {
        report(.wrongForm, "a space is missing after ':'", advice: "write `\(word):`, a space and the value", at: range)
    }

    /// The field of a key that must be there and not be null; reports its absence.
    mutating func required(_ key: String, in fields: Fields, example: String) -> Field? {
        if let field = fields[key] { return field }
        if fields.misspelt.contains(key) { return nil }
        if let field = fields.written(key) {
            report(
                .missingKey, "`\(key)` has no value", advice: "write, for example, `\(example)`", at: field.key.range)
        } else {
            report(
                .missingKey, "\(fields.noun) needs `\(key)`",
                advice: "write, for example, `\(example)`", at: fields.place)
        }
        return nil
    }

    /// Reports a key that has no effect without another one.
    mutating func reportIdle(_ field: Field?, without other: String, isThere: Bool) {
        guard let field, !isThere else { return }
        report(
            .missingKey, "`\(field.name)` has no effect without `\(other)`",
            advice: "write `\(other)`, or remove `\(field.name)`", at: field.key.range)
    }

    /// The entries of a mapping from names to anything; none for null or a missing field.
    mutating func entries(of field: Field?, each: String, example: String) -> [YAMLEntry] {
        guard let field, !field.value.isNull else { return [] }
        guard case .mapping(let entries) = field.value.content else {
            report(
                .wrongForm, "`\(field.name)` takes \(each) each under its own key",
                advice: "write, for example, "
                    + (field.value.isFlowStyle
                        ? "`\(field.name): { \(example) }`" : "`\(example)` on a line of its own, further in"),
                at: field.value.range)
            return []
        }
        return entries
    }

    /// The entries of a mapping from names to constructs, without keys of the flow that are indented too far.
    mutating func constructs(_ field: Field?, _ keys: KeySet, each: String, example: String) -> [YAMLEntry] {
        let all = entries(of: field, each: each, example: example)
        // A name may be that of a key: it is one only with what the key takes, and the construct does not.
        guard
            let lost = all.firstIndex(where: { entry in
                guard isMisplaced(entry) else { return false }
                if keys.noun == KeySet.integration.noun { return true }
                guard case .mapping(let inner) = entry.value.content else { return false }
                return !inner.isEmpty && !inner.contains { keys.keys.contains($0.name) }
            })
        else { return all }
        reportMisplaced(all[lost])
        return Array(all[..<lost])
    }

    /// Words as a list for a sentence, each in back-ticks: `a`, `b` and `c`.
    static func list(_ words: [String], _ conjunction: String = "and") -> String {
        joined(words.map { "`\($0)`" }, conjunction)
    }

    /// Words with commas, and a conjunction between the last two.
    static func joined(_ words: [String], _ conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// A text from the file in quotation marks, cut to about sixty characters.
    static func quoted(_ text: String) -> String {
        let limit = 60
        guard text.unicodeScalars.count > limit else { return "'\(text)'" }
        var short = ""
        short.unicodeScalars.append(contentsOf: text.unicodeScalars.prefix(limit))
        return "'\(short)…'"
    }
}
