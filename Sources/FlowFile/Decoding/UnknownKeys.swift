// Keys that a construct does not take: which key was meant, where the key belongs, or else all keys there are. A key
// that is there already is never proposed a second time.

import FlowModel
import SwiftText

extension NodeReader {
    /// Reports a key that its construct does not take; answers the key that was meant.
    mutating func reportUnknown(_ entry: YAMLEntry, among entries: [YAMLEntry], of keys: KeySet) -> String? {
        guard !findings.isFull() else { return nil }
        let name = entry.name
        let present = Set(entries.map(\.name))
        let owners = KeySet.ofFlows.filter { $0.keys.contains(name) }.map(\.noun)
        let type = entry.value.isNull ? name : entry.value.scalarText ?? ""
        let isLabel = keys.wrapper != nil && (type.first?.isUppercase == true || entry.value.firstName == "type")
        let isOther = isLabel && isName(type) && keys[keys.synonyms[name] ?? ""]?.form == .text
        let meant = isOther ? nil : keys.meant(by: name, without: owners.isEmpty ? present : Set(keys.keys))
        var advice: String
        if let wrong = keys.wrongWords[name] {
            advice = wrong
        } else if let meant {
            advice =
                present.contains(meant)
                ? "`\(meant)` is already there: leave one of the two out" : "did you mean `\(meant)`?"
        } else if isMisplaced(entry) {
            reportMisplaced(entry)
            return nil
        } else if dialect == .flow, !owners.isEmpty {
            advice = "`\(name)` belongs to \(NodeReader.joined(owners, "or")): move it there, or leave it out"
        } else {
            advice = "\(keys.noun) takes \(NodeReader.list(keys.keys))"
            if isLabel, let wrapper = keys.wrapper {
                advice += "; write labels with their types below `\(wrapper)`, as in `\(wrapper): { reason: String }`"
            } else if isName(name), entry.value.isNull || entry.value.scalarText?.contains(" ") != false {
                advice = "if it is a name, begin it in the column of the names like it; " + advice
            }
        }
        report(.unknownKey, "unknown key \(NodeReader.quoted(name))", advice: advice, at: entry.key.range)
        return keys.wrongWords[name] == nil ? meant : name
    }

    /// Whether an entry is a key of the flow that is indented too far.
    func isMisplaced(_ entry: YAMLEntry) -> Bool {
        dialect == .flow && KeySet.flow.keys.contains(entry.name)
            && !outermost.contains { $0.name == entry.name }
    }

    /// Reports a key of the flow that is indented too far, so that something else contains it.
    mutating func reportMisplaced(_ entry: YAMLEntry) {
        let holder = outermost.last { $0.key.range.lowerBound < entry.key.range.lowerBound }
        report(
            .unknownKey, "`\(entry.name)` belongs to the flow, not here",
            advice: "move it out of `\(holder?.name ?? "")`, to the column of `flow`", at: entry.key.range)
    }
}
