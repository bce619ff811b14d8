// libyaml says where it gave up; people need to know what to write. Most often a
// piece of Swift lacks its quotes, which is looked for first. Otherwise the place
// and the words of libyaml are turned into a message and a hint.

import Diagnostics

struct SyntaxDiagnosis {
    /// Longer lines are not looked through for a value to quote.
    static let longestLine = 4096

    let file: SourceFile
    let failure: YAMLFailure
    /// The lists and mappings that are open at the failure.
    let frames: [TreeBuilder.Frame]
    let problem: Int
    let context: Int

    init(
        file: SourceFile, offsets: CharacterOffsets, failure: YAMLFailure,
        frames: [TreeBuilder.Frame]
    ) {
        self.file = file
        self.failure = failure
        self.frames = frames
        problem = offsets.byteOffset(ofCharacter: failure.problemPlace)
        context = offsets.byteOffset(ofCharacter: failure.contextPlace)
    }

    /// The one diagnostic for the failure.
    func diagnostic() -> Diagnostic {
        if failure.problem == "out of memory" {
            return Diagnostic("yaml-out-of-memory", "there is not enough memory", path: file.path)
        }
        return quotedScalar() ?? directive() ?? quoteNeeded() ?? surplusBracket()
            ?? invisibleSeparator() ?? document() ?? other()
    }

    /// A mistake inside quotes.
    private func quotedScalar() -> Diagnostic? {
        guard failure.context.hasSuffix("quoted scalar") else { return nil }
        if failure.problem.contains("end of stream") || failure.problem.contains("indicator") {
            return syntax(
                "the quote that opens here is not closed", advice: "add the closing quote",
                at: context)
        }
        return syntax(
            "in double quotes a backslash begins an escape, and YAML does not know this one",
            advice: "write the value in single quotes, where a backslash is a backslash")
    }

    private func directive() -> Diagnostic? {
        let line = file.lineRange(at: problem)
        guard !line.isEmpty, file.bytes[line.lowerBound] == UInt8(ascii: "%") else { return nil }
        return Diagnostic(
            "yaml-directive", "directives are not allowed",
            advice: "remove the line that begins with '%'",
            at: SourceLocation(file: file, range: line))
    }

    /// A value that must be quoted, on the line of the problem or of its context.
    private func quoteNeeded() -> Diagnostic? {
        let finder = RefusedValueFinder(bytes: file.bytes)
        let lines = [file.lineRange(at: problem), file.lineRange(at: context)]
        let flowStart = frames.first { $0.isFlow }?.start
        for line in lines where line.count <= SyntaxDiagnosis.longestLine {
            let isInFlow = flowStart.map { $0 < line.lowerBound } ?? false
            guard let found = finder.find(in: line, isInFlow: isInFlow) else { continue }
            var prefix = found.isElement ? "- " : ""
            if let key = found.key { prefix = file.text(in: key) + ": " }
            let text = file.text(in: found.meant ?? found.value)
            let message =
                found.meant == nil
                ? "YAML cannot read '\(shortened(text))' without quotes"
                : "for YAML the value ends at the second double quote"
            return Diagnostic(
                "yaml-quote-needed", message,
                advice: quotingAdvice(text, prefix: prefix, suffix: found.isKey ? ":" : ""),
                at: SourceLocation(file: file, range: found.value))
        }
        return nil
    }

    /// Text behind the end of the document.
    private func document() -> Diagnostic? {
        guard failure.problem.contains("<document start>") else { return nil }
        if let before = lineBefore(problem), file.text(in: before).hasPrefix("...") {
            return Diagnostic(
                "yaml-several-documents", "a second document begins here",
                advice: "write each flow into a file of its own", at: location(problem))
        }
        return syntax(
            "this does not belong to what comes before",
            advice: "begin the keys of one mapping in the same column")
    }

    private func other() -> Diagnostic {
        if hasTabInIndentation(problem) || hasTabInIndentation(context) {
            return syntax("a tab is used for indentation", advice: "indent with spaces")
        }
        if problem > 0, file.bytes[problem - 1] == UInt8(ascii: "'") {
            return syntax(
                "text follows the closing quote", advice: "inside single quotes write '' for '")
        }
        if let place = colonWithoutSpace() {
            return syntax(
                "a space is missing after ':'", advice: "write `key: value`", at: place)
        }
        let words = failure.problem
        if words.contains("',' or '") {
            let isMapping = words.contains("'}'")
            return syntax(
                "the '\(isMapping ? "{" : "[")' that opens here is not closed, or a ',' is missing",
                advice: "add the closing '\(isMapping ? "}" : "]")'", at: context)
        }
        return indentation(words)
    }

    /// What is left: mostly lines that begin in the wrong column.
    private func indentation(_ words: String) -> Diagnostic {
        let align = "begin the keys of one mapping in the same column"
        switch words {
        case "mapping values are not allowed in this context":
            return syntax("a mapping cannot begin here", advice: align)
        case "did not find expected key":
            return syntax("a key is expected here", advice: align)
        case "did not find expected '-' indicator":
            return syntax(
                "an element of the list is expected here",
                advice: "begin each element with '- ', all in the same column")
        case "could not find expected ':'":
            return syntax(
                "a ':' is missing after the key", advice: "write `key: value`", at: context)
        case "block sequence entries are not allowed in this context":
            return syntax("a list cannot begin here", advice: "begin the list on the next line")
        case "mapping keys are not allowed in this context":
            return syntax("'?' begins a key here", advice: "write `key: value`, without the '?'")
        case "did not find expected node content":
            return syntax(
                "a value is expected here", advice: "write the value, in single quotes if need be")
        default:
            let context = failure.context.isEmpty ? "" : failure.context + ": "
            return syntax(context + words, advice: nil)
        }
    }
}
