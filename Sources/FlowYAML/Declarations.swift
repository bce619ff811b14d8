// Swift where a key belongs: `case paid(receipt: String)` under `statuses`, `func pay(amount: Decimal) throws ->
// Receipt` under `steps`, `let token: String` under `properties`. Each is turned into the entry that says the same.

extension KeyAdvice {
    /// A Swift declaration as an entry below a key, such as `paid: { with: { receipt: String } }`; nil for what is
    /// none.
    func entry(declaredBy text: String, in entry: KeyForm.Entry) -> String? {
        var text = trimmed(text)
        if text.last == ":" { text = trimmed(String(text.dropLast())) }
        let bare = withoutModifiers(text)
        let name = bare.prefix { $0 != "(" && $0 != " " && $0 != ":" && $0 != "<" }
        guard isName(name) else { return nil }
        let rest = bare.dropFirst(name.count)
        guard rest.first == "(" else {
            guard rest.isEmpty, bare != text, entry != .type else { return nil }
            return "\(name):"
        }
        guard let close = closingParenthesis(of: rest) else { return nil }
        let parameters = String(rest[rest.index(after: rest.startIndex)..<close])
        let tail = trimmed(String(rest[rest.index(after: close)...]))
        switch entry {
        case .text(let payload):
            guard let payload, let summary = summary(behind: tail) else { return nil }
            return values(parameters, below: payload).map { values in
                let carried = values.isEmpty ? [] : ["\(payload): \(values)"]
                return self.entry(String(name), carried + summary)
            }
        case .keys(let key):
            return function(String(name), parameters, tail, key)
        case .type, .expression:
            return nil
        }
    }

    /// `paid: { with: String }` from a name and what it contains.
    private func entry(_ name: String, _ entries: [String]) -> String {
        entries.isEmpty ? "\(name):" : "\(name): { \(entries.joined(separator: ", ")) }"
    }

    /// The summary that a text behind a declaration and a colon is; none for no text, nil for other texts.
    private func summary(behind tail: String) -> [String]? {
        guard !tail.isEmpty else { return [] }
        let text = trimmed(String(tail.dropFirst()))
        if tail.first == ":", text.first == "{", text.last == "}", case let inner = String(text.dropFirst().dropLast()),
            SwiftText(inner).isBalancedThroughout
        {
            return [trimmed(inner)].filter { !$0.isEmpty }
        }
        guard tail.first == ":", let first = text.first, !"{[|>".contains(first) else { return nil }
        return ["summary: \(quotedInBraces(text))"]
    }

    /// A name without the Swift that declares it: `amount` of `let amount`.
    func nameDeclared(by text: String) -> String? {
        var bare = withoutModifiers(text)
        if bare.hasSuffix("()") { bare = String(bare.dropLast(2)) }
        return bare != text && isName(bare) ? bare : nil
    }

    /// `token: String` from `var token = ""`; nil for a value whose type does not show.
    func typed(declaration text: String) -> String? {
        let bare = withoutModifiers(text)
        let parts = bare.split(separator: "=", maxSplits: 1).map { trimmed(String($0)) }
        guard bare != text, parts.count == 2, isName(parts[0]), let first = parts[1].first else {
            return nil
        }
        if first == "\"" { return "\(parts[0]): String" }
        if parts[1] == "true" || parts[1] == "false" { return "\(parts[0]): Bool" }
        guard first.isNumber else { return nil }
        return "\(parts[0]): \(parts[1].contains(".") ? "Double" : "Int")"
    }

    private func withoutModifiers(_ text: String) -> String {
        let modifiers: Set<Substring> = [
            "case", "func", "let", "var", "public", "static", "mutating", "indirect",
        ]
        var rest = text[...]
        while let word = rest.split(separator: " ", maxSplits: 1).first, modifiers.contains(word),
            rest.count > word.count
        {
            rest = rest.drop { $0 != " " }.drop { $0 == " " }
        }
        return String(rest)
    }

    private func closingParenthesis(of text: Substring) -> String.Index? {
        var swift = SwiftText()
        for index in text.utf8.indices {
            swift.take(text.utf8[index])
            if swift.isWhole { return index }
        }
        return nil
    }

    /// `{ receipt: String }`, or the type alone if it has no label.
    private func values(_ parameters: String, below key: String) -> String? {
        let items = pieces(of: parameters)
        if KeyForms.takesTypeAlone(key), items.count == 1, let only = items.first, pair(only) == nil {
            return quotedInBraces(only)
        }
        let pairs = items.map { pair($0) }.compactMap { $0 }
        guard pairs.count == items.count else { return nil }
        guard !pairs.isEmpty else { return "" }
        let entries = pairs.map { "\($0.name): \(typed($0.value, below: key))" }
        return "{ \(entries.joined(separator: ", ")) }"
    }

    /// `pay: { parameters: { amount: Decimal }, returns: Receipt, throws: true }`.
    private func function(_ name: String, _ parameters: String, _ tail: String, _ key: String?) -> String? {
        guard let taken = values(parameters, below: key ?? ""), taken.isEmpty || taken.first == "{" else { return nil }
        var entries: [String] = []
        if let key, !taken.isEmpty { entries.append("\(key): \(taken)") }
        var rest = tail
        if let summary = summary(behind: tail) {
            entries += summary
            rest = ""
        }
        if rest.hasPrefix("async") { rest = trimmed(String(rest.dropFirst(5))) }
        let isThrowing = rest.hasPrefix("throws")
        if isThrowing { rest = trimmed(String(rest.dropFirst(6))) }
        if rest.hasPrefix("->") {
            let type = trimmed(String(rest.dropFirst(2)))
            if type != "Void", type != "()" { entries.append("returns: \(quotedInBraces(type))") }
            rest = ""
        }
        guard rest.isEmpty else { return nil }
        if isThrowing { entries.append("throws: true") }
        return entry(name, entries)
    }

    /// The lines of an entry such as `pay: { returns: Receipt, throws: true }` that more keys follow: its name, and
    /// each key on a line of its own in a column; nil for an entry without keys.
    func lines(of entry: String, column: Int) -> [String]? {
        guard let open = entry.firstRange(of: ": { "), entry.hasSuffix(" }") else { return nil }
        let indent = String(repeating: " ", count: column)
        return [entry[..<open.lowerBound] + ":"]
            + pieces(of: String(entry[open.upperBound...].dropLast(2))).map { indent + $0 }
    }
}
