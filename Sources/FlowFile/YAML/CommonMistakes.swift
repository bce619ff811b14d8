// The commonest mistakes that YAML reads without a word and that are not what was meant: a `#` that begins a comment, a
// quote that is not closed, Swift or a missing space in a key, a line without its colon, a type that is cut at its
// comma. Each is told by the form that its key takes, and the help says how to write such a value.

import FlowModel

/// A quote that opens a value and is not closed on the lines that belong to it.
enum OpenQuote {
    /// Whether a quoted value of several lines goes on as far left as its own line, or further, with a line that is
    /// rather a key or an element of a list.
    static func isOpen(_ node: YAMLNode, in file: SourceFile) -> Bool {
        guard let style = node.scalar?.style, style == .singleQuoted || style == .doubleQuoted else { return false }
        let bytes = file.bytes
        let column = blanks(from: file.lineRange(at: node.range.lowerBound).lowerBound, in: bytes)
        var index = node.range.lowerBound
        while index < node.range.upperBound {
            let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D
            index += 1
            guard isEnd, case let blanks = blanks(from: index, in: bytes), blanks <= column else { continue }
            let line = bytes[min(index + blanks, node.range.upperBound)..<node.range.upperBound]
                .prefix { $0 != 0x0A && $0 != 0x0D }
            if line.first == UInt8(ascii: "-") || line.contains(UInt8(ascii: ":")) { return true }
        }
        return false
    }

    static func diagnostic(at offset: Int, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            "yaml-syntax", "the quote that opens here is not closed",
            advice: "end the value with the quote that it begins with",
            at: SourceLocation(file: file, range: offset..<min(offset + 1, file.bytes.count)))
    }

    private static func blanks(from offset: Int, in bytes: [UInt8]) -> Int {
        bytes[min(offset, bytes.count)...].prefix { isBlank($0) }.count
    }
}

extension TreeBuilder {
    /// The keys that contain the next value, the outermost first.
    var path: [String] {
        frames.compactMap { $0.key?.scalar?.text }
    }

    /// Reports a value without quotes that YAML reads in another way than was meant.
    mutating func check(_ node: YAMLNode) {
        guard node.scalar?.style == .plain, frames.last.map({ !$0.isMapping || $0.key != nil }) ?? true else { return }
        if frames.last?.isFlow == false { reportContinuation(of: node) }
        reportComment(after: node)
    }

    // MARK: - Keys

    /// Reports `case paid(receipt: String)`, and `from:idle` between braces.
    mutating func reportKey(_ node: YAMLNode) {
        guard node.scalar?.style == .plain, let text = node.scalarText, !isName(text) else { return }
        if path.contains(where: { keys[$0] == .signatures }), text.contains("(") {
            findings.add(
                "yaml-syntax", at: node.range, UnquotedSignature.message,
                advice: UnquotedSignature.advice(at: node.range.lowerBound, in: file))
            return
        }
        let outermost = path.count == 1 ? keys.outermost[path[0]]?.entry : nil
        let entry = outermost ?? keys.entry(below: path.last)
        if path.isEmpty || entry != nil && entry != .expression, SwiftKey.isDeclaration(text) {
            let isOpen = file.bytes[file.lineRange(at: node.range.lowerBound)].last == UInt8(ascii: ":")
            let advice = SwiftKey.advice(for: text, below: path.last, keys, isOpen: isOpen)
            findings.add("yaml-syntax", at: node.range, SwiftKey.message, advice: advice)
            return
        }
        if let word = nameBeforeBracket(text) {
            findings.add(
                "yaml-syntax", at: node.range, "a ':' is missing after '\(word)'",
                advice: "write `\(word):`, a space and the value")
            return
        }
        let name = text.prefix { $0 != ":" }
        guard name.count + 1 < text.count, keys[String(name)] != nil else { return }
        findings.add(
            "yaml-syntax", at: node.range, "a space is missing after ':'",
            advice: "write `\(name):`, a space and the value")
    }

    // MARK: - Comments

    /// Reports the text behind a `#` that was meant as a part of a value: in prose with something right behind the `#`,
    /// as in `order #4711`, and in Swift where what is behind it closes a quote or a bracket.
    private mutating func reportComment(after node: YAMLNode) {
        var hash = node.range.upperBound
        while hash < file.bytes.count, isBlank(file.bytes[hash]) { hash += 1 }
        guard hash > node.range.upperBound, hash + 1 < file.bytes.count, file.bytes[hash] == UInt8(ascii: "#") else {
            return
        }
        let path = path
        let form = keys.form(of: path)
        let next = file.bytes[hash + 1]
        var text = SwiftPiece(file.bytes[node.range])
        if node.range.isEmpty {
            // A name needs no value, and may have a comment behind it.
            guard form == .expression || form == .text && keys.entry(below: path.dropLast().last) == nil,
                !isWhiteSpace(next), next != UInt8(ascii: "#"), next != UInt8(ascii: "!")
            else { return }
        } else if text.isOpen {
            let rest = file.bytes[hash...].prefix { $0 != 0x0A && $0 != 0x0D }
            let end = rest.firstIndex { byte in
                text.take(byte)
                return text.isWhole
            }
            guard end != nil else { return }
        } else {
            guard form == .text, !isWhiteSpace(next), next != UInt8(ascii: "#"), next != UInt8(ascii: "!") else {
                return
            }
        }
        var end = file.lineRange(at: hash).upperBound
        while isBlank(file.bytes[end - 1]) { end -= 1 }
        let range = node.range.isEmpty ? hash..<end : node.range.lowerBound..<end
        findings.add(
            "yaml-quote-needed", at: range,
            "YAML takes '\(shortened(file.text(in: hash..<end)))' for a comment",
            advice: commentAdvice)
        swallowedComment = hash
    }

    /// Whether a failure comes from a comment that swallowed the end of a list or mapping in brackets, or of a text
    /// that goes on in the next line.
    func failsByComment(at problem: Int) -> Bool {
        guard let swallowedComment else { return false }
        if let start = frames.first(where: { $0.isFlow })?.start, swallowedComment > start { return true }
        return file.lineIndex(at: problem) <= file.lineIndex(at: swallowedComment) + 1
    }

    // MARK: - Values

    /// A name, a type or an expression over several lines: the next line lacks its colon.
    private mutating func reportContinuation(of node: YAMLNode) {
        let bytes = file.bytes[node.range]
        guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }),
            file.bytes[node.range.upperBound...].first(where: { !isBlank($0) }) != UInt8(ascii: ":")
        else { return }
        switch keys.form(of: path) {
        case .word?, .list?, .type?, .expression?: break
        case .text?, .mapping?, .rules?, .signatures?, .varied?, nil: return
        }
        let start = bytes[end...].firstIndex { !isWhiteSpace($0) } ?? node.range.upperBound
        let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
        guard line.first != UInt8(ascii: "-") else {
            findings.add(
                "yaml-syntax", at: start..<start + 1, "this '-' begins no element",
                advice: "begin each element with '- ', and all in one column")
            return
        }
        let isList = keys.form(of: path) == .list
        findings.add(
            "yaml-syntax", at: start..<line.endIndex, "this line continues the value above it",
            advice: isList
                ? "write each name behind a '- '"
                : "if it begins with a key, write a ':' after the key; otherwise write the value on one line")
    }

    /// Reports types, expressions and prose in a `{..}` mapping that YAML cuts at their commas: in `{ r: Result<A, B> }`
    /// it reads `B>` as a key.
    mutating func reportSplits(in entries: [YAMLEntry]) {
        for index in entries.indices {
            guard let last = endOfSplit(entries, at: index) else { continue }
            let range = entries[index].value.range.lowerBound..<entries[last].key.range.upperBound
            let text = shortened(file.text(in: range))
            let isList = keys[entries[index].name] == .list
            findings.add(
                "yaml-split-value", at: range, "YAML splits '\(text)' at its comma",
                advice: isList ? "write it in brackets: `\(entries[index].name): [\(text)]`" : quotingAdvice)
        }
    }

    /// The index of the entry whose key closes the brackets that the value at `index` opens.
    private func endOfSplit(_ entries: [YAMLEntry], at index: Int) -> Int? {
        let value = entries[index].value
        guard value.scalar?.style == .plain, !value.range.isEmpty else { return nil }
        var text = SwiftPiece(file.bytes[value.range])
        guard text.isOpen else { return endOfProse(entries, at: index) }
        for next in index + 1..<max(entries.count, index + 1) {
            let entry = entries[next]
            guard entry.key.scalar?.style == .plain, entry.value.isNull, entry.value.range.isEmpty else { return nil }
            for byte in file.bytes[entry.key.range] { text.take(byte) }
            if text.isWhole { return next }
        }
        return nil
    }

    /// The index of the last entry that is not a key, but goes on with the prose at `index`: `{ user: Opens, then closes }`.
    private func endOfProse(_ entries: [YAMLEntry], at index: Int) -> Int? {
        let form = keys[entries[index].name]
        guard keys.entry(below: path.last) == nil, form == .text || form == .list else { return nil }
        let rest = entries[(index + 1)...].prefix { entry in
            entry.key.scalar?.style == .plain && entry.value.isNull && entry.value.range.isEmpty
                && keys[entry.name] == nil
        }
        return rest.indices.last
    }
}

/// A declaration of Swift where a key belongs: `func pay(amount: Decimal)`.
enum SwiftKey {
    static let message = "this is Swift where a key belongs"

    /// Whether a text begins like a declaration of Swift.
    static func isDeclaration(_ text: String) -> Bool {
        let words = ["case ", "enum ", "func ", "import ", "let ", "var ", "public ", "static ", "struct ", "@"]
        return words.contains { text.hasPrefix($0) } || nameBeforeBracket(text, ["("]) != nil
    }

    /// How to write the entry that says the same below a key; on lines of its own if it is open.
    static func advice(for text: String, below key: String?, _ keys: KeyForms, isOpen: Bool = false) -> String {
        if text.hasPrefix("case "), text.contains(", "), !text.contains("(") {
            return "write each name on a line of its own, without `case` and with a ':' behind it"
        }
        if text.hasPrefix("import ") {
            return "write `imports: \(shortened(String(text.dropFirst(7))))`, in one list if there are several"
        }
        let example = key.flatMap { keys.example(below: $0) }
        if isOpen, key != nil {
            let inner = example?.split(separator: "{ ", maxSplits: 1).dropFirst().last?.dropLast(2)
            let like = inner ?? example?.split(separator: ":").last.map { "type:" + $0 }
            return "write the name and a ':' alone, and the rest as keys below it"
                + (like.map { ", as in `\($0)`" } ?? "")
        }
        switch (keys.entry(below: key), example) {
        case (.type?, let example?): return "write the name, a ':' and the type, as in `\(example)`"
        case (_, let example?): return "write the name alone, and the rest as keys, as in `\(example)`"
        case (_, nil): return "write the names of cases below `statuses` or `errors`, and of methods below `steps`"
        }
    }
}

/// A piece of Swift without its line breaks and indentation.
func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .replacing("( ", with: "(").replacing(" )", with: ")")
}

/// A method of a delegate without quotes: `- func sessionDidEnd(_ session: Session)`.
enum UnquotedSignature {
    static let message = "a method's signature needs quotes"

    static func begins(_ line: String) -> Bool {
        line.first == "@" || line.first?.isLetter == true && line.contains("(")
    }

    static func advice(at start: Int, in file: SourceFile) -> String {
        let signature = signature(from: start, in: file)
        let others = others(below: start, in: file) ? ", and put the other signatures below it in quotes too" : ""
        guard let function = signature.firstRange(of: "func ") else { return "write `'func \(signature)'`" + others }
        return "write `'\(signature[function.lowerBound...])'`" + others
    }

    /// Whether YAML stops at a method, and does not come to others behind it.
    private static func others(below start: Int, in file: SourceFile) -> Bool {
        let lines = file.text(in: start..<file.bytes.count).split(whereSeparator: \.isNewline)
        guard let own = lines.first, own.ranges(of: ": ").count > 1 else { return false }
        return lines.dropFirst().contains { line in
            let text = line.drop(while: \.isWhitespace)
            return text.hasPrefix("- ") && text.contains("func ") && begins(String(text.dropFirst(2)))
        }
    }

    /// The signature on one line: it goes on until its brackets are closed, at most for a few lines.
    private static func signature(from start: Int, in file: SourceFile) -> String {
        var depth = 0
        var last = UInt8(ascii: " ")
        let bytes = file.bytes[start...].prefix(1_000).prefix { byte in
            defer { last = byte }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ","), 0x0A, 0x0D: return depth > 0
            // A body, what ends a statement, and a comment are not part of it.
            case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "/"): return false
            case UInt8(ascii: "#"): return !isWhiteSpace(last)
            default: break
            }
            return depth >= 0
        }
        let text = onOneLine(file.text(in: start..<bytes.endIndex)).filter { !"‘’“”".contains($0) }
        // An attribute on a line of its own.
        let next = file.bytes[bytes.endIndex...].firstIndex { !isWhiteSpace($0) }
        guard text.hasPrefix("@"), !text.contains("func "), let next, next > start else { return text }
        return text + " " + signature(from: next, in: file)
    }
}
