// YAML has features that flow files do without: anchors, aliases, tags, keys that are not scalars. Each use
// is an error. Some are Swift that YAML swallowed (`&Foo`, `!flag`): the advice says to quote them.

import FlowModel

extension TreeBuilder {
    /// Reports the anchor and the tag of a value. `scalar` is nil for lists and mappings.
    mutating func reportProperties(of event: YAMLEvent, scalar: YAMLScalar?, at range: Range<Int>) {
        guard event.hasAnchor || event.hasTag else { return }
        let word = range.lowerBound..<range.lowerBound + file.bytes[range].prefix { !isWhiteSpace($0) }.count
        let name = file.text(in: word)
        let isTag = event.hasTag && name.hasPrefix("!") || !event.hasAnchor
        let isSwift = isTag ? !name.hasPrefix("!!") : scalar?.text == ""
        let isQuotable = isSwift && scalar?.style == .plain && keys.form(of: path) != .list
        let noun = isTag ? "tag" : "anchor"
        findings.add(
            isTag ? "yaml-tag" : "yaml-anchor", at: word,
            "YAML reads '\(name)' as \(isTag ? "a" : "an") \(noun) and drops it",
            advice: (isQuotable ? quotingAdvice : "remove the \(noun)") + "; flow files have no \(noun)s")
    }

    mutating func reportAlias(at range: Range<Int>) {
        findings.add(
            "yaml-alias", at: range, "YAML reads '\(file.text(in: range))' as an alias",
            advice: "write the value itself; flow files have no aliases")
    }

    /// A node as a key of a mapping; one that cannot be is reported.
    mutating func key(_ node: YAMLNode, in frame: Frame) -> YAMLNode {
        if node.scalar != nil {
            reportKey(node)
            return node
        }
        if frame.isFlow, !frame.hasBrackets {
            // `[[Int]: String]` is a Swift type, which is read from its source text.
            let scalar = YAMLScalar(text: file.text(in: node.range), style: .plain)
            return YAMLNode(content: .scalar(scalar), range: node.range)
        }
        findings.add(
            "yaml-key-not-scalar", at: node.range, "a key must be a single name",
            advice: "write `name: value`, without a '?' and without brackets in the name")
        return node
    }

    /// Reports keys that are there already, or the name above them that is as deep as they are.
    mutating func checkKeys(of entries: [YAMLEntry]) {
        var seen: [String: Int] = [:]
        seen.reserveCapacity(entries.count)
        for (entry, above) in zip(entries, [nil] + entries) where entry.key.scalar != nil {
            if let first = seen.updateValue(entry.key.range.lowerBound, forKey: entry.name) {
                seen[entry.name] = first
                if let above, above.value.isNull, keys[above.name] == nil, keys[entry.name] != nil {
                    return findings.add(
                        "yaml-indentation", at: above.key.range, "a name begins in the column of the keys above it",
                        advice: "begin '\(above.name)' further left, as the names like it")
                }
                findings.add(
                    "yaml-duplicate-key", at: entry.key.range,
                    "the key '\(entry.name)' is given twice, first on line \(file.position(at: first).line)",
                    advice: (entry.value.scalar == nil ? "unite the two, or rename one" : "remove one of the two")
                        + (frames.last?.isMapping == false
                            ? "; if it begins the next element, write '- ' before it, below the other '-'" : ""))
            }
        }
    }

}
