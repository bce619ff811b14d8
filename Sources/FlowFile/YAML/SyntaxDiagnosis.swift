// libyaml says where it gave up; people need to know what to write. The lines around that place are looked at for the
// commonest mistakes. For all others the message of libyaml is put into plain words.

import FlowModel

struct SyntaxDiagnosis {
    let file: SourceFile
    let keys: KeyForms
    let failure: YAMLFailure
    /// The lists and mappings that are open at the failure.
    private let frames: [TreeBuilder.Frame]
    let problem: Int
    private let context: Int
    let layout: LineLayout
    private let finder: RefusedValueFinder

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
        quotes() ?? apostrophe() ?? blanks() ?? lineWithoutKey() ?? missingSpace()
            ?? refusedValue() ?? bracket() ?? indentation() ?? other()
    }

    func diagnostic(
        _ id: DiagnosticID, _ message: String, advice: String?, at range: Range<Int>
    ) -> Diagnostic {
        Diagnostic(id, message, advice: advice, at: SourceLocation(file: file, range: range))
    }

    // MARK: - Lines

    let dashAdvice = "begin each element with '- ', all in one column, and indent what belongs to it further"

    /// A quote that is not closed, or a backslash that YAML does not know.
    private func quotes() -> Diagnostic? {
        guard failure.context.hasSuffix("quoted scalar") else { return nil }
        // An escape further down belongs to another text.
        if layout.range(at: problem) != layout.range(at: context)
            || ["end of stream", "indicator"].contains(where: failure.problem.contains)
        {
            return OpenQuote.diagnostic(at: context, in: file)
        }
        let line = context..<layout.range(at: context).upperBound
        let inside = finder.closingQuote(of: line).map { file.text(in: line.lowerBound + 1..<$0) }
        // An interpolation belongs into a text of Swift, which keeps its own quotes.
        let isSwift = inside.map { $0.contains("\\(") && !$0.contains("\\\"") } ?? false
        let value = inside.map { $0.replacing("\\\"", with: "\"").replacing("'", with: "''") } ?? "…"
        return diagnostic(
            "yaml-syntax", "YAML does not know this escape in double quotes",
            advice: "write `'\(isSwift ? "\"\(value)\"" : value)'`", at: character(problem))
    }

    /// `'It's on'`, where the value ends at the apostrophe.
    private func apostrophe() -> Diagnostic? {
        guard problem > 0, file.bytes[problem - 1] == UInt8(ascii: "'") else { return nil }
        let line = layout.range(at: problem)
        let open = file.bytes[line.lowerBound..<problem - 1].lastIndex(of: UInt8(ascii: "'")) ?? line.lowerBound
        let key = name(before: max(open - 2, line.lowerBound), in: line)
        if problem < file.bytes.count, file.bytes[problem] == UInt8(ascii: ",") {
            let advice =
                keys[key] == .list
                ? "write the names in brackets: `\(key): [one, other]`"
                : "leave the ',' out, and write a key behind it on the next line"
            return diagnostic("yaml-syntax", "a ',' comes behind this quote", advice: advice, at: problem..<problem + 1)
        }
        return diagnostic(
            "yaml-syntax", "the quotes end at this apostrophe",
            advice: keys[key] == .expression
                ? "write texts in double quotes, as Swift does" : "inside single quotes write '' for '",
            at: problem - 1..<problem)
    }

    /// Tabs or no-break spaces that indent a line.
    private func blanks() -> Diagnostic? {
        let above = layout.before(problem).map { [$0.range] } ?? []
        for range in [context, problem].map({ layout.range(at: $0) }) + above {
            let blanks = file.bytes[range].prefix { isBlank($0) }
            if let tab = blanks.firstIndex(of: 0x09) {
                return diagnostic(
                    "yaml-indentation", "a tab indents this line", advice: "indent with spaces, here and below",
                    at: tab..<blanks.endIndex)
            }
            if file.bytes[blanks.endIndex..<range.upperBound].starts(with: [0xC2, 0xA0]) {
                return diagnostic(
                    "yaml-indentation", "a no-break space indents this line", advice: "indent with spaces",
                    at: character(blanks.endIndex))
            }
        }
        return nil
    }

    /// A line without a colon, or with Swift in place of a key, at the failure or before it.
    private func lineWithoutKey() -> Diagnostic? {
        let lines = [layout.before(problem), layout.line(at: context), layout.line(at: problem)]
        for line in lines.compactMap({ $0 }) {
            let range = line.start..<line.content.upperBound
            let text = file.text(in: range).replacing("：", with: ": ")
            if text.hasPrefix("//") || text.hasPrefix("/*") {
                return diagnostic("yaml-syntax", "a comment begins with '#'", advice: "write `# ` before it", at: range)
            }
            guard !isInBrackets(line), !continuesText(line) else { continue }
            let holders = layout.holders(above: line.range.lowerBound)
            let isRefused = line.key == nil || text.first == "@"
            if isRefused, UnquotedSignature.begins(text),
                holders.compactMap(\.key).map(file.text).contains(where: { keys[$0] == .signatures })
            {
                let advice = UnquotedSignature.advice(at: range.lowerBound, in: file)
                return diagnostic("yaml-syntax", UnquotedSignature.message, advice: advice, at: range)
            }
            if isRefused, SwiftKey.isDeclaration(text) {
                let name = holder(of: line).flatMap { $0.key.map(file.text) }
                let advice = SwiftKey.advice(for: text, below: name, keys, isOpen: text.hasSuffix(":"))
                return diagnostic("yaml-syntax", SwiftKey.message, advice: advice, at: range)
            }
            guard line.key == nil else { continue }
            let word = text.prefix { $0.utf8.allSatisfy(isNameByte) }
            let rest = text.dropFirst(word.count)
            let above = layout.before(range.lowerBound)
            if let above, above.hasDash, above.dash == line.column, !line.hasDash, text.first != "-",
                keys[String(word)] == nil
            {
                return diagnostic("yaml-syntax", "a '-' is missing here", advice: dashAdvice, at: range)
            }
            guard isName(word) else { continue }
            let advice =
                rest.last == "{"
                ? "write `\(word):` and its entries below it, without braces"
                : rest.isEmpty && keys[String(word)] == nil
                    ? "write `\(word):`, and a ':' behind each other name that has none"
                    : "write `\(word):`, a space and the value"
            if rest.hasPrefix(", "), entry(at: line) != nil {
                return diagnostic(
                    "yaml-syntax", "several names are on one line",
                    advice: "write each name on a line of its own, with a ':' behind it", at: range)
            }
            if rest.first == ":", rest.count > 1 {
                return diagnostic("yaml-syntax", "a space is missing after ':'", advice: advice, at: range)
            }
            // The first entry below its key continues nothing.
            let isFirst = rest.first == " " && above?.value.isEmpty == true && entry(at: line) != nil
            if rest.first == " ", let above, above.key.map(file.text).flatMap({ keys[$0] }) == .text,
                above.column == line.column
            {
                return diagnostic(
                    "yaml-syntax", "a ':' is missing after '\(word)'",
                    advice: "indent the line further if it continues the text above; otherwise \(advice)", at: range)
            }
            if keys[String(word)] != nil || !line.hasDash && (isFirst || ["", ",", ";", "{", " {"].contains(rest)) {
                return diagnostic("yaml-syntax", "a ':' is missing after '\(word)'", advice: advice, at: range)
            }
        }
        return nil
    }

    /// Whether a line may belong to a text that begins above it.
    private func continuesText(_ line: LineLayout.Line) -> Bool {
        guard line.key == nil, let above = layout.before(line.range.lowerBound), line.column > above.column else {
            return false
        }
        return above.key == nil || !above.value.isEmpty
    }

    /// What the entries of the mapping contain that a line is in.
    func entry(at line: LineLayout.Line?) -> KeyForm.Entry? { line.flatMap { holder(of: $0) }.flatMap(entry) }

    func entry(below holder: LineLayout.Line) -> KeyForm.Entry? {
        guard let key = holder.key.map(file.text) else { return nil }
        // `errors` is a mapping in the first column, and a list in a step.
        return (holder.column == 0 ? keys.outermost[key]?.entry : nil) ?? keys.entry(below: key)
    }

    /// Whether a line begins with a key, and not with a name.
    func isKey(_ line: LineLayout.Line) -> Bool { line.key.map { keys[file.text(in: $0)] != nil } ?? false }

    /// Whether a line is below a key, and not below a name.
    func isInList(_ line: LineLayout.Line) -> Bool { holder(of: line, left: line.dash).map(isKey) ?? false }

    /// The line with the key that a line is below: the first one above that begins further left than it, or than one of
    /// its columns.
    func holder(of line: LineLayout.Line, left column: Int? = nil) -> LineLayout.Line? {
        layout.holders(above: line.range.lowerBound).first { $0.column < column ?? line.column }
    }

    /// Whether a line appears between brackets that were opened on a line before.
    func isInBrackets(_ line: LineLayout.Line) -> Bool {
        frames.first { $0.isFlow }.map { $0.start < line.range.lowerBound } ?? false
    }

    /// `{ from:[idle] }`, which YAML cannot read at all.
    private func missingSpace() -> Diagnostic? {
        for line in [problem, context].compactMap({ layout.line(at: $0) }) {
            let opening = Array("[{'\"".utf8)
            let found = finder.firstIndex(in: line.content) { index in
                file.bytes[index] == UInt8(ascii: ":") && index + 1 < line.content.upperBound
                    && opening.contains(file.bytes[index + 1]) && keys[name(before: index, in: line.content)] != nil
            }
            guard let found else { continue }
            let word = name(before: found, in: line.content)
            return diagnostic(
                "yaml-syntax", "a space is missing after ':'", advice: "write `\(word):`, a space and the value",
                at: found - word.utf8.count..<found + 1)
        }
        return nil
    }

    private func name(before index: Int, in range: Range<Int>) -> String {
        let word = file.bytes[range.lowerBound..<index].reversed().prefix { isNameByte($0) }
        return file.text(in: index - word.count..<index)
    }

    // MARK: - Values

    /// A value that YAML reads only in quotes, or as keys in braces, on the line of the problem or of its context.
    private func refusedValue() -> Diagnostic? {
        let flowStart = frames.first { $0.isFlow }?.start
        for line in [problem, context].compactMap({ layout.line(at: $0)?.range }) {
            let isInFlow = flowStart.map { $0 < line.lowerBound } ?? false
            guard let found = finder.find(in: line, isInFlow: isInFlow) else { continue }
            let isText = quotesInQuotes(file.text(in: found.value)) != nil
            return (isText ? nil : nextKey(in: found)) ?? explained(found)
        }
        return nil
    }

    /// `{ from: idle to: ready }`, where a comma or a line break is missing before the second key.
    private func nextKey(in found: RefusedValue) -> Diagnostic? {
        var text = SwiftPiece([])
        for index in found.value {
            let isStart = text.isWhole && (index == found.value.lowerBound || isBlank(file.bytes[index - 1]))
            text.take(file.bytes[index])
            guard isStart, case let word = file.bytes[index..<found.value.upperBound].prefix(while: isNameByte),
                word.endIndex + 1 < found.value.upperBound, file.bytes[word.endIndex] == UInt8(ascii: ":"),
                isBlank(file.bytes[word.endIndex + 1]),
                keys[file.text(in: index..<word.endIndex)] != nil || isLabel(found, before: index)
            else { continue }
            if let line = layout.line(at: index), line.key == found.key, let entry = entry(at: line),
                [.type, .text].contains(entry), index > found.value.lowerBound,
                keys[file.text(in: index..<word.endIndex)] != nil
            {
                let pair = "\(entry == .type ? "type" : "summary"): \(file.text(in: found.value))"
                return diagnostic(
                    "yaml-syntax", "keys need braces here",
                    advice: "write `\(found.key.map(file.text) ?? ""): { \(pair) }`", at: index..<found.value.upperBound
                )
            }
            return diagnostic(
                "yaml-syntax", "a second key begins here",
                advice: index == found.value.lowerBound
                    ? "write it, and each key behind it, on a line of its own, further in"
                    : "write each key on a line of its own, or a ',' between two keys in braces",
                at: index..<word.endIndex)
        }
        return nil
    }

    /// Whether a label may come behind a value: `name: String, id: Int` below `parameters`, and
    /// `{ name: String id: Int }`.
    private func isLabel(_ found: RefusedValue, before index: Int) -> Bool {
        let text = file.text(in: found.value.lowerBound..<index)
        if text.hasSuffix(", "), let line = layout.line(at: found.value.lowerBound) { return entry(at: line) == .type }
        let key = found.key.map(file.text) ?? ""
        return frames.last?.isFlow == true && keys[key] == nil && text.first?.isUppercase == true
            && isName(text.filter { !"; ".contains($0) })
    }

    /// What Swift, Markdown and editors write in place of YAML's signs.
    private static var otherSigns: [(sign: Regex<Substring>, message: String, advice: String)] {
        [
            (#/^```/#, "this is Markdown", "remove each such line"),
            (#/^\* /#, "a '*' begins no element", "write '-' in place of each '*'"),
            (#/[\]}] \/\//#, "a comment begins with '#'", "write '#' in place of '//'"),
            (#/^[“‘]/#, "this is not a quote of YAML", "write straight quotes: \" in Swift, and ' around the whole"),
        ]
    }

    private func explained(_ found: RefusedValue) -> Diagnostic {
        let text = shortened(file.text(in: found.value))
        let name = found.key.map { file.text(in: $0) } ?? ""
        if let word = nameBeforeBracket(name.isEmpty ? text : name) {
            return diagnostic(
                "yaml-syntax", "a ':' is missing after '\(word)'",
                advice: "write `\(word):`, a space and the value", at: found.key ?? found.value)
        }
        if let (_, message, advice) = Self.otherSigns.first(where: { text.contains($0.sign) }) {
            return diagnostic("yaml-syntax", message, advice: advice, at: found.value)
        }
        if text.hasSuffix(","), let bracket = text.first, "[{".contains(bracket) {
            return diagnostic(
                "yaml-syntax", "a ',' ends this line", advice: "leave it out: each key has a line of its own",
                at: found.value.upperBound - 1..<found.value.upperBound)
        }
        if text.first == "\"", keys[name] != .list {
            return diagnostic(
                "yaml-quote-needed", "for YAML the value ends at the second double quote",
                advice: text.hasPrefix("\"\"\"")
                    ? "write '|' in place of the three quotes that open the text, nothing for those that close it, and "
                        + "the text below its key, further in"
                    : quotesInQuotes(file.text(in: found.value)).map { "write `'\($0)'`" }
                        ?? "\(quotingAdvice), or remove what follows the quote",
                at: found.value)
        }
        if text.first == "(", let line = layout.line(at: found.value.lowerBound), line.key == found.key,
            [.text, .keys].contains(entry(at: line))
        {
            let advice = SwiftKey.advice(for: text, below: holder(of: line).flatMap { $0.key.map(file.text) }, keys)
            return diagnostic("yaml-syntax", SwiftKey.message, advice: advice, at: found.value)
        }
        let isLabel = isName(text.prefix { $0 != ":" })
        switch keys[name] {
        case .mapping? where isLabel || text.hasPrefix("(") || text.contains(", ") || !keys.takesTypeAlone(name),
            .rules?,
            .signatures? where isLabel, .varied? where isLabel:
            return takesKeys(name, at: found.value)
        case .expression? where text.hasPrefix("[."):
            return diagnostic(
                "yaml-quote-needed", "YAML cannot read '\(text)' without quotes",
                advice: "write `\(name): \(eachQuoted(file.text(in: found.value)))`", at: found.value)
        case nil where entry(at: layout.line(at: found.value.lowerBound)) == .type && isLabel && text.contains(": "):
            let parts = file.text(in: found.value).split(separator: ": ", maxSplits: 1)
            return diagnostic(
                "yaml-syntax", "a text follows the type",
                advice: "write `\(name): { type: \(parts[0]), summary: '\(parts[1])' }`", at: found.value)
        case .type? where text.contains(#/ (async|throws)\b|^[a-z ]+: |^[A-Z][A-Za-z.]*\(/#):
            return diagnostic("yaml-syntax", "`\(name)` takes a type", advice: "write the type alone", at: found.value)
        case .list? where text.hasPrefix("*") && text != "*":
            return diagnostic(
                "yaml-quote-needed", "YAML takes a '*' for the beginning of an alias",
                advice: "write the pattern in quotes: `\(name): '\(text)'`", at: found.value)
        case .list?:
            return diagnostic(
                "yaml-syntax", "`\(name)` takes a name or a list of names",
                advice: "write the names alone, in brackets if there are several: `\(name): [one, other]`",
                at: found.value)
        case .word?:
            return diagnostic(
                "yaml-syntax", "`\(name)` takes one word",
                advice: text.first == "@" ? "leave the '@' out" : "write one word, without values behind it",
                at: found.value)
        case .mapping?, .text?, .type?, .expression?, .signatures?, .varied?, nil:
            break
        }
        return diagnostic(
            "yaml-quote-needed", "YAML cannot read '\(text)' without quotes",
            advice: quotingAdvice + (name.isEmpty ? "" : ": `\(name): '…'`")
                + (text.contains("'") ? ", with '' for each ' in it" : "")
                + (text.hasPrefix("return ") ? ", without 'return'" : ""), at: found.value)
    }

    /// What is in the quotes of `".paid(receipt: "R1")"`: their own that open follow a blank or a bracket.
    private func quotesInQuotes(_ text: String) -> String? {
        let inside = String(text.dropFirst().dropLast())
        guard text.last == "\"", let quote = inside.firstIndex(of: "\""), quote > inside.startIndex,
            " ([".contains(inside[inside.index(before: quote)]), inside[quote...].dropFirst().first != " "
        else { return nil }
        return inside.replacing("'", with: "''")
    }

    private func takesKeys(_ name: String, at range: Range<Int>) -> Diagnostic {
        diagnostic(
            "yaml-syntax", "`\(name)` takes keys with values",
            advice: "write each key on a line of its own, indented further than `\(name)`, or all in braces: "
                + "`\(name): { key: value }`", at: range)
    }

    /// A bracket that is opened and not closed, or closed and not opened.
    private func bracket() -> Diagnostic? {
        if failure.problem.contains("',' or '") {
            let line = layout.range(at: context)
            let (open, close) = failure.problem.contains("'}'") ? ("{", "}") : ("[", "]")
            let found = problem < file.bytes.count ? file.text(in: character(problem)) : ""
            let advice =
                open == "{" && context + 1 == finder.withoutComment(line).upperBound
                ? "write the keys below without braces"
                : ["]", "}"].contains(found)
                    ? "write '\(close)' in place of the '\(found)' behind it"
                    : "add the missing '\(close)', or a ',' between two items"
            return diagnostic(
                "yaml-syntax", "the '\(open)' that opens here is not closed", advice: advice, at: character(context))
        }
        guard problem < file.bytes.count else { return nil }
        let bracket = file.text(in: character(problem))
        guard bracket == "]" || bracket == "}" else { return nil }
        return diagnostic(
            "yaml-syntax", "this '\(bracket)' closes nothing",
            advice: "remove it, or add the '\(bracket == "]" ? "[" : "{")' that it closes", at: character(problem))
    }

    // MARK: - The rest

    private func other() -> Diagnostic {
        let place = character(problem)
        switch failure.problem {
        case "mapping values are not allowed in this context", "did not find expected key",
            "did not find expected <document start>":
            return diagnostic(
                "yaml-indentation", "the keys around this are in other columns",
                advice: "begin the keys of one mapping in the same column", at: place)
        case "did not find expected '-' indicator":
            return diagnostic(
                "yaml-syntax", "an element of the list is expected here",
                advice: "begin each element with '- ', all in the same column", at: place)
        case "could not find expected ':'" where layout.line(at: context).map(lacksSpaceAfterDash) ?? false:
            return missingSpaceAfterDash(at: context)
        case "could not find expected ':'":
            return diagnostic(
                "yaml-syntax", "a ':' is missing after the key",
                advice: "indent the line, and those that belong to it, further if it continues the text above; "
                    + "otherwise write the key, a ':', a space and the value",
                at: character(context))
        case "block sequence entries are not allowed in this context":
            let line = layout.line(at: problem)
            if let name = line?.key.map(file.text), let form = keys[name] {
                if form == .text {
                    return diagnostic(
                        "yaml-quote-needed", "YAML takes the '-' for a list", advice: quotingAdvice, at: place)
                }
                if (line?.column == 0 ? keys.outermost[name] ?? form : form).entry != nil {
                    return takesKeys(name, at: place)
                }
            }
            return diagnostic(
                "yaml-syntax", "a list with dashes cannot begin here",
                advice: "begin the list on the next line, or write it in brackets: `[one, other]`", at: place)
        case "did not find expected node content":
            return diagnostic(
                "yaml-syntax", "a value is expected here",
                advice: file.text(in: place) == ","
                    ? "leave this ',' out" : "write the value, in single quotes if need be", at: place)
        case "found character that cannot start any token":
            return diagnostic(
                "yaml-syntax", "no key and no value begins with this character",
                advice: "write a name without it, and a value in single quotes", at: place)
        default:
            let context = failure.context.isEmpty ? "" : failure.context + ": "
            return diagnostic("yaml-syntax", context + failure.problem, advice: nil, at: place)
        }
    }

    func missingSpaceAfterDash(at offset: Int) -> Diagnostic {
        diagnostic(
            "yaml-syntax", "a space is missing after '-'", advice: "begin each element with '- '", at: character(offset)
        )
    }

    func lacksSpaceAfterDash(_ line: LineLayout.Line) -> Bool {
        line.content.count > 1 && file.bytes[line.start] == UInt8(ascii: "-") && isNameByte(file.bytes[line.start + 1])
    }

    /// The character at an offset, or the empty range at an end of a line.
    private func character(_ offset: Int) -> Range<Int> {
        var end = offset
        if end < file.bytes.count, file.bytes[end] != 0x0A, file.bytes[end] != 0x0D {
            end += 1
            while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
        }
        return offset..<end
    }
}
