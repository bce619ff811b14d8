// Values that YAML takes apart without a word. In `{ r: Result<A, B> }` the comma
// ends the value, and `B>` becomes a key of its own; `- .f(x: .y)` becomes a mapping
// with the key `.f(x`. The open bracket, or the open quote, gives both away. They
// are reported and put together again. Flow sequences are left alone: there a type
// is read from its source text.

import Diagnostics

extension TreeBuilder {
    /// The entries of a `{..}` mapping, with values that were split at their commas joined.
    mutating func joinSplits(_ entries: [YAMLEntry]) -> [YAMLEntry] {
        var result: [YAMLEntry] = []
        result.reserveCapacity(entries.count)
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            guard let last = endOfSplit(entries, at: index) else {
                result.append(entry)
                index += 1
                continue
            }
            let range = entry.value.range.lowerBound..<entries[last].key.range.upperBound
            let value = scalarNode(range)
            let prefix = "{ " + file.text(in: entry.key.range) + ": "
            reportSplit(value, prefix: prefix, suffix: " }")
            result.append(YAMLEntry(key: entry.key, value: value))
            index = last + 1
        }
        return result
    }

    /// A block mapping that is one value, cut at its colon, or nil.
    mutating func joinedPair(_ frame: Frame, _ range: Range<Int>) -> YAMLNode? {
        guard !frame.isFlow, frame.entries.count == 1, let entry = frame.entries.first,
            entry.key.scalar?.style == .plain, entry.value.scalar?.style == .plain,
            !file.bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D })
        else { return nil }
        guard SwiftText(file.bytes[entry.key.range]).isOpen,
            SwiftText(file.bytes[range.lowerBound..<entry.value.range.upperBound]).isWhole
        else { return nil }
        let node = scalarNode(range)
        reportSplit(node, prefix: prefixOfNextValue, suffix: "")
        return node
    }

    /// The index of the entry whose key closes the brackets that the value at `index` opens.
    private func endOfSplit(_ entries: [YAMLEntry], at index: Int) -> Int? {
        let value = entries[index].value
        guard value.scalar?.style == .plain, !value.range.isEmpty else { return nil }
        var text = SwiftText(file.bytes[value.range])
        guard text.isOpen else { return nil }
        for next in index + 1..<max(entries.count, index + 1) {
            let entry = entries[next]
            guard entry.key.scalar?.style == .plain, entry.value.isNull, entry.value.range.isEmpty
            else { return nil }
            for byte in file.bytes[entry.key.range] { text.take(byte) }
            if text.isWhole { return next }
        }
        return nil
    }

    private func scalarNode(_ range: Range<Int>) -> YAMLNode {
        let scalar = YAMLScalar(text: file.text(in: range), style: .plain)
        return YAMLNode(content: .scalar(scalar), range: range)
    }

    private mutating func reportSplit(_ value: YAMLNode, prefix: String, suffix: String) {
        let text = file.text(in: value.range)
        findings.add(
            "yaml-split-value", at: value.range, "YAML takes '\(shortened(text))' apart",
            advice: quotingAdvice(text, prefix: prefix, suffix: suffix))
    }
}

/// A text for a message, cut after 60 characters.
func shortened(_ text: String) -> String {
    text.utf8.count <= 60 ? text : String(text.unicodeScalars.prefix(60)) + "…"
}
