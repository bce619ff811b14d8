// A mapping with known keys: what a step, a status or an integration is written as. Unknown keys are reported here,
// with the key that was probably meant or else with all there are.

import FlowModel
import SwiftText

/// A key of a mapping and its value, which is never empty.
struct Field {
    /// What the table says of the key.
    let entry: Key
    let key: YAMLNode
    var value: YAMLNode

    /// The key, for messages.
    var name: String { entry.name }
}

/// The known keys of one mapping.
struct Fields {
    /// What the mapping describes.
    let construct: KeySet
    /// Where the whole is named: the place for what is missing.
    let place: Range<Int>
    /// The entries whose keys are known.
    fileprivate var entries: [Field] = []
    /// Keys that are there in another spelling or without a value, which is reported.
    fileprivate(set) var reported: Set<String> = []

    fileprivate init(construct: KeySet, place: Range<Int>) {
        self.construct = construct
        self.place = place
    }

    /// Whether the key is there, be it misspelt or empty.
    func has(_ key: String) -> Bool { self[key] != nil || reported.contains(key) }

    /// The field of that key, if it is there and has a value.
    subscript(key: String) -> Field? { entries.first { $0.name == key } }
}

extension YAMLNode {
    /// The text of a scalar; nil for sequences and mappings.
    var scalarText: String? {
        guard case .scalar(let scalar) = content else { return nil }
        return scalar.text
    }

    /// The name that an item of a list is, has or begins with: `- idle`, `- name: idle`, `- idle: Waits.`; nil for
    /// anything else.
    var firstName: String? {
        guard case .mapping(let entries) = content else { return scalarText.flatMap { isName($0) ? $0 : nil } }
        return entries.first { $0.name == "name" }?.value.scalarText ?? entries.first?.name
    }
}

extension NodeReader {
    /// The fields of a mapping; none for null. Reports unknown keys, and anything but a mapping.
    /// - Parameter place: where the construct is named, for reports of what is missing.
    mutating func fields(of node: YAMLNode, as keys: KeySet, at place: Range<Int>) -> Fields? {
        var fields = Fields(construct: keys, place: place)
        if node.isNull { return fields }
        guard case .mapping(let entries) = node.content else {
            if reportKeyInText(node, keys) { return nil }
            let required = keys.all.filter(\.isRequired)
            let isArrow = NodeReader.hasArrow(node.scalarText) && keys["to"] != nil
            report(
                .wrongForm, "\(keys.noun) is written as keys with values",
                advice: isArrow
                    ? NodeReader.arrowAdvice
                    : required.count == 1 && node.scalar != nil
                        ? "write `{ \(required[0].name): \(node.scalarText ?? "") }`"
                        : node.isSequence && !node.isFlowStyle
                            ? "leave out each '-', and write a ':' behind each name"
                            : "write one or more of \(NodeReader.list(keys.keys)), each with its value",
                at: node.range)
            return nil
        }
        // The key above, if it has no value because what belongs to it is as deep as it.
        var holder: Key?
        for (entry, next) in zip(entries, entries.dropFirst().map(\.name) + [""]) {
            if let key = keys[entry.name] {
                let isHolder = entry.value.isNull && key.form.entry != nil && !next.isEmpty && keys[next] == nil
                holder = isHolder && keys.meant(by: next) == nil ? key : nil
                if holder != nil {
                    report(
                        .missingKey, "`\(key.name)` has no value",
                        advice: "indent the lines below that belong to it further than `\(key.name)`",
                        at: entry.key.range)
                }
                if holder != nil || isEmpty(entry, key, of: keys) {
                    fields.reported.insert(key.name)
                } else {
                    fields.entries.append(Field(entry: key, key: entry.key, value: entry.value))
                }
            } else if holder == nil, let meant = reportUnknown(entry, among: entries, of: keys) {
                fields.reported.insert(meant)
            }
        }
        return fields
    }

    /// Whether a key has no value or an empty list, which is reported unless the table allows it.
    private mutating func isEmpty(_ entry: YAMLEntry, _ key: Key, of keys: KeySet) -> Bool {
        if case .mayBeEmpty? = key.limit { return entry.value.isNull }
        switch entry.value.content {
        case .scalar where !entry.value.isNull: return false
        case .sequence(let nodes) where !nodes.isEmpty || key.form == .expression: return false
        case .mapping(let entries) where !entries.isEmpty: return false
        case .scalar, .sequence, .mapping: break
        }
        let example = key.example.map { ", such as `\(key.form.entry != nil ? "\(key.name): { \($0) }" : $0)`" } ?? ""
        report(
            .missingKey, "`\(key.name)` has no value",
            advice: "write it behind the colon\(example)"
                + (key.isRequired || keys.alternatives.contains(key.name) ? "" : ", or leave `\(key.name)` out"),
            at: entry.key.range)
        return true
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

    /// The field of a key that must be there; reports its absence.
    mutating func required(_ key: String, in fields: Fields) -> Field? {
        if let field = fields[key] { return field }
        if !fields.reported.contains(key) {
            report(
                .missingKey, "\(fields.construct.noun) needs `\(key)`",
                advice: "write, for example, `\(fields.construct[key]?.example ?? "")`", at: fields.place)
        }
        return nil
    }

    /// The entries of a mapping from names to anything; none for a missing field.
    mutating func entries(of field: Field?) -> [YAMLEntry] {
        guard let field else { return [] }
        if case .mapping(let entries) = field.value.content { return entries }
        report(
            .wrongForm, "`\(field.name)` takes names, each with a ':' behind it", advice: listAdvice(field),
            at: field.value.range)
        return []
    }

    /// How to write what is a list, or a lone value, as the entries of a mapping.
    private func listAdvice(_ field: Field) -> String {
        let example = field.entry.example ?? ""
        let names: [String] =
            switch field.value.content {
            case .scalar(let scalar):
                scalar.text.trimmingPrefix("case ").split(separator: ", ").map(String.init).filter { isName($0) }
            case .sequence(let nodes): nodes.compactMap(\.firstName)
            case .mapping: []
            }
        // Where a type has to follow, a name alone is not enough.
        let isAlone = [.mapping(.text), .mapping(.keys), .varied].contains(field.entry.form)
        guard let first = names.first, isAlone || field.value.isSequence && !field.value.isFlowStyle else {
            return "write, for example, "
                + (field.value.isFlowStyle || field.value.scalar != nil
                    ? "`\(field.name): { \(example) }`" : "`\(example)` on a line of its own, further in")
        }
        return field.value.isFlowStyle || field.value.scalar != nil
            ? "write `\(field.name): { \(names.map { $0 + ": " }.joined(separator: ", "))}`"
            : "write each name with a ':' behind it and without a '-', further in than `\(field.name)`: `\(first):`"
    }

    /// The entries of a mapping from names to constructs, without keys of the flow that are indented too far.
    mutating func constructs(_ field: Field?, _ keys: KeySet) -> [YAMLEntry] {
        let all = entries(of: field)
        let isLine = field?.entry.form == .mapping(.keys)
        let key = zip(all, [nil] + all).first { entry, above in
            guard let key = keys[entry.name], !entry.value.isNull else { return false }
            // Below a name that stands alone, or with labels and their types, a key is rather as deep as its name.
            let isKey = above?.value.isNull == true || key.form.entry == .type && entry.value.scalar == nil
            guard case .mapping(let inner) = entry.value.content else { return isKey || isLine }
            return isKey && !inner.contains { keys[$0.name] != nil }
        }
        if let entry = key?.0 {
            report(
                .wrongForm, "`\(entry.name)` is a key of \(keys.noun), not the name of one",
                advice: "write the name and a ':' above it, and indent its keys further than the name",
                at: entry.key.range)
            return []
        }
        // A name may be that of a key: it is one only with what the key takes, and the construct does not.
        guard
            let lost = all.firstIndex(where: { entry in
                guard isMisplaced(entry) else { return false }
                let isHolder = entry.value.isNull && KeySet.flow[entry.name]?.form.entry != nil
                if keys.noun == KeySet.integration.noun || isHolder { return true }
                // `initial: idle`, where a sentence has several words or a full stop.
                if KeySet.flow[entry.name]?.form == .word, let text = entry.value.scalarText, isName(text) {
                    return true
                }
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
    static func quoted(_ text: String) -> String { "'\(shortened(text))'" }
}
