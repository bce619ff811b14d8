// Brackets that are opened and not closed, closed and not opened, and commas that are missing between them.

import Diagnostics

extension SyntaxDiagnosis {
    /// A bracket at the place of the problem that closes nothing.
    func surplusBracket() -> Diagnostic? {
        guard problem < file.bytes.count else { return nil }
        let isSquare = file.bytes[problem] == UInt8(ascii: "]")
        guard isSquare || file.bytes[problem] == UInt8(ascii: "}") else { return nil }
        // One that closes an outer collection means an inner one that is not closed.
        let closesOuter = frames.contains { $0.hasBrackets && $0.isMapping != isSquare }
        guard !closesOuter else { return nil }
        let (open, close) = isSquare ? ("[", "]") : ("{", "}")
        return diagnostic(
            "yaml-syntax", "this '\(close)' closes nothing",
            advice: "remove it, or add the '\(open)' that it closes",
            fix: Fix(replacing: problem..<problem + 1, with: ""), at: problem..<problem + 1)
    }

    /// A `[` or `{` without its other end, or a comma missing behind it.
    func openBracket() -> Diagnostic? {
        guard failure.problem.contains("',' or '") else { return nil }
        let close = failure.problem.contains("'}'") ? "}" : "]"
        let open = close == "}" ? "{" : "["
        if let wrong = wrongParenthesis(close) { return wrong }
        let fix = placesToClose().map { Fix(replacing: $0..<$0, with: close) }.first { helps($0) }
        return diagnostic(
            "yaml-syntax", "the '\(open)' that opens here is not closed",
            advice: fix == nil
                ? "add the closing '\(close)', or the ',' that is missing behind it" : "add the closing '\(close)'",
            fix: fix, at: context..<min(context + 1, file.bytes.count))
    }

    /// `{ with: String )`.
    private func wrongParenthesis(_ close: String) -> Diagnostic? {
        var depth = 0
        let line = layout.range(at: context)
        for place in context..<max(context, line.upperBound) {
            if file.bytes[place] == UInt8(ascii: "(") { depth += 1 }
            guard file.bytes[place] == UInt8(ascii: ")") else { continue }
            depth -= 1
            let range = place..<place + 1
            let fix = Fix(replacing: range, with: close)
            guard depth < 0, helps(fix) else { continue }
            return diagnostic(
                "yaml-syntax", "this ')' closes nothing", advice: "write '\(close)' in its place", fix: fix, at: range)
        }
        return nil
    }

    /// `{ from: idle to: ready }`, `{ from: idle; to: ready }`, and lines of JSON without comma.
    func missingComma() -> Diagnostic? {
        guard failure.problem.contains("',' or '}'") else { return nil }
        let line = layout.range(at: problem)
        guard let opening = layout.line(at: context), let place = layout.line(at: problem),
            opening.range == place.range || place.indentation > opening.indentation
        else { return nil }
        var missing: [(place: Range<Int>, word: Range<Int>)] = []
        _ = finder.firstIndex(in: max(context, line.lowerBound)..<line.upperBound) { index in
            if let word = key(at: index, in: line), let place = missingComma(before: word) {
                missing.append((place, word))
            }
            return false
        }
        let fix = Fix(missing.map { Fix.Edit($0.place, ",") })
        guard let first = missing.first, helps(fix) else { return nil }
        let isSemicolon = !first.place.isEmpty
        return diagnostic(
            "yaml-syntax", "a ',' is missing before '\(file.text(in: first.word))'",
            advice: isSemicolon ? "write ',' in place of ';'" : "write a ',' before it", fix: fix,
            at: isSemicolon ? first.place : first.word)
    }

    /// The known key, with quotes or without, that begins at an offset.
    private func key(at index: Int, in line: Range<Int>) -> Range<Int>? {
        guard index > line.lowerBound, isBlank(file.bytes[index - 1]) else { return nil }
        let isQuoted = file.bytes[index] == UInt8(ascii: "\"")
        let start = isQuoted ? index + 1 : index
        let word = file.bytes[start..<line.upperBound].prefix { isNameByte($0) }
        let end = isQuoted ? word.endIndex + 1 : word.endIndex
        guard !word.isEmpty, end < line.upperBound, file.bytes[end] == UInt8(ascii: ":"),
            keys[file.text(in: word.startIndex..<word.endIndex)] != nil
        else { return nil }
        return index..<end
    }

    /// Where the comma before a key belongs, or what is there instead; nil if none is missing.
    private func missingComma(before word: Range<Int>) -> Range<Int>? {
        var end = word.lowerBound
        while end > 0, isWhiteSpace(file.bytes[end - 1]) { end -= 1 }
        let opening = [UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":")]
        guard end > context, !opening.contains(file.bytes[end - 1]) else { return nil }
        return file.bytes[end - 1] == UInt8(ascii: ";") ? end - 1..<end : end..<end
    }

    /// `flow: "Pay",`, as in a line of JSON.
    func tail() -> Diagnostic? {
        for place in [problem, context] {
            guard let line = layout.line(at: place), !isInBrackets(line), line.value.count > 2,
                let last = file.bytes[line.value].last,
                last == UInt8(ascii: ",") || last == UInt8(ascii: ";")
            else { continue }
            let mark = line.value.upperBound - 1..<line.value.upperBound
            let fix = Fix(replacing: mark, with: "")
            guard helps(fix) else { continue }
            let text = file.text(in: line.start..<mark.lowerBound)
            return diagnostic(
                "yaml-syntax", "YAML has no '\(file.text(in: mark))' at the end of a line",
                advice: "write `\(text)`", fix: fix, at: mark)
        }
        return nil
    }

    /// Where a bracket that opens at the context may be meant to close: at the end of its line, or before the first
    /// line that is indented no further than that.
    private func placesToClose() -> [Int] {
        guard let first = layout.line(at: context) else { return [] }
        var last = first
        while let next = layout.after(last), next.indentation > first.indentation, next.range.lowerBound < problem {
            last = next
        }
        var places = [last.content.upperBound, first.content.upperBound]
        var inner = first.content.upperBound
        while inner > context + 1,
            isBlank(file.bytes[inner - 1])
                || file.bytes[inner - 1] == UInt8(ascii: "}")
                || file.bytes[inner - 1] == UInt8(ascii: "]")
                || file.bytes[inner - 1] == UInt8(ascii: ",")
        {
            inner -= 1
        }
        places.append(inner)
        return places
    }
}
