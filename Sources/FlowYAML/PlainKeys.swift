// Keys that YAML reads without a word and that are not what was meant: `let amount:`, `via::`,
// `-when:`.

import Diagnostics

extension TreeBuilder {
    /// A key without Swift, a second colon or a dash in it.
    mutating func checkedKey(_ node: YAMLNode) -> YAMLNode {
        guard !keys.isEmpty, let text = node.scalar?.text else { return node }
        let advice = KeyAdvice(keys: keys)
        if keys.entry(below: path.last) != nil, let name = advice.nameDeclared(by: text) {
            let isCall = text.hasSuffix("()")
            return report(
                node,
                "a key is a name alone, without Swift's \(isCall ? "parentheses" : "keywords")",
                writing: name,
                shown: "\(name):")
        }
        if text.last == ":" {
            let name = trimmed(String(text.dropLast()))
            return report(node, "one ':' is enough", writing: name, shown: "\(name):")
        }
        if text.count > 1, text.first == "-", isName(text.dropFirst()) {
            return spacelessDash(node, String(text.dropFirst()))
        }
        return node
    }

    /// `-when: x`: the dash of a list without the space behind it.
    private mutating func spacelessDash(_ node: YAMLNode, _ name: String) -> YAMLNode {
        let place = node.range.lowerBound + 1
        var edits = [Fix.Edit(place..<place, " ")]
        // The element's other keys move along.
        if let line = layout.line(at: place) {
            var next = layout.after(line)
            while let other = next, other.indentation > line.indentation {
                let column = other.indentation == line.indentation + 1 ? 1 : 0
                let start = other.content.lowerBound
                edits.append(Fix.Edit(start..<start, String(repeating: " ", count: column)))
                next = layout.after(other)
            }
        }
        fail(
            Diagnostic(
                "yaml-syntax", "a space is missing after '-'", advice: "write `- \(name):`",
                at: SourceLocation(file: file, range: node.range)
            ).fixed(by: Fix(edits.filter { !$0.text.isEmpty })))
        return node
    }
}
