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
            if let number = decimalComma(entries, at: index) {
                result.append(YAMLEntry(key: entry.key, value: number))
                index += 2
                continue
            }
            if let names = listWithoutBrackets(entries, at: index) {
                result.append(YAMLEntry(key: entry.key, value: names.list))
                index += names.count
                continue
            }
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

    /// `default: 1,5`: a number that goes on as a key behind its comma, which is reported.
    private mutating func decimalComma(_ entries: [YAMLEntry], at index: Int) -> YAMLNode? {
        guard index + 1 < entries.count else { return nil }
        let (entry, next) = (entries[index], entries[index + 1])
        let value = file.bytes[entry.value.range]
        guard entry.value.scalar?.style == .plain, SwiftText(value).isWhole, next.value.isLeftOut, !next.name.isEmpty,
            next.name.utf8.allSatisfy(isDigit), entry.value.range.upperBound + 1 == next.key.range.lowerBound
        else { return nil }
        let digits = value.reversed().prefix(while: isDigit).count
        guard digits > 0 else { return nil }
        let range = entry.value.range.lowerBound..<next.key.range.upperBound
        let start = entry.value.range.upperBound - digits
        let number = DecimalComma(file.text(in: start..<range.upperBound))
        let before = file.text(in: range.lowerBound..<start)
        let prefix = file.text(in: entry.key.range) + ": " + before
        findings.add(
            "yaml-split-value", at: range, "YAML takes '\(file.text(in: range))' apart",
            advice: number.advice(prefix: prefix),
            fix: number.only.map { Fix(replacing: range, with: before + $0) })
        return YAMLNode(
            content: .scalar(YAMLScalar(text: before + number.decimal, style: .plain)),
            range: range)
    }

    /// `{ from: paid, failed, to: idle }`: names behind a comma, where a list needs brackets.
    private mutating func listWithoutBrackets(_ entries: [YAMLEntry], at index: Int) -> (list: YAMLNode, count: Int)? {
        let first = entries[index]
        guard case .list? = keys[first.name], keys.entry(below: path.last) == nil,
            first.value.scalar.map({ isName($0.text) }) ?? false
        else { return nil }
        let more = entries[(index + 1)...].prefix {
            $0.value.isLeftOut && keys[$0.name] == nil && isName($0.name)
        }
        guard let last = more.last else { return nil }
        let nodes = [first.value] + more.map(\.key)
        let range = first.value.range.lowerBound..<last.key.range.upperBound
        let text = "[\(nodes.map { $0.scalar?.text ?? "" }.joined(separator: ", "))]"
        findings.add(
            "yaml-split-value", at: range, "a list between braces needs brackets",
            advice: "write `\(first.name): \(text)`", fix: Fix(replacing: range, with: text))
        return (YAMLNode(content: .sequence(nodes), range: range, isFlowStyle: true), more.count + 1)
    }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// A block mapping that is one value, cut at its colon, or nil.
    mutating func joinedPair(_ frame: Frame, _ range: Range<Int>) -> YAMLNode? {
        guard !frame.isFlow, frame.entries.count == 1, let entry = frame.entries.first,
            entry.key.scalar?.style == .plain, entry.value.scalar?.style == .plain,
            !file.bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D })
        else { return nil }
        guard SwiftText(file.bytes[entry.key.range]).isOpen,
            SwiftText(file.bytes[range.lowerBound..<entry.value.range.upperBound]).isWhole
        else { return nil }
        if let holder = keys.entry(below: path.last), entryDeclared(by: range, in: holder) != nil {
            return nil
        }
        let node = scalarNode(range)
        let rewrite = KeyAdvice(keys: keys).rewrite(file.text(in: range), at: path)
        if let rewrite, let text = rewrite.text {
            fail(
                Diagnostic(
                    "yaml-wrong-form", rewrite.message,
                    advice: "write `\(prefixOfNextValue)\(text)`",
                    at: SourceLocation(file: file, range: range)
                ).fixed(by: Fix(replacing: range, with: text)))
        } else {
            reportSplit(node, prefix: prefixOfNextValue, suffix: "")
        }
        return node
    }

    /// The entries of a mapping, with those put together that are one value, cut at its colon.
    mutating func joinPairs(_ entries: [YAMLEntry]) -> [YAMLEntry] {
        guard let holder = keys.entry(below: path.last) else { return entries }
        return entries.map { entry in
            guard let whole = declaration(entry), let text = entryDeclared(by: whole, in: holder) else { return entry }
            reportDeclaration(whole, text)
            let name = String(text.prefix { $0 != ":" })
            let key = YAMLNode(content: .scalar(YAMLScalar(text: name, style: .plain)), range: whole)
            return YAMLEntry(key: key, value: emptyNode(at: whole.upperBound))
        }
    }

    /// The range of an entry that is Swift with parentheses, cut at a colon between them.
    private func declaration(_ entry: YAMLEntry) -> Range<Int>? {
        guard entry.key.scalar?.style == .plain, entry.value.scalar?.style == .plain else {
            return nil
        }
        let end = max(entry.value.range.upperBound, entry.key.range.upperBound)
        let range = entry.key.range.lowerBound..<end
        guard !file.bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D }),
            file.bytes[entry.key.range].contains(UInt8(ascii: "("))
        else { return nil }
        let text = SwiftText(file.bytes[range])
        return text.isWhole ? range : nil
    }

    private func entryDeclared(by range: Range<Int>, in holder: KeyForm.Entry) -> String? {
        KeyAdvice(keys: keys).entry(declaredBy: file.text(in: range), in: holder)
    }

    private mutating func reportDeclaration(_ range: Range<Int>, _ text: String) {
        var end = range.upperBound
        // The colon of `paid(String):` goes too.
        while end < file.bytes.count, isBlank(file.bytes[end]) { end += 1 }
        let hasColon = end < file.bytes.count && file.bytes[end] == UInt8(ascii: ":")
        findings.add(
            "yaml-syntax", at: range, "this is Swift where a key belongs",
            advice: "write `\(text)`",
            fix: Fix(
                replacing: range.lowerBound..<(hasColon ? end + 1 : range.upperBound), with: text))
    }

    /// A value that is left out.
    func emptyNode(at place: Int) -> YAMLNode {
        YAMLNode(content: .scalar(YAMLScalar(text: "", style: .plain)), range: place..<place)
    }

    /// The index of the entry whose key closes the brackets that the value at `index` opens.
    private func endOfSplit(_ entries: [YAMLEntry], at index: Int) -> Int? {
        let value = entries[index].value
        guard value.scalar?.style == .plain, !value.range.isEmpty else { return nil }
        var text = SwiftText(file.bytes[value.range])
        guard text.isOpen else { return nil }
        for next in index + 1..<max(entries.count, index + 1) {
            let entry = entries[next]
            guard entry.key.scalar?.style == .plain, entry.value.isNull, entry.value.range.isEmpty else { return nil }
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
        var written = text
        // A method has `func` before it, and no body.
        if path.dropLast().last == "delegates" {
            if let body = written.firstRange(of: "{") {
                written = trimmed(String(written[..<body.lowerBound]))
            }
            if !written.hasPrefix("func ") { written = "func " + written }
        }
        findings.add(
            "yaml-split-value", at: value.range, "YAML takes '\(shortened(text))' apart",
            advice: quotingAdvice(written, prefix: prefix, suffix: suffix),
            fix: Fix(replacing: value.range, with: singleQuoted(written)))
    }
}

/// A text for a message, cut after 60 characters.
func shortened(_ text: String) -> String {
    text.utf8.count <= 60 ? text : String(text.unicodeScalars.prefix(60)) + "…"
}
