// `{ from:idle, to:ready }`: between braces YAML takes a name, its colon and its value for one key
// without a value, unless a space is behind the colon.

import Diagnostics

extension TreeBuilder {
    /// The entries of a `{..}` mapping, with those that lack a space behind their colon taken apart.
    mutating func spaced(_ entries: [YAMLEntry]) -> [YAMLEntry] {
        guard !keys.isEmpty else { return entries }
        var edits: [Fix.Edit] = []
        var first: (range: Range<Int>, text: String)?
        let result = entries.map { entry -> YAMLEntry in
            guard entry.key.scalar?.style == .plain, entry.value.isLeftOut,
                let rewrite = KeyAdvice(keys: keys).spaceless(entry.name), let text = rewrite.text
            else { return entry }
            let start = entry.key.range.lowerBound
            let colon = start + entry.name.prefix { $0 != ":" }.utf8.count + 1
            edits.append(Fix.Edit(colon..<colon, " "))
            first = first ?? (entry.key.range, text)
            return split(entry, at: colon)
        }
        if let first {
            findings.add(
                "yaml-syntax", at: first.range, "a space is missing after ':'",
                advice: "write `\(first.text)`", fix: Fix(edits))
        }
        return result
    }

    /// Reports `with:{ receipt: String }` on a line of its own; nothing can be made of the file then.
    mutating func reportSpacelessKey(_ frame: Frame) -> Bool {
        guard !keys.isEmpty, !frame.isFlow else { return false }
        for entry in frame.entries where entry.key.scalar?.style == .plain {
            let name = entry.name.prefix { $0 != ":" }
            guard name.utf8.count < entry.name.utf8.count, keys[String(name)] != nil,
                SwiftText(entry.name).isOpen,
                file.text(in: entry.key.range) == entry.name,
                KeyAdvice(keys: keys).spaceless(entry.name) != nil
            else { continue }
            let start = entry.key.range.lowerBound
            let colon = start + name.utf8.count + 1
            let range = start..<max(colon, entry.value.range.upperBound)
            let text = "\(name): \(file.text(in: colon..<range.upperBound))"
            fail(
                Diagnostic(
                    "yaml-syntax", "a space is missing after ':'", advice: "write `\(text)`",
                    at: SourceLocation(file: file, range: range)
                ).fixed(by: Fix(replacing: colon..<colon, with: " ")))
            return true
        }
        return false
    }

    private func split(_ entry: YAMLEntry, at colon: Int) -> YAMLEntry {
        let key = entry.key.range.lowerBound..<colon - 1
        let value = colon..<entry.key.range.upperBound
        return YAMLEntry(key: plainNode(key), value: plainNode(value))
    }

    private func plainNode(_ range: Range<Int>) -> YAMLNode {
        YAMLNode(content: .scalar(YAMLScalar(text: file.text(in: range), style: .plain)), range: range)
    }
}

extension SyntaxDiagnosis {
    /// `{ from:[idle] }` and `{ with:{ receipt: String } }`, which YAML cannot read at all.
    func missingSpace() -> Diagnostic? {
        for place in [problem, context] {
            let line = layout.range(at: place)
            guard line.count <= SyntaxDiagnosis.longestLine else { continue }
            var edits: [Fix.Edit] = []
            _ = finder.firstIndex(in: line) { index in
                if let word = nameWithBracket(at: index, in: line) {
                    edits.append(Fix.Edit(word.upperBound..<word.upperBound, " "))
                }
                return false
            }
            let fix = Fix(edits)
            guard let first = edits.first?.range.lowerBound, helps(fix) else { continue }
            let name = file.bytes[line.lowerBound..<first - 1].reversed().prefix { isNameByte($0) }
            let range = first - 1 - name.count..<first
            let close = finder.closingBracket(of: first..<line.upperBound) ?? first
            let value = file.text(in: first..<close + 1)
            return diagnostic(
                "yaml-syntax", "a space is missing after ':'",
                advice: "write `\(file.text(in: range)) \(value)`", fix: fix, at: range)
        }
        return nil
    }

    /// A known key with its colon that begins at an offset, with a bracket right behind it.
    private func nameWithBracket(at index: Int, in line: Range<Int>) -> Range<Int>? {
        guard index > line.lowerBound, !isNameByte(file.bytes[index - 1]) else { return nil }
        let word = file.bytes[index..<line.upperBound].prefix { isNameByte($0) }
        let end = word.endIndex
        guard !word.isEmpty, end + 1 < line.upperBound, file.bytes[end] == UInt8(ascii: ":"),
            [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(file.bytes[end + 1]),
            keys[file.text(in: word.startIndex..<end)] != nil
        else { return nil }
        return index..<end + 1
    }
}
