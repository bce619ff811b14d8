// YAML has features that flow files do without: anchors, aliases, tags, directives, merge keys, keys that are not
// scalars. Each use is an error. Some are Swift that YAML swallowed (`&Foo`, `!flag`), so the advice shows how to quote
// them.

import Diagnostics

extension TreeBuilder {
    /// What comes before a value that comes next, for advice: `key: `, `- `, or nothing.
    var prefixOfNextValue: String {
        guard let frame = frames.last else { return "" }
        if case .scalar(let key) = frame.key { return file.text(in: key.range) + ": " }
        return frame.isMapping || frame.isFlow ? "" : "- "
    }

    /// Reports the anchor and the tag of a value. `scalar` is nil for lists and mappings.
    mutating func reportProperties(of event: YAMLEvent, scalar: YAMLScalar?, at range: Range<Int>) {
        guard event.hasAnchor || event.hasTag else { return }
        let word = firstWord(in: range)
        let name = file.text(in: word)
        let isTag = event.hasTag && name.hasPrefix("!") || !event.hasAnchor
        let text = file.text(in: range)
        let isQuotable = scalar.map { self.isQuotable(name, $0, isTag: isTag) } ?? false
        let quoted = isQuotable ? quotingAdvice(text, prefix: prefixOfNextValue) : nil
        let fix = isQuotable ? Fix(replacing: range, with: singleQuoted(text)) : nil
        if isTag {
            findings.add(
                "yaml-tag", at: word, "YAML reads '\(name)' as a tag and drops it",
                advice: quoted ?? "remove the tag; flow files have none", fix: fix ?? Fix(replacing: word, with: ""))
        } else {
            findings.add(
                "yaml-anchor", at: word, "YAML reads '\(name)' as an anchor and drops it",
                advice: quoted ?? "remove the anchor and write the value out where it is needed", fix: fix)
        }
    }

    mutating func reportAlias(at range: Range<Int>) {
        findings.add(
            "yaml-alias", at: range, "YAML reads '\(file.text(in: range))' as an alias",
            advice: "write the value out; flow files have no aliases")
    }

    mutating func reportDirective(at start: Int) {
        let fix = withoutLine(at: start)
        findings.add(
            "yaml-directive", at: start..<file.lineRange(at: start).upperBound, "directives are not allowed",
            advice: "remove the line that begins with '%'", fix: fix)
    }

    /// A node as a key of a mapping, if it can be one.
    mutating func key(_ node: YAMLNode, in frame: Frame) -> Key {
        if node.scalar != nil { return .scalar(node) }
        if frame.isFlow, !frame.hasBrackets {
            // `[[Int]: String]` is a Swift type, which is read from its source text.
            let scalar = YAMLScalar(text: file.text(in: node.range), style: .plain)
            return .scalar(YAMLNode(content: .scalar(scalar), range: node.range))
        }
        let text = file.text(in: node.range)
        let explicit = explicitKey(node)
        findings.add(
            "yaml-key-not-scalar", at: node.range, "a key must be a single name",
            advice: explicit?.advice ?? quotingAdvice(text, prefix: ""),
            fix: explicit.map { $0.fix } ?? Fix(replacing: node.range, with: singleQuoted(text)))
        if explicit?.fix != nil { fail(nil) }
        return .refused
    }

    /// The entries of a mapping without merge keys and duplicates, which are reported.
    mutating func checkedEntries(_ entries: [YAMLEntry]) -> [YAMLEntry] {
        var seen: [String: Int] = [:]
        seen.reserveCapacity(entries.count)
        return entries.filter { entry in
            if entry.name == "<<", entry.key.scalar?.style == .plain {
                findings.add(
                    "yaml-merge-key", at: entry.key.range, "merge keys are not allowed",
                    advice: "write the entries out")
                return false
            }
            guard let first = seen.updateValue(entry.key.range.lowerBound, forKey: entry.name) else { return true }
            seen[entry.name] = first
            findings.add(
                "yaml-duplicate-key", at: entry.key.range,
                "the key '\(entry.name)' is given twice, first on line " + "\(file.position(at: first).line)",
                advice: "remove one of the two")
            return false
        }
    }

    /// How to write a key behind a `? `; nil for any other.
    private func explicitKey(_ node: YAMLNode) -> (advice: String, fix: Fix?)? {
        let key = node.range
        var index = key.lowerBound
        while index > 0, isBlank(file.bytes[index - 1]) { index -= 1 }
        guard index > 0, index < key.lowerBound, file.bytes[index - 1] == UInt8(ascii: "?") else {
            return nil
        }
        var fix: Fix?
        if case .mapping = node.content, !node.isFlowStyle {
            fix = Fix(replacing: index - 1..<key.lowerBound, with: "")
        }
        return ("write one name with a ':' behind it, as in `name: value`, without the '?'", fix)
    }

    /// The file without a line, unless nothing is left then.
    private func withoutLine(at start: Int) -> Fix? {
        let line = file.lineRange(at: start)
        guard line.upperBound + 1 < file.bytes.count else { return nil }
        return Fix(replacing: line, with: "")
    }

    private func firstWord(in range: Range<Int>) -> Range<Int> {
        var end = range.lowerBound
        while end < range.upperBound, !isWhiteSpace(file.bytes[end]) { end += 1 }
        return range.lowerBound..<end
    }

    /// Whether an anchor or a tag, with the text behind it, can be Swift that lacks its quotes.
    private func isQuotable(_ name: String, _ scalar: YAMLScalar, isTag: Bool) -> Bool {
        guard scalar.style == .plain, name.utf8.count > 1 else { return false }
        if isTag { return !name.hasPrefix("!!") && !name.hasPrefix("!<") }
        return scalar.text.isEmpty
    }
}
