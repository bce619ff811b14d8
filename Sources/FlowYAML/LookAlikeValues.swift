// Characters that only look right in a file that YAML reads without a word: the value or the key that contains them is
// reported, and goes on with the real ones.

import Diagnostics

extension TreeBuilder {
    mutating func lookAlike(_ node: YAMLNode) -> YAMLNode? {
        let finder = LookAlikeFinder(file: file)
        let isKey = expectsKey
        let form = keys.form(of: path)
        // Nowhere in a name or a type is a space that is none.
        let isName = isKey || form == .word || form == .type || form.map(isList) ?? false
        var found = lines(of: node.range).flatMap { finder.find(in: $0, isKey: isName) }
        // In prose only what hides a key or a comment matters.
        if !isKey, form == .text || form == nil {
            found = found.filter { ![.quote, .dash, .comma].contains($0.character.kind) }
        }
        // The texts in an expression contain anything.
        if form == .expression || isKey { found = found.filter { $0.character.kind != .comma } }
        if !isKey, form == .text { found = found.filter { $0.character.kind != .colon } }
        guard !found.isEmpty else { return nil }
        let isQuoted = found.contains { $0.character.kind == .quote }
        var fix = Fix(finder.edits(for: found))
        if isQuoted {
            let inner = inside(node.range, found)
            let isText = form == .expression && !isKey && !keys.isNeverText(path.last, inner)
            let literal = form == .expression && !isKey ? singleQuoted(isText ? "\"\(inner)\"" : inner) : inner
            fix = Fix(replacing: node.range, with: literal)
        }
        let prefix = isKey ? "" : prefixOfNextValue
        var text = rewritten(node.range, by: fix)
        let diagnostic = finder.diagnostic(found) { _ in
            let first = text.split { $0.isNewline }.first.map(String.init) ?? text
            return (text.first == "-" ? "" : prefix) + first + (isKey ? ":" : "")
        }
        guard let diagnostic else { return nil }
        if isKey, let indentation = LookAlikeIndentation(layout: layout, keys: keys, at: node.range.lowerBound) {
            fail(indentation.diagnostic)
            return node
        }
        if isKey || form == .word, let name = spacelessName(node, found) {
            return report(
                node, diagnostic.message, writing: name,
                shown: isKey ? "\(name):" : prefix + name, as: diagnostic.id)
        }
        if found.contains(where: { $0.character.kind == .comma }) {
            fail(diagnostic.fixed(by: fix))
            return node
        }
        if text.first == "-", found.contains(where: { isStructural($0) }) {
            fail(diagnostic.fixed(by: fix))
            return node
        }
        findings.add(diagnostic.fixed(by: fix))
        if let comment = text.firstRange(of: " #") { text = String(text[..<comment.lowerBound]) }
        text = trimmed(text)
        let scalar = YAMLScalar(text: text, style: .plain)
        return YAMLNode(content: .scalar(scalar), range: node.range)
    }

    private func isList(_ form: KeyForm) -> Bool {
        if case .list = form { return true }
        return false
    }

    /// A key or a word with look-alikes of spaces in it that is a name, which has no spaces: `payNow`.
    private func spacelessName(_ node: YAMLNode, _ found: [LookAlikeFinder.Found]) -> String? {
        if expectsKey {
            switch keys.entry(below: path.last) {
            case .text?, .keys?: break
            case .type?, .expression?, nil: return nil
            }
        }
        let inner = found.filter {
            $0.range.lowerBound > node.range.lowerBound && $0.range.upperBound < node.range.upperBound
        }
        guard inner.count == found.count, found.allSatisfy({ $0.character.kind == .space }) else {
            return nil
        }
        let words = rewritten(node.range, by: Fix(LookAlikeFinder(file: file).edits(for: found)))
            .split(separator: " ")
        let name = words.dropFirst().reduce(String(words.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
        return isName(name) ? name : nil
    }

    /// Whether a list begins once the character is the real one.
    private func isStructural(_ found: LookAlikeFinder.Found) -> Bool {
        found.character.kind == .dash || found.character.kind == .space
    }

    /// A text without the look-alikes at its ends.
    private func inside(_ range: Range<Int>, _ found: [LookAlikeFinder.Found]) -> String {
        var (start, end) = (range.lowerBound, range.upperBound)
        if let first = found.first, first.range.lowerBound == start {
            start = first.range.upperBound
        }
        if let last = found.last, last.range.upperBound == end { end = last.range.lowerBound }
        return file.text(in: start..<max(start, end))
    }

    private func rewritten(_ range: Range<Int>, by fix: Fix) -> String {
        let start = range.lowerBound
        let local = fix.edits.map { edit in
            Fix.Edit(edit.range.lowerBound - start..<edit.range.upperBound - start, edit.text)
        }
        return String(decoding: Fix(local).applied(to: Array(file.bytes[range])), as: UTF8.self)
    }
}
