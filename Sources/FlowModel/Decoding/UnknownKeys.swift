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

    /// The constructs of a flow file that take a key; nil if none does.
    func owners(of name: String) -> [KeySet]? {
        let owners = KeySet.ofFlows.filter { $0.keys.contains(name) }
        return owners.isEmpty ? nil : owners
    }

    /// The mapping without one of its entries, where that is simple.
    func removal(of entry: YAMLEntry, from file: SourceFile) -> Fix? {
        guard let index = entries.firstIndex(of: entry) else { return nil }
        if node.isFlowStyle {
            if index > 0 {
                let start = entries[index - 1].value.range.upperBound
                return Fix(replacing: start..<entry.value.range.upperBound, with: "")
            }
            guard entries.count > 1 else { return nil }
            let next = entries[1].key.range.lowerBound
            return Fix(replacing: entry.key.range.lowerBound..<next, with: "")
        }
        return file.wholeLines(of: entry).map { Fix(replacing: $0, with: "") }
    }
}

extension SourceFile {
    /// The lines that contain an entry and nothing else, with the line break behind them.
    func wholeLines(of entry: YAMLEntry) -> Range<Int>? {
        var start = entry.key.range.lowerBound
        while start > contentStart, bytes[start - 1] == 0x20 { start -= 1 }
        var end = max(entry.value.range.upperBound, entry.key.range.upperBound)
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == UInt8(ascii: ":") { end += 1 }
        guard start == contentStart || bytes[start - 1] == 0x0A, end < bytes.count else {
            return nil
        }
        if bytes[end] == 0x0D, end + 1 < bytes.count { end += 1 }
        return bytes[end] == 0x0A ? start..<end + 1 : nil
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
        var fix: Fix?
        let advice: String
        if case .leaveOut(let reason)? = wrong {
            advice = "leave `\(name)` out: \(reason)"
            fix = unknown.removal(of: entry, from: file)
        } else if case .write(let instead)? = wrong {
            advice = "write `\(instead)`"
            if entry.value.scalarText == "true" {
                let range = entry.key.range.lowerBound..<entry.value.range.upperBound
                fix = Fix(replacing: range, with: instead)
            }
        } else if case .say(let elsewhere)? = wrong {
            advice = elsewhere
        } else if let meant {
            advice = "did you mean `\(meant)`?"
            fix = Fix(replacing: entry.key.range, with: meant)
        } else if dialect == .flow, KeySet.flow.keys.contains(name) {
            reportMisplaced(entry)
            return nil
        } else if dialect == .flow, let owners = unknown.owners(of: name) {
            advice = "`\(name)` belongs to \(NodeReader.joined(owners.map(\.noun), "or"))"
        } else if let taken = keys.synonyms[name] ?? didYouMean(name, among: keys.keys) {
            advice = "`\(taken)` is already there: leave one of the two out"
        } else {
            advice = "\(keys.noun) takes \(NodeReader.list(keys.keys))"
        }
        report(.unknownKey, "unknown key \(NodeReader.quoted(name))", advice: advice, fix: fix, at: entry.key.range)
        return meant
    }
}
