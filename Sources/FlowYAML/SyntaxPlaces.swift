// What a syntax error can be traced to by looking at the bytes around its place: a comment of another language, a
// character that only looks right, an invisible end of a line, a list on the line of its key. libyaml mentions none of
// these.

import Diagnostics

extension SyntaxDiagnosis {
    /// The lines that a failure may come from.
    private var suspects: [Range<Int>] {
        let before = layout.before(problem)?.range
        return [before, layout.range(at: context), layout.range(at: problem)].compactMap { $0 }
            .filter { $0.count <= SyntaxDiagnosis.longestLine }
    }

    /// A line that begins with `//` or `/*`.
    func swiftComment() -> Diagnostic? {
        for range in suspects {
            guard let line = layout.line(at: range.lowerBound), isSwiftComment(line) else {
                continue
            }
            var edits: [Fix.Edit] = []
            var next: LineLayout.Line? = line
            while let comment = next, isSwiftComment(comment) {
                let slashes = file.bytes[comment.start..<comment.range.upperBound].prefix {
                    $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*")
                }
                let isSpaced = slashes.endIndex < comment.range.upperBound && isBlank(file.bytes[slashes.endIndex])
                edits.append(Fix.Edit(slashes.startIndex..<slashes.endIndex, isSpaced ? "#" : "# "))
                if let end = endOfBlockComment(comment) { edits.append(Fix.Edit(end, "")) }
                next = layout.after(comment)
            }
            let fix = Fix(edits)
            guard helps(fix), let edit = fix.edits.first else { continue }
            let end = endOfBlockComment(line)?.lowerBound ?? line.content.upperBound
            let rest = file.text(in: edit.range.upperBound..<end)
            return diagnostic(
                "yaml-syntax", "a comment begins with '#'", advice: "write `\(edit.text)\(rest)`",
                fix: fix, at: line.start..<line.content.upperBound)
        }
        return nil
    }

    /// The `*/` that ends a line, with the blanks before it.
    private func endOfBlockComment(_ line: LineLayout.Line) -> Range<Int>? {
        var start = line.content.upperBound - 2
        let opening = file.bytes[line.start..<line.content.upperBound]
            .prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
        guard start > opening.endIndex, file.text(in: start..<start + 2) == "*/" else {
            return nil
        }
        while isBlank(file.bytes[start - 1]) { start -= 1 }
        return start..<line.content.upperBound
    }

    private func isSwiftComment(_ line: LineLayout.Line) -> Bool {
        let text = file.bytes[line.start..<line.content.upperBound]
        return text.starts(with: Array("//".utf8)) || text.starts(with: Array("/*".utf8))
    }

    /// A character that looks like one of YAML's.
    func lookAlike() -> Diagnostic? {
        let look = LookAlikeFinder(file: file)
        for range in suspects where file.bytes[range].contains(where: { $0 >= 0x80 }) {
            if let indentation = LookAlikeIndentation(layout: layout, keys: keys, at: range.lowerBound)?.diagnostic,
                let fix = indentation.fix, helps(fix)
            {
                return indentation
            }
            let text = finder.withoutComment(range)
            let colon = finder.colon(in: text)
            var found = look.find(
                in: text.lowerBound..<(colon ?? text.upperBound), isKey: colon != nil)
            if let colon {
                found += look.find(in: finder.trimmed(colon + 1..<text.upperBound), isKey: false)
            }
            let diagnosis = look.diagnostic(found) { fix in
                String(decoding: trimmedBytes(fix.applied(to: file.bytes), from: range), as: UTF8.self)
            }
            guard let diagnosis, let fix = diagnosis.fix, helps(fix) else { continue }
            return diagnosis
        }
        return nil
    }

    /// The line of a rewritten file that begins where one of the file does.
    private func trimmedBytes(_ bytes: [UInt8], from line: Range<Int>) -> ArraySlice<UInt8> {
        let rest = bytes[min(line.lowerBound, bytes.count)...].drop { isBlank($0) }
        return rest.prefix { $0 != 0x0A && $0 != 0x0D }
    }

    /// A character that ends a line for YAML and that nobody sees, outside double quotes.
    func invisibleSeparator() -> Diagnostic? {
        for line in [layout.range(at: context), layout.range(at: problem)]
        where line.count <= SyntaxDiagnosis.longestLine {
            guard let (range, name) = finder.separator(in: line) else { continue }
            return diagnostic(
                "yaml-syntax", "YAML begins a new line at an invisible character, \(name)",
                advice: "remove it, or put the text in double quotes", fix: Fix(replacing: range, with: ""), at: range)
        }
        return nil
    }

    /// `from: - idle`.
    func listOnLine() -> Diagnostic? {
        guard failure.problem.hasPrefix("block sequence entries are not allowed"),
            let line = layout.line(at: problem), let key = line.key, !line.value.isEmpty
        else { return nil }
        if let next = layout.after(line), next.hasDash, next.indentation > line.column {
            let column = String(repeating: " ", count: next.indentation)
            let place = line.value.lowerBound
            let fix = Fix(replacing: key.upperBound..<place, with: ":\n\(column)")
            guard helps(fix) else { return nil }
            return diagnostic(
                "yaml-syntax", "a list with dashes begins on the next line",
                advice: "move `\(file.text(in: line.value))` to a line of its own", fix: fix, at: line.value)
        }
        if let text = textBehindDash(line, key) { return text }
        let items = file.text(in: line.value).split(separator: "- ").map { trimmed(String($0)) }
        let list = "[\(items.filter { !$0.isEmpty }.joined(separator: ", "))]"
        let fix = Fix(replacing: line.value, with: list)
        guard helps(fix) else { return nil }
        return diagnostic(
            "yaml-syntax", "a list with dashes begins on the next line",
            advice: "write `\(file.text(in: key)): \(list)`", fix: fix, at: line.value)
    }

    /// `user: - Taps Pay.`, under a key that takes no list.
    private func textBehindDash(_ line: LineLayout.Line, _ key: Range<Int>) -> Diagnostic? {
        let name = file.text(in: key)
        switch keys.form(of: layout.path(to: line) + [name]) {
        case .text?, .word?, .type?, .expression?: break
        case .list?, .mapping?, .rules?, .varied?, nil: return nil
        }
        let text = trimmed(String(file.text(in: line.value).dropFirst()))
        let fix = Fix(replacing: line.value, with: text)
        guard !text.hasPrefix("- "), helps(fix) else { return nil }
        return diagnostic(
            "yaml-syntax", "`\(name)` does not take a list", advice: "write `\(name): \(text)`",
            fix: fix, at: line.value)
    }

    /// Text behind the end of the document.
    func document() -> Diagnostic? {
        guard failure.problem.contains("<document start>") else { return nil }
        if let before = lineBefore(problem), file.text(in: before).hasPrefix("...") {
            return diagnostic(
                "yaml-several-documents", "a second document begins here",
                advice: "write each flow into a file of its own", at: location(problem).range)
        }
        return diagnostic(
            "yaml-syntax", "this does not belong to what comes before",
            advice: "begin the keys of one mapping in the same column", at: location(problem).range)
    }

    /// What is left.
    func other() -> Diagnostic {
        let place = location(problem).range
        if problem > 0, file.bytes[problem - 1] == UInt8(ascii: "'") {
            return apostrophe(place)
        }
        let align = "begin the keys of one mapping in the same column"
        switch failure.problem {
        case "mapping values are not allowed in this context":
            return diagnostic("yaml-indentation", "no key can begin here", advice: align, at: place)
        case "did not find expected key":
            return diagnostic("yaml-indentation", "a key is expected here", advice: align, at: place)
        case "did not find expected '-' indicator":
            return diagnostic(
                "yaml-syntax", "an element of the list is expected here",
                advice: "begin each element with '- ', all in the same column", at: place)
        case "could not find expected ':'":
            return diagnostic(
                "yaml-syntax", "a ':' is missing after the key",
                advice: "write the key, a ':', a space and the value", at: location(context).range)
        case "block sequence entries are not allowed in this context":
            return diagnostic(
                "yaml-syntax", "a list cannot begin here",
                advice: "begin the list on the next line",
                at: place)
        case "mapping keys are not allowed in this context":
            return diagnostic(
                "yaml-syntax", "'?' begins a key here",
                advice: "write `key: value`, without the '?'", at: place)
        case "did not find expected node content":
            return diagnostic(
                "yaml-syntax", "a value is expected here",
                advice: "write the value, in single quotes if need be", at: place)
        default:
            let context = failure.context.isEmpty ? "" : failure.context + ": "
            return diagnostic("yaml-syntax", context + failure.problem, advice: nil, at: place)
        }
    }

    /// `'it's'`: a single quote inside single quotes.
    private func apostrophe(_ place: Range<Int>) -> Diagnostic {
        let line = layout.line(at: problem)
        let value = line?.value
        var fix: Fix?
        var written: String?
        if let value, value.count > 2, file.bytes[value.lowerBound] == UInt8(ascii: "'"),
            file.bytes[value.upperBound - 1] == UInt8(ascii: "'")
        {
            let text = singleQuoted(
                file.text(in: value.lowerBound + 1..<value.upperBound - 1)
                    .split(separator: "''", omittingEmptySubsequences: false)
                    .joined(separator: "'"))
            fix = Fix(replacing: value, with: text)
            written = text
        }
        return diagnostic(
            "yaml-syntax", "the quotes end at this apostrophe",
            advice: written.map { "write it twice: `\($0)`" } ?? "inside single quotes write '' for '", fix: fix,
            at: problem - 1..<problem)
    }

    /// The scalar at an offset, or the empty range at an end of a line.
    func location(_ offset: Int) -> SourceLocation {
        var end = offset
        if end < file.bytes.count, file.bytes[end] != 0x0A, file.bytes[end] != 0x0D {
            end += 1
            while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
        }
        return SourceLocation(file: file, range: offset..<end)
    }

    /// The last line before that of an offset that is not blank.
    private func lineBefore(_ offset: Int) -> Range<Int>? {
        var end = layout.range(at: offset).lowerBound
        while end > 0, isWhiteSpace(file.bytes[end - 1]) { end -= 1 }
        return end > 0 ? layout.range(at: end - 1) : nil
    }
}
