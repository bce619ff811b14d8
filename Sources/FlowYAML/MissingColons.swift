// Lines that lack the colon between key and value, or have something else in its place: `from idle`, `from = idle`,
// `from:idle`, `"from: idle"`, `case paid(receipt: String)`.

import Diagnostics

extension KeyAdvice {
    /// How to write a line, without its indentation and its dash, that YAML takes for one text.
    /// - Parameters:
    ///   - key: the key that contains the line.
    ///   - isFollowed: whether the next line is indented further.
    func entry(meantBy line: String, below key: String?, isFollowed: Bool) -> Rewrite? {
        let entry = keys.entry(below: key)
        if entry == .type, let text = typed(declaration: line) {
            return Rewrite(message: "this is Swift where a key belongs", text: text)
        }
        if let rewrite = assignment(line) ?? spaceless(line) ?? quotedPair(line) { return rewrite }
        if let entry, let text = self.entry(declaredBy: line, in: entry) {
            let isLost = entry == .keys(parameters: nil) && line.contains("(")
            return Rewrite(
                message: isLost && !line.contains("()")
                    ? "an event takes no parameters: let the status that it leads to carry them"
                    : "this is Swift where a key belongs", text: text)
        }
        if line.hasPrefix("import "), keys["imports"] != nil, isName(line.dropFirst(7)) {
            return Rewrite(message: "this is Swift where a key belongs", text: "imports: \(line.dropFirst(7))")
        }
        if line.hasPrefix("-> "), keys["returns"] != nil {
            return Rewrite(
                message: "this is Swift where a key belongs",
                text: "returns: \(quotedIfNeeded(trimmed(String(line.dropFirst(3)))))")
        }
        if let last = line.last, last == "," || last == ";", isName(line.dropLast()), entry != nil {
            return Rewrite(message: "a key ends with ':', not with '\(last)'", text: "\(line.dropLast()):")
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

    /// A value as it must be written on the line of its key, outside braces.
    private func quotedIfNeeded(_ text: String) -> String {
        let isOpening = text.first.map { "&*!|>%@`'\"#-?:,{}".contains($0) } ?? true
        return isOpening || text.contains(": ") || text.contains(" #") ? singleQuoted(text) : text
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
    func spaceless(_ line: String) -> Rewrite? {
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
        return Rewrite(message: "these quotes enclose both the key and the value", text: "\(name): \(value)")
    }
}

extension SyntaxDiagnosis {
    /// A line without a colon, at the failure or before it.
    func missingColon() -> Diagnostic? {
        let lines = [layout.before(problem), layout.line(at: context), layout.line(at: problem)]
        for line in lines.compactMap({ $0 }) where line.key == nil && !isInBrackets(line) {
            let text = file.text(in: line.start..<line.content.upperBound)
            let inner = layout.after(line).flatMap { $0.indentation > line.column ? $0 : nil }
            let advice = KeyAdvice(keys: keys)
            let meant = advice.entry(meantBy: text, below: layout.path(to: line).last, isFollowed: inner != nil)
            if let cases = severalCases(line) { return cases }
            guard let meant, let written = meant.text else { continue }
            let lines = inner.flatMap { advice.lines(of: written, column: $0.indentation) }
            let range = line.start..<line.content.upperBound
            let fix = Fix(replacing: range, with: lines?.joined(separator: "\n") ?? written)
            guard helps(fix) else { continue }
            let shown = (lines ?? [written]).map { "`\(trimmed($0))`" }
            return diagnostic(
                "yaml-syntax", meant.message,
                advice: "write " + shown.joined(separator: ", and below it "), fix: fix, at: range)
        }
        return nil
    }

    /// `@Published isOpen: Bool`.
    func attribute() -> Diagnostic? {
        guard failure.problem.contains("cannot start any token"),
            let line = layout.line(at: problem), file.bytes[line.start] == UInt8(ascii: "@")
        else { return nil }
        let range = line.start..<line.content.upperBound
        let text = file.text(in: range)
        let attribute = text.prefix { $0 != " " }
        var rest = trimmed(String(text.dropFirst(attribute.count)))
        for word in ["let ", "var "] where rest.hasPrefix(word) {
            rest = String(rest.dropFirst(word.count))
        }
        if attribute == "@Published", let (name, type) = pair(rest) {
            rest = "\(name): { type: \(quotedInBraces(type)), observe: true }"
        }
        let fix = Fix(replacing: range, with: rest)
        guard !rest.isEmpty, helps(fix) else { return nil }
        return diagnostic(
            "yaml-syntax", "a key is a name alone, without Swift's attributes",
            advice: "write `\(rest)`", fix: fix, at: range)
    }

    /// A text without quotes that goes on in the column of its key.
    func textTooLittle() -> Diagnostic? {
        tooLittle { line, above, key in
            !line.hasDash && !isInBrackets(line) && !above.value.isEmpty
                && keys.form(of: layout.path(to: above) + [file.text(in: key)]) == .text
        }
    }

    /// A text behind `|` or `>` in the column of its key.
    func blockText() -> Diagnostic? {
        tooLittle { _, above, _ in
            let mark = file.bytes[above.value].first
            return above.value.count <= 2 && (mark == UInt8(ascii: "|") || mark == UInt8(ascii: ">"))
        }
    }

    /// Lines without a key that are in the column of the key above them, or further left.
    private func tooLittle(
        where isText: (_ line: LineLayout.Line, _ above: LineLayout.Line, _ key: Range<Int>) -> Bool
    ) -> Diagnostic? {
        for place in [context, problem] {
            guard let line = layout.line(at: place), line.key == nil,
                let above = layout.before(line), let key = above.key,
                line.indentation <= above.column, isText(line, above, key)
            else { continue }
            var lines = [line]
            while let last = lines.last, let next = layout.after(last), next.key == nil {
                lines.append(next)
            }
            let column = above.column + layout.indentationStep
            let fix = layout.moving(lines, to: column)
            guard helps(fix) else { continue }
            return diagnostic(
                "yaml-indentation", "this line is indented too little",
                advice: "begin it in column \(column + 1), further in than "
                    + "'\(shortened(file.text(in: key)))'", fix: fix, at: line.content)
        }
        return nil
    }

    /// `case idle, paying`.
    private func severalCases(_ line: LineLayout.Line) -> Diagnostic? {
        let range = line.start..<line.content.upperBound
        let advice = KeyAdvice(keys: keys)
        guard case .text? = keys.entry(below: layout.path(to: line).last) else { return nil }
        let text = file.text(in: range)
        let names = pieces(of: text.hasPrefix("case ") ? String(text.dropFirst(5)) : text)
        guard names.count > 1, let entry = keys.entry(below: layout.path(to: line).last) else {
            return nil
        }
        let entries = names.map { isName($0) ? "\($0):" : advice.entry(declaredBy: $0, in: entry) }
        let known = entries.compactMap { $0 }
        let column = String(repeating: " ", count: line.column)
        let fix = Fix(replacing: range, with: known.joined(separator: "\n" + column))
        guard known.count == names.count, helps(fix) else { return nil }
        return diagnostic(
            "yaml-syntax", "each name has a line of its own",
            advice: "write " + known.map { "`\($0)`" }.joined(separator: " and "), fix: fix, at: range)
    }

    /// Whether a line appears between brackets that were opened on a line before.
    func isInBrackets(_ line: LineLayout.Line) -> Bool {
        guard let flowStart = frames.first(where: { $0.isFlow })?.start else { return false }
        return flowStart < line.range.lowerBound
    }
}
