// Keys that a construct does not take: which key was meant, or which construct takes it. A key that is there already is
// never proposed a second time.

import Diagnostics
import FlowYAML
import SwiftNotation

/// A mapping with keys that its construct does not take.
struct UnknownKeys {
    let node: YAMLNode
    let entries: [YAMLEntry]
    let keys: KeySet
    private let present: Set<String>

    init(of node: YAMLNode, entries: [YAMLEntry], keys: KeySet) {
        self.node = node
        self.entries = entries
        self.keys = keys
        present = Set(entries.map(\.name))
    }

    /// The key that somebody meant by another word.
    func meant(by name: String) -> String? {
        if let meant = keys.synonyms[name] { return present.contains(meant) ? nil : meant }
        if owners(of: name) != nil { return nil }
        return didYouMean(name, among: keys.keys.filter { !present.contains($0) })
    }

    /// The key before an entry that takes names or keys and has none: they are perhaps not indented.
    func emptyKey(before entry: YAMLEntry) -> String? {
        let known = entries.prefix { $0 != entry }.last { keys.keys.contains($0.name) }
        guard let known, known.value.isNull, let key = keys.all.first(where: { $0.name == known.name }) else {
            return nil
        }
        if case .mapping = key.form { return key.name }
        return nil
    }

    /// The constructs of a flow file that take a key; nil if none does.
    func owners(of name: String) -> [KeySet]? {
        let owners = KeySet.ofFlows.filter { $0.keys.contains(name) }
        return owners.isEmpty ? nil : owners
    }

}

extension NodeReader {
    /// Reports a key that its construct does not take; answers the key that was meant.
    mutating func report(_ entry: YAMLEntry, in unknown: UnknownKeys) -> String? {
        guard !isFull() else { return nil }
        let keys = unknown.keys
        let name = entry.name
        let wrong = keys.wrongWords[name]
        let meant = wrong == nil ? unknown.meant(by: name) : nil
        let advice: String
        if case .leaveOut(let reason)? = wrong {
            advice = "leave `\(name)` out: \(reason)"
        } else if case .write(let instead)? = wrong {
            advice = "write `\(instead)`"
        } else if case .say(let elsewhere)? = wrong {
            advice = elsewhere
        } else if let meant {
            advice = "did you mean `\(meant)`?"
        } else if dialect == .flow, KeySet.flow.keys.contains(name) {
            reportMisplaced(entry)
            return nil
        } else if dialect == .flow, let owners = unknown.owners(of: name) {
            advice = "`\(name)` belongs to \(NodeReader.joined(owners.map(\.noun), "or"))"
        } else if let taken = keys.synonyms[name] ?? didYouMean(name, among: keys.keys) {
            advice = "`\(taken)` is already there: leave one of the two out"
        } else {
            let isType = entry.value.scalarText?.first?.isUppercase == true
            let wrapper = isType ? keys.wrapper : nil
            let values = wrapper.map { "; write labels with their types below `\($0)`" } ?? ""
            let isPiece = unknown.node.isFlowStyle && entry.value.isNull && entry.value.range.isEmpty
            let hint =
                isPiece
                ? "a ',' in braces begins a new key: put a list in brackets, and another value with a comma in quotes"
                : unknown.emptyKey(before: entry).map { "if '\(name)' belongs to `\($0)`, indent it further" }
            advice =
                hint ?? "\(keys.noun) takes \(NodeReader.list(keys.keys))" + values
        }
        report(.unknownKey, "unknown key \(NodeReader.quoted(name))", advice: advice, at: entry.key.range)
        return meant
    }
}
