// How a value must be written that is on one line with its key, by what the key takes: a mapping gets braces, a name
// loses what Swift writes around it, and all others get quotes.

/// A value in the form that its key takes.
struct Rewrite: Equatable {
    /// What is wrong, on one line.
    var message: String
    /// The text to write; nil if the key is to be left out.
    var text: String?
    /// What to do, where that is more than to write the text.
    var advice: String?
}

struct KeyAdvice {
    let keys: KeyForms

    /// How to write the value under a path of keys; nil if it only lacks quotes.
    func rewrite(_ value: String, at path: [String]) -> Rewrite? {
        guard let key = path.last else { return nil }
        if keys.entry(below: path.dropLast().last) == .type, let text = typeWithKeys(value) {
            return braces(text, key)
        }
        if let entry = keys.entry(below: path.dropLast().last), hasKeys(value) {
            if entry == .type, let (name, _) = pair(value), keys[name] == .type {
                return braces(keyed(value), key)
            }
            // A type or an expression is Swift, whatever its colons.
            if entry == .type || entry == .expression { return typeOfLabels(value, at: path) }
            return braces(inside(value, of: entry), key) ?? lost(value, in: entry, below: key)
        }
        if case .text(let payload?)? = keys.entry(below: path.dropLast().last),
            value.hasPrefix(payload + " "),
            let pairs = LabelledType.all(
                in: String(value.dropFirst(payload.count)), tuples: true)
        {
            let labels = pairs.map { "\($0.name): \(quotedInBraces($0.type))" }
            return braces("{ \(payload): { \(labels.joined(separator: ", ")) } }", key)
        }
        if let rewrite = typeOfLabels(value, at: path) { return rewrite }
        switch keys[key] {
        case .mapping(let entry)?:
            return braces(entries(withoutParentheses(value), of: entry, below: key), key)
        case .rules(let main)?:
            let rule = hasKeys(value) ? keyed(value) : "{ \(main): \(quotedInBraces(value)) }"
            return Rewrite(message: "`\(key)` takes a mapping or a list of mappings", text: rule)
        case .word? where value.first == "@" && isName(value.dropFirst()):
            return Rewrite(message: "`\(key)` takes a name without '@'", text: String(value.dropFirst()))
        case .list(let any)? where value == "*":
            return Rewrite(
                message: "'*' is not a wildcard here", text: nil,
                advice: any.map { "leave out `\(key)`: \($0)" }
                    ?? "write the names, such as `\(key): [one, other]`")
        default:
            return withoutColon(value, at: path)
        }
    }

    /// `returns: (value: Int)`: a label before the type.
    private func typeOfLabels(_ value: String, at path: [String]) -> Rewrite? {
        guard let key = path.last, keys.form(of: path) == .type,
            let pairs = LabelledType.all(in: value)
        else { return nil }
        return Rewrite(
            message: "`\(key)` takes a type, and these are labels",
            text: quotedInBraces(LabelledType.type(of: pairs)))
    }

    /// `map: parameters: City`: in quotes this would be a summary.
    private func lost(
        _ value: String, in entry: KeyForm.Entry, below key: String
    ) -> Rewrite? {
        guard case .text(let payload?) = entry, let (name, _) = pair(value), name == payload else {
            return nil
        }
        return Rewrite(
            message: "keys on the line of `\(key)` need braces", text: nil,
            advice: "write labels with their types: `\(key): { \(payload): { label: String } }`")
    }

    /// `from: idle:`, with a colon behind the value too.
    private func withoutColon(_ value: String, at path: [String]) -> Rewrite? {
        guard value.last == ":", let form = keys.form(of: path), form != .text else { return nil }
        let bare = trimmed(String(value.dropLast()))
        guard !bare.isEmpty, !bare.contains(where: { ":#'\"".contains($0) }) else { return nil }
        return Rewrite(message: "a value cannot end with ':'", text: bare)
    }

    private func braces(_ text: String?, _ key: String) -> Rewrite? {
        text.map { Rewrite(message: "keys on the line of `\(key)` need braces", text: $0) }
    }

    /// `{ a: A, b: B }` from what is written without braces.
    private func entries(
        _ text: String, of entry: KeyForm.Entry, below key: String
    ) -> String? {
        let parts = pieces(of: text).map { piece -> String? in
            guard let (name, value) = pair(piece) else { return nil }
            if entry == .type { return "\(name): \(typed(value, below: key))" }
            return inside(value, of: entry).map { "\(name): \($0)" }
        }
        let known = parts.compactMap { $0 }
        guard !known.isEmpty, known.count == parts.count else { return nil }
        return "{ \(known.joined(separator: ", ")) }"
    }

    /// What an entry contains under its name.
    private func inside(_ value: String, of entry: KeyForm.Entry) -> String? {
        switch entry {
        case .type, .expression:
            return quotedInBraces(value)
        case .keys:
            return keyed(value)
        case .text(let payload):
            guard hasKeys(value) else { return quotedInBraces(value) }
            if let (name, _) = pair(value), keys[name] != nil { return keyed(value) }
            let areWords = pieces(of: withoutParentheses(value)).contains(where: isSentence)
            return areWords
                ? nil
                : payload.flatMap { key in
                    entries(withoutParentheses(value), of: .type, below: key).map {
                        "{ \(key): \($0) }"
                    }
                }
        }
    }

    /// A type, or `{ type: String, default: '"EUR"' }` for what Swift writes as `String = "EUR"`.
    func typed(_ text: String, below key: String) -> String {
        guard let sign = text.firstRange(of: " = ") else { return quotedInBraces(text) }
        let type = quotedInBraces(trimmed(String(text[..<sign.lowerBound])))
        let value = quotedInBraces(trimmed(String(text[sign.upperBound...])))
        return "{ type: \(type), \(key == "parameters" ? "default" : "sample"): \(value) }"
    }

    /// `{ type: String, default: 3 }` from `String, default: 3`.
    private func typeWithKeys(_ value: String) -> String? {
        let parts = pieces(of: value)
        guard parts.count > 1, pair(parts[0]) == nil else { return nil }
        let rest = parts.dropFirst().map { piece -> String? in
            guard let (name, value) = pair(piece), keys[name] != nil else { return nil }
            return "\(name): \(quotedInBraces(value))"
        }
        let known = rest.compactMap { $0 }
        guard known.count == rest.count else { return nil }
        return "{ type: \(quotedInBraces(parts[0])), \(known.joined(separator: ", ")) }"
    }

    /// Whether a text with a colon is prose, as `Paid: thanks a lot` is, and no label with its type.
    private func isSentence(_ text: String) -> Bool {
        guard let (name, value) = pair(text) else { return true }
        if name.first?.isUppercase == true { return true }
        let isOfTypes = value.contains { "<[(&>@".contains($0) }
        return value.contains(" ") && !isOfTypes
            && !["any ", "some ", "inout ", "sending "].contains(where: value.hasPrefix)
    }

    /// `{ key: value }` from known keys without braces.
    private func keyed(_ text: String) -> String? {
        let parts = pieces(of: text).map { piece -> String? in
            guard let (name, value) = pair(piece), let form = keys[name] else { return nil }
            if case .mapping(let entry) = form {
                if let text = entries(withoutBrackets(value), of: entry, below: name) {
                    return "\(name): \(text)"
                }
                let isType =
                    KeyForms.takesTypeAlone(name) && pair(value) == nil
                    && value.first.map { $0.isUppercase || "[(".contains($0) } ?? false
                return isType ? "\(name): \(quotedInBraces(value))" : nil
            }
            return "\(name): \(quotedInBraces(value))"
        }
        let known = parts.compactMap { $0 }
        guard !known.isEmpty, known.count == parts.count else { return nil }
        return "{ \(known.joined(separator: ", ")) }"
    }

    /// Whether a text is a name, a colon and something.
    private func hasKeys(_ text: String) -> Bool { pair(withoutParentheses(text)) != nil }
}

// MARK: - Text

/// Whether a text is one name as Swift and YAML have it.
func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, text.utf8.allSatisfy(isNameByte) else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
}

/// A name, or an external and an internal one, and the text behind its colon.
func pair(_ text: String) -> (name: String, value: String)? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let names = parts[0].split(separator: " ")
    let value = trimmed(String(parts[1]))
    guard (1...2).contains(names.count), names.allSatisfy({ isName($0) }), !value.isEmpty else {
        return nil
    }
    return (names.joined(separator: " "), value)
}

/// The pieces of a text between the commas that appear in no brackets and no quotes.
func pieces(of text: String) -> [String] {
    var pieces: [[UInt8]] = [[]]
    var swift = SwiftText()
    for byte in text.utf8 {
        if byte == UInt8(ascii: ","), swift.isWhole {
            pieces.append([])
        } else {
            pieces[pieces.count - 1].append(byte)
        }
        swift.take(byte)
    }
    return pieces.map { trimmed(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }
}

/// A text without spaces and tabs at its ends.
func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
}

/// A text without the parentheses or square brackets around all of it.
func withoutParentheses(_ text: String) -> String {
    guard text.count > 2, text.first == "(" && text.last == ")" else { return text }
    let inner = String(text.dropFirst().dropLast())
    return SwiftText(inner).isBalancedThroughout ? trimmed(inner) : text
}

/// A value as it must be written inside braces.
func quotedInBraces(_ text: String) -> String {
    let isOpening = text.first.map { "&*!|>%@`'\"#-?:,[]{}".contains($0) } ?? true
    let isUnsafe = text.contains { ",[]{}".contains($0) }
    let isCut = text.contains(": ") || text.contains(" #") || text.hasSuffix(":")
    return isOpening || isUnsafe || isCut ? singleQuoted(text) : text
}
