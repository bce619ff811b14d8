// Lines that lack the colon between key and value, or have something else in its place: `from
// idle`, `from = idle`, `from:idle`, `"from: idle"`, `case paid(receipt: String)`.

import Diagnostics

extension KeyAdvice {
    /// How to write a line, without its indentation and its dash, that YAML takes for one text.
    /// - Parameters:
    ///   - key: the key that holds the line.
    ///   - isFollowed: whether the next line is indented further.
    func entry(meantBy line: String, below key: String?, isFollowed: Bool) -> Rewrite? {
        let entry = keys.entry(below: key)
        if let rewrite = assignment(line) ?? spaceless(line) ?? quotedPair(line) { return rewrite }
        if let entry, let text = self.entry(declaredBy: line, in: entry) {
            return Rewrite(message: "this is Swift where a key belongs", text: text)
        }
        let words = line.split(separator: " ", maxSplits: 1)
        guard let word = words.first, isName(word) else { return nil }
        let missing = "a ':' is missing after '\(word)'"
        if words.count == 2, keys[String(word)] != nil {
            return Rewrite(message: missing, text: "\(word): \(trimmed(String(words[1])))")
        }
        guard words.count == 1 else { return nil }
        switch entry {
        case .text?, .keys?: return Rewrite(message: missing, text: "\(word):")
        default: return isFollowed ? Rewrite(message: missing, text: "\(word):") : nil
        }
    }

    /// `from = idle`, `from => idle`, `from -> idle`.
    private func assignment(_ line: String) -> Rewrite? {
        let name = line.prefix { $0 != "=" && $0 != "-" && $0 != " " && $0 != ":" }
        guard isName(name) else { return nil }
        let rest = line.dropFirst(name.count).drop { $0 == " " }
        let signs = ["=>", "->", ":=", "="]
        guard let sign = signs.first(where: { rest.hasPrefix($0) }), !rest.hasPrefix("==") else {
            return nil
        }
        let value = trimmed(String(rest.dropFirst(sign.count)))
        return Rewrite(
            message: "a key ends with ':', not with '\(sign)'",
            text: value.isEmpty ? "\(name):" : "\(name): \(value)")
    }

    /// `from:idle`.
    private func spaceless(_ line: String) -> Rewrite? {
        let name = line.prefix { $0 != ":" }
        let value = line.dropFirst(name.count + 1)
        guard isName(name), let first = value.first, first != " ", first != ":", first != "/" else {
            return nil
        }
        return Rewrite(message: "a space is missing after ':'", text: "\(name): \(value)")
    }

    /// `"from: idle"`.
    private func quotedPair(_ line: String) -> Rewrite? {
        guard line.count > 2, let quote = line.first, quote == "\"" || quote == "'",
            line.last == quote
        else { return nil }
        let inner = line.dropFirst().dropLast()
        guard !inner.contains(quote), let (name, value) = pair(String(inner)) else { return nil }
        return Rewrite(
            message: "these quotes hold key and value together", text: "\(name): \(value)")
    }
}

extension SyntaxDiagnosis {
    /// A line without a colon, at the failure or before it.
    func missingColon() -> Diagnostic? {
        let lines = [layout.before(problem), layout.line(at: context), layout.line(at: problem)]
        for line in lines.compactMap({ $0 }) where line.key == nil && !isInBrackets(line) {
            let text = file.text(in: line.start..<line.content.upperBound)
            let next = layout.after(line)
            let advice = KeyAdvice(keys: keys).entry(
                meantBy: text, below: layout.path(to: line).last,
                isFollowed: next.map { $0.indentation > line.column } ?? false)
            guard let advice, let written = advice.text else { continue }
            let range = line.start..<line.content.upperBound
            let fix = Fix(replacing: range, with: written)
            guard helps(fix) else { continue }
            return diagnostic(
                "yaml-syntax", advice.message, advice: "write `\(written)`", fix: fix, at: range)
        }
        return nil
    }

    /// Whether a line stands between brackets that were opened on a line before.
    func isInBrackets(_ line: Layout.Line) -> Bool {
        guard let flowStart = frames.first(where: { $0.isFlow })?.start else { return false }
        return flowStart < line.range.lowerBound
    }
}
