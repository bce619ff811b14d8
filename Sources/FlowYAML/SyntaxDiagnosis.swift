// libyaml says where it gave up; people need to know what to write. The causes that are known are tried one after the
// other, each with the rewrite that it suggests. A rewrite is offered only if libyaml, given the rewritten file, gets
// further than the line of the failure.

import Diagnostics

struct SyntaxDiagnosis {
    /// Longer lines are not looked through for a value to quote.
    static let longestLine = 4096

    let file: SourceFile
    let keys: KeyForms
    let failure: YAMLFailure
    /// The lists and mappings that are open at the failure.
    let frames: [TreeBuilder.Frame]
    let problem: Int
    let context: Int
    let layout: LineLayout
    let finder: RefusedValueFinder
    private let trials = Trials()

    init(
        file: SourceFile, keys: KeyForms, offsets: CharacterOffsets, failure: YAMLFailure,
        frames: [TreeBuilder.Frame]
    ) {
        self.file = file
        self.keys = keys
        self.failure = failure
        self.frames = frames
        problem = offsets.byteOffset(ofCharacter: failure.problemOffset)
        context = offsets.byteOffset(ofCharacter: failure.contextOffset)
        layout = LineLayout(file)
        finder = RefusedValueFinder(bytes: file.bytes)
    }

    /// The one diagnostic for the failure.
    func diagnostic() -> Diagnostic {
        if failure.problem == "out of memory" {
            return Diagnostic("yaml-out-of-memory", "there is not enough memory", path: file.path)
        }
        return openQuote() ?? escape() ?? attribute() ?? blockText() ?? swiftComment() ?? lookAlike() ?? directive()
            ?? tabs() ?? missingColon() ?? textTooLittle() ?? missingDash() ?? missingComma() ?? tail()
            ?? missingSpace() ?? hashValue() ?? quoteNeeded() ?? surplusBracket() ?? openBracket()
            ?? invisibleSeparator() ?? surplusDash() ?? listOnLine() ?? indentation() ?? document() ?? other()
    }

    /// Whether libyaml reads a rewritten file beyond the line of the failure.
    func helps(_ fix: Fix) -> Bool {
        guard trials.begin() else { return false }
        let bytes = fix.applied(to: file.bytes)
        let start = file.contentStart
        let end = max(
            mapped(problem, by: fix),
            fix.edits.last.map { mapped($0.range.upperBound, by: fix) } ?? 0)
        let place = min(max(end, start), bytes.count)
        let lineEnd = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        let characters = bytes[start..<lineEnd].count { $0 & 0xC0 != 0x80 }
        // What follows the line decides nothing.
        let next = withEvents(of: bytes, from: start) { $0.start <= characters }
        return next.map { $0.problemOffset > characters } ?? true
    }

    private func mapped(_ offset: Int, by fix: Fix) -> Int {
        var result = offset
        for edit in fix.edits where edit.range.lowerBound < offset {
            result += edit.text.utf8.count - edit.range.count
        }
        return max(result, 0)
    }

    func diagnostic(
        _ id: DiagnosticID, _ message: String, advice: String?, fix: Fix? = nil,
        at range: Range<Int>
    ) -> Diagnostic {
        Diagnostic(id, message, advice: advice, at: SourceLocation(file: file, range: range))
            .fixed(by: fix)
    }

    // MARK: - Quotes

    private func openQuote() -> Diagnostic? {
        if let open = OpenQuote.first(in: layout, before: problem + 1) {
            return open.diagnostic(helps)
        }
        guard failure.context.hasSuffix("quoted scalar"),
            failure.problem.contains("end of stream") || failure.problem.contains("indicator")
        else { return nil }
        return OpenQuote(file: file, offset: context).diagnostic(helps)
    }

    /// A backslash that YAML does not know, in double quotes.
    private func escape() -> Diagnostic? {
        guard failure.context.hasSuffix("quoted scalar") else { return nil }
        let end = finder.closingQuote(of: context..<file.bytes.count)
        let before = file.bytes[layout.range(at: context).lowerBound..<context]
        let isFlow = frames.contains { $0.isFlow } || SwiftText(before).depth > 0
        if let end, case let whole = layout.swift(from: context, isFlow: isFlow), whole.upperBound > end + 1 {
            let text = file.text(in: whole)
            return diagnostic(
                "yaml-quote-needed", "for YAML the value ends at the second double quote",
                advice: "write the whole value in single quotes: `\(singleQuoted(text))`",
                fix: Fix(replacing: whole, with: singleQuoted(text)), at: whole)
        }
        let inner = end.map { file.text(in: context + 1..<$0) }
        let isSimple = inner.map { !$0.contains("\\\"") && !$0.contains("\n") } ?? false
        let fix = inner.flatMap { text in
            end.flatMap {
                isSimple ? Fix(replacing: context..<$0 + 1, with: singleQuoted(text)) : nil
            }
        }
        return diagnostic(
            "yaml-syntax", "YAML does not know this escape in double quotes",
            advice: "write the value in single quotes, where a backslash is a backslash", fix: fix,
            at: location(problem).range)
    }

    private func directive() -> Diagnostic? {
        let line = layout.range(at: problem)
        guard !line.isEmpty, file.bytes[line.lowerBound] == UInt8(ascii: "%") else { return nil }
        return diagnostic(
            "yaml-directive", "directives are not allowed",
            advice: "remove the line that begins with '%'",
            fix: line.upperBound + 1 < file.bytes.count ? Fix(replacing: line, with: "") : nil,
            at: line)
    }

    /// A value that must be quoted, or takes another form, on the line of the problem or of its context.
    private func quoteNeeded() -> Diagnostic? {
        let lines = [layout.range(at: problem), layout.range(at: context)]
        let flowStart = frames.first { $0.isFlow }?.start
        for line in lines where line.count <= SyntaxDiagnosis.longestLine {
            let isInFlow = flowStart.map { $0 < line.lowerBound } ?? false
            guard let found = finder.find(in: line, isInFlow: isInFlow) else { continue }
            return rewritten(found) ?? severalKeys(found) ?? quoted(found)
        }
        return nil
    }

    /// A value that its key takes in another form.
    private func rewritten(_ found: RefusedValue) -> Diagnostic? {
        guard let line = layout.line(at: found.value.lowerBound) else { return nil }
        guard let key = found.key else { return rewritten(found, alone: line) }
        let name = file.text(in: key)
        let value = file.text(in: found.value)
        var path = layout.path(to: line)
        if let outer = line.key, outer != key { path.append(file.text(in: outer)) }
        let advice = KeyAdvice(keys: keys).rewrite(value, at: path + [name])
        guard let advice else { return nil }
        let fix =
            advice.text.map { Fix(replacing: found.value, with: $0) } ?? removal(key: key, value: found.value, of: line)
        guard advice.text == nil || fix.map({ helps($0) }) ?? true else { return nil }
        return diagnostic(
            "yaml-wrong-form", advice.message,
            advice: advice.advice ?? advice.text.map { "write `\(name): \($0)`" },
            fix: advice.advice?.hasPrefix("write") == true ? nil : fix, at: found.value)
    }

    /// A value on a line of its own, behind a dash or not, that the key above takes in another form.
    private func rewritten(_ found: RefusedValue, alone line: LineLayout.Line) -> Diagnostic? {
        let path = layout.path(to: line)
        guard let name = path.last, found.value == line.start..<line.content.upperBound,
            !isInBrackets(line)
        else { return nil }
        if line.hasDash {
            guard case .rules? = keys[name] else { return nil }
        }
        let value = withDot(file.text(in: found.value))
        guard let advice = KeyAdvice(keys: keys).rewrite(value, at: path), let text = advice.text else { return nil }
        let fix = Fix(replacing: found.value, with: text)
        guard helps(fix) else { return nil }
        return diagnostic(
            "yaml-wrong-form", advice.message,
            advice: "write `\(line.hasDash ? "- " : name + ": ")\(text)`", fix: fix,
            at: found.value)
    }

    /// `when: amount > 1000 then: .paying`, where each key has a line of its own.
    private func severalKeys(_ found: RefusedValue) -> Diagnostic? {
        guard let key = found.key, let line = layout.line(at: key.lowerBound), line.key == key, !isInBrackets(line)
        else { return nil }
        switch keys.form(of: layout.path(to: line) + [file.text(in: key)]) {
        case .word?, .list?, .type?, .expression?: break
        case .text?, .mapping?, .rules?, .varied?, nil: return nil
        }
        var text = SwiftText()
        for index in found.value {
            let isStart = text.isWhole && index > found.value.lowerBound
            text.take(file.bytes[index])
            guard isStart, isBlank(file.bytes[index - 1]) else { continue }
            let word = file.bytes[index..<found.value.upperBound].prefix { isNameByte($0) }
            let name = file.text(in: word.startIndex..<word.endIndex)
            guard !word.isEmpty, word.endIndex + 1 < found.value.upperBound,
                file.bytes[word.endIndex] == UInt8(ascii: ":"),
                isBlank(file.bytes[word.endIndex + 1]), keys[name] != nil
            else { continue }
            let before = finder.trimmed(found.value.lowerBound..<index)
            guard file.bytes[before.upperBound - 1] != UInt8(ascii: ",") else { return nil }
            let behind = file.text(in: finder.trimmed(word.endIndex + 1..<found.value.upperBound))
            let second = "\(name): \(behind)"
            let column = String(repeating: " ", count: line.column)
            let fix = Fix(replacing: before.upperBound..<index, with: "\n" + column)
            guard helps(fix) else { return nil }
            return diagnostic(
                "yaml-syntax", "each key has a line of its own",
                advice: "write `\(file.text(in: key.lowerBound..<before.upperBound))`, "
                    + "and below it `\(second)`", fix: fix, at: index..<found.value.upperBound)
        }
        return nil
    }

    /// A status or an error of the file with the dot that belongs before its name.
    private func withDot(_ text: String) -> String {
        let name = String(text.prefix { $0 != "(" })
        guard isName(name), text.hasSuffix(")") else { return text }
        let isDeclared = layout.holders(of: name).contains { holder in
            guard case .text(let payload)? = keys.entry(below: holder) else { return false }
            return KeyForms.takesTypeAlone(payload)
        }
        return isDeclared ? "." + text : text
    }

    /// The edit that leaves a key out: its line, or its place between braces.
    private func removal(key: Range<Int>, value: Range<Int>, of line: LineLayout.Line) -> Fix? {
        if line.key == key, !line.hasDash, let next = layout.after(line) {
            return Fix(replacing: line.range.lowerBound..<next.range.lowerBound, with: "")
        }
        var end = value.upperBound
        while end < file.bytes.count,
            isBlank(file.bytes[end]) || file.bytes[end] == UInt8(ascii: ",")
        {
            end += 1
        }
        return line.key == key ? nil : Fix(replacing: key.lowerBound..<end, with: "")
    }

    private func quoted(_ found: RefusedValue) -> Diagnostic {
        var prefix = found.isElement ? "- " : ""
        if let key = found.key { prefix = file.text(in: key) + ": " }
        let text = file.text(in: found.meant ?? found.value)
        if found.isKey, let name = withoutBackTicks(text) {
            return diagnostic(
                "yaml-quote-needed", "YAML cannot read '\(shortened(text))' without quotes",
                advice: "leave the back-ticks out: `\(name):`",
                fix: Fix(replacing: found.value, with: name), at: found.value)
        }
        let isSwift = found.key.map { keys[file.text(in: $0)] == .expression } ?? false
        let isCase = found.key.map { keys.holdsCase(file.text(in: $0)) } ?? false
        let swift = isCase ? withDot(text) : text
        let written = isSwift ? LookAlike.replaced(inSwift: swift) : swift
        let message =
            found.meant == nil
            ? "YAML cannot read '\(shortened(text))' without quotes"
            : "for YAML the value ends at the second double quote"
        return diagnostic(
            "yaml-quote-needed", message,
            advice: quotingAdvice(written, prefix: prefix, suffix: found.isKey ? ":" : ""),
            fix: Fix(replacing: found.value, with: singleQuoted(written)), at: found.value)
    }

    /// The names in a key without their back-ticks: keywords need none. Nil if anything else is there.
    private func withoutBackTicks(_ key: String) -> String? {
        let names = key.filter { $0 != "`" }
        let areNames = names.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " }
        return areNames && names.contains(where: \.isLetter) ? names : nil
    }
}

/// How many rewrites may still be tried, each of which reads the whole file.
final class Trials {
    static let most = 24
    private var left = Trials.most

    func begin() -> Bool {
        left -= 1
        return left >= 0
    }
}
