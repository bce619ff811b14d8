// Values that YAML reads without a word and that are not what was meant: `from: idle,` contains the comma, `from: idle
// // start` the comment, `from` and `idle` on two lines are one text. They are told by the form that their key takes;
// in prose all of this is allowed.

import Diagnostics

extension TreeBuilder {
    /// The keys that contain the next value, the outermost first.
    var path: [String] {
        frames.compactMap { frame in
            guard case .scalar(let key)? = frame.key else { return nil }
            return key.scalar?.text
        }
    }

    /// Whether the next scalar is a key.
    var expectsKey: Bool { frames.last.map { $0.isMapping && $0.key == nil } ?? false }

    /// A plain scalar without what does not belong to it, which is reported.
    mutating func checkedPlain(_ node: YAMLNode) -> YAMLNode {
        guard node.scalar?.style == .plain, !node.range.isEmpty, expectsKey || !isFollowedByColon(node.range.upperBound)
        else { return node }
        if node.range.count <= SyntaxDiagnosis.longestLine,
            file.bytes[node.range].contains(where: { $0 >= 0x80 }), let checked = lookAlike(node)
        {
            return checked
        }
        if expectsKey { return checkedKey(node) }
        guard !keys.isEmpty else { return node }
        if let entry = meantEntry(node) { return entry }
        guard let form = keys.form(of: path) else { return node }
        switch form {
        case .word, .list, .type: return withoutTail(node, form)
        case .expression: return withoutTail(node, form)
        case .text, .mapping, .rules, .varied: return node
        }
    }

    /// Whether YAML cannot go on behind a value: a colon follows, which is reported then.
    private func isFollowedByColon(_ end: Int) -> Bool {
        var index = end
        while index < file.bytes.count, isBlank(file.bytes[index]) { index += 1 }
        return index < file.bytes.count && file.bytes[index] == UInt8(ascii: ":")
    }

    /// A text where entries belong: the lines lack their colons.
    private mutating func meantEntry(_ node: YAMLNode) -> YAMLNode? {
        let path = path
        guard let key = path.last, frames.last?.isFlow == false else { return nil }
        let below = keys.entry(below: path.dropLast().last)
        let takesEntries = keys.entry(below: key) != nil
        var takesKeys = takesEntries
        if case .keys? = below { takesKeys = true }
        guard takesKeys, let keyNode = pendingKey, keyNode.range.upperBound <= node.range.lowerBound,
            file.bytes[keyNode.range.upperBound..<node.range.lowerBound].contains(0x0A)
        else { return nil }
        let advice = KeyAdvice(keys: keys)
        var edits: [Fix.Edit] = []
        var entries: [YAMLEntry] = []
        var first: Rewrite?
        for line in lines(of: node.range) {
            let text = file.text(in: line)
            guard let rewrite = advice.entry(meantBy: text, below: key, isFollowed: false), let written = rewrite.text
            else { return nil }
            first = first ?? rewrite
            edits.append(Fix.Edit(line, written))
            let name = String(written.prefix { $0 != ":" })
            entries.append(
                YAMLEntry(
                    key: YAMLNode(content: .scalar(YAMLScalar(text: name, style: .plain)), range: line),
                    value: emptyNode(at: line.upperBound)))
        }
        guard let first, let edit = edits.first, let written = first.text else { return nil }
        findings.add("yaml-syntax", at: edit.range, first.message, advice: "write `\(written)`", fix: Fix(edits))
        let isComplete = edits.allSatisfy { $0.text.hasSuffix(":") }
        return isComplete
            ? YAMLNode(content: .mapping(entries), range: node.range) : emptyNode(at: node.range.lowerBound)
    }

    private var pendingKey: YAMLNode? {
        if case .scalar(let key)? = frames.last?.key { return key }
        return nil
    }

    /// The lines of a value, each without blanks around it.
    func lines(of range: Range<Int>) -> [Range<Int>] {
        let finder = RefusedValueFinder(bytes: file.bytes)
        return file.bytes[range].split { $0 == 0x0A || $0 == 0x0D }
            .map { finder.trimmed($0.startIndex..<$0.endIndex) }.filter { !$0.isEmpty }
    }

    /// A name or a piece of Swift without what other languages put behind it.
    private mutating func withoutTail(_ node: YAMLNode, _ form: KeyForm) -> YAMLNode {
        let lines = lines(of: node.range)
        guard let first = lines.first else { return node }
        if case .list = form, let list = spacelessDashes(node, lines) { return list }
        if lines.count > 1 {
            return frames.last?.isFlow == true ? node : severalLines(node, lines, form)
        }
        let text = file.text(in: first)
        if form != .expression, let slashes = text.firstRange(of: " //") {
            let value = trimmed(String(text[..<slashes.lowerBound]))
            let comment = text[slashes.upperBound...].drop { $0 == " " }
            return report(
                node, "a comment begins with '#'", writing: value,
                shown: "\(prefixOfNextValue)\(value) # \(comment)", comment: " # \(comment)")
        }
        if form == .type, let type = typeAlone(text) {
            return report(node, "only a type can be written here", writing: type, shown: prefixOfNextValue + type)
        }
        guard frames.last?.isFlow == false, let last = text.last else { return node }
        if last == "," || last == ";" {
            let value = trimmed(String(text.dropLast()))
            guard !value.isEmpty else { return node }
            return report(
                node, "YAML takes the '\(last)' for a part of the value", writing: value,
                shown: "\(prefixOfNextValue)\(value)")
        }
        if form == .expression { return node }
        let quotes = text.filter { $0 == "\"" || $0 == "'" }
        if quotes.count == 1, last == quotes.first {
            let value = trimmed(String(text.dropLast()))
            return report(
                node, "this quote closes nothing", writing: value,
                shown: prefixOfNextValue + value)
        }
        return withoutClosers(node, text)
    }

    /// `-> Decimal` and `async Decimal` without what Swift writes before the type; nil for others.
    private func typeAlone(_ text: String) -> String? {
        var rest = Substring(text)
        let words = ["->", "async ", "await ", "throws "]
        while let word = words.first(where: rest.hasPrefix) {
            rest = rest.dropFirst(word.count).drop { $0 == " " }
        }
        let type = String(rest)
        return type == text || type.isEmpty || quotedInBraces(type) != type ? nil : type
    }

    /// `from: idle]`.
    private mutating func withoutClosers(_ node: YAMLNode, _ text: String) -> YAMLNode {
        guard let last = text.last, last == "]" || last == "}", SwiftText(text).depth < 0 else {
            return node
        }
        let value = trimmed(String(text.dropLast()))
        guard !value.isEmpty, SwiftText(value).isBalancedThroughout else { return node }
        let isList = value.contains(",") && last == "]"
        let written = isList ? "[\(value)]" : value
        let fixed = report(
            node, "this '\(last)' closes nothing", writing: written,
            shown: prefixOfNextValue + written)
        return isList ? sequence(value, at: node.range) : fixed
    }

    /// A list of the names between commas.
    private func sequence(_ text: String, at range: Range<Int>) -> YAMLNode {
        let nodes = text.split(separator: ",").map { item in
            YAMLNode(content: .scalar(YAMLScalar(text: trimmed(String(item)), style: .plain)), range: range)
        }
        return YAMLNode(content: .sequence(nodes), range: range, isFlowStyle: true)
    }

    /// `-idle` on each line of a list.
    private mutating func spacelessDashes(_ node: YAMLNode, _ lines: [Range<Int>]) -> YAMLNode? {
        let names = lines.map { file.text(in: $0) }
        guard names.allSatisfy({ $0.first == "-" && isName($0.dropFirst()) }), let first = lines.first,
            frames.last?.isFlow == false
        else { return nil }
        if let key = pendingKey, key.range.upperBound <= first.lowerBound,
            !file.bytes[key.range.upperBound..<first.lowerBound].contains(0x0A)
        {
            let list = "[\(names.map { $0.dropFirst() }.joined(separator: ", "))]"
            let prefix = prefixOfNextValue
            findings.add(
                "yaml-syntax", at: first, "a list with dashes begins on the next line",
                advice: "write `\(prefix)\(list)`",
                fix: Fix(replacing: node.range, with: list))
            return sequence(String(list.dropFirst().dropLast()), at: node.range)
        }
        let inserts = lines.map { Fix.Edit($0.lowerBound + 1..<$0.lowerBound + 1, " ") }
        findings.add(
            "yaml-syntax", at: first, "a space is missing after '-'",
            advice: "write `- \(names[0].dropFirst())`", fix: Fix(inserts))
        let nodes = zip(lines, names).map { line, name in
            YAMLNode(content: .scalar(YAMLScalar(text: String(name.dropFirst()), style: .plain)), range: line)
        }
        return YAMLNode(content: .sequence(nodes), range: node.range)
    }

    /// A name over several lines: the next line lacks its colon.
    private mutating func severalLines(_ node: YAMLNode, _ lines: [Range<Int>], _ form: KeyForm) -> YAMLNode {
        guard form != .expression, form != .type else { return node }
        let advice = KeyAdvice(keys: keys)
        let column = layout.line(at: node.range.lowerBound)?.column ?? 0
        var edits: [Fix.Edit] = []
        var texts: [String] = []
        for line in lines.dropFirst() {
            let rewrite = advice.entry(
                meantBy: file.text(in: line), below: nil, isFollowed: false)
            guard let text = rewrite?.text else { continue }
            let start = layout.range(at: line.lowerBound).lowerBound
            edits.append(Fix.Edit(start..<line.upperBound, String(repeating: " ", count: column) + text))
            texts.append(text)
        }
        let isWhole = edits.count == lines.count - 1
        let second = lines[1]
        let word = file.text(in: second).split(separator: " ").first.map(String.init) ?? ""
        findings.add(
            "yaml-syntax", at: second,
            isWhole ? "a ':' is missing after '\(word)'" : "this line goes on with the value above it",
            advice: isWhole ? "write `\(texts[0])` in column \(column + 1)" : "write the value on one line",
            fix: isWhole ? Fix(edits) : nil)
        let text = file.text(in: lines[0])
        return YAMLNode(content: .scalar(YAMLScalar(text: text, style: .plain)), range: lines[0])
    }

    /// Reports a scalar, and gives it the text that was meant.
    mutating func report(
        _ node: YAMLNode, _ message: String, writing text: String, shown: String,
        comment: String = "", as id: DiagnosticID = "yaml-syntax"
    ) -> YAMLNode {
        findings.add(
            id, at: node.range, message, advice: "write `\(shown)`",
            fix: Fix(replacing: node.range, with: text + comment))
        return YAMLNode(
            content: .scalar(YAMLScalar(text: text, style: .plain)), range: node.range)
    }
}
