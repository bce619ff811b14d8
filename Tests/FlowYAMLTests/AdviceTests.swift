// Swift that YAML refuses or swallows, and text that hides a character: each piece
// of advice is followed to the letter, and the file is read again.

import Diagnostics
import FlowYAML
import Testing

@Suite struct AdviceTests {
    /// What a file says once the place of its only diagnostic reads `replacement`.
    private func fixed(_ text: String, _ diagnostic: Diagnostic, with replacement: String) throws -> String? {
        var bytes = Array(text.utf8)
        let range = try #require(diagnostic.location?.range)
        bytes.replaceSubrange(range, with: Array(replacement.utf8))
        let reading = YAMLDocument.read(SourceFile(path: "", bytes: bytes))
        #expect(reading.diagnostics.isEmpty)
        return reading.root?.outline
    }

    /// The place, the quoted form that stands in the advice, and the tree with that form.
    @Test(arguments: [
        ("p: { type: X, default: [:] }", "[:]", "default: ", "{p: {type: X, default: [:]}}"),
        ("sample: [:]\nb: c", "[:]", "sample: ", "{sample: [:], b: c}"),
        ("- [:]", "[:]", "- ", "[[:]]"), ("a: [a: [:]]", "[a: [:]]", "a: ", "{a: [a: [:]]}"),
        ("p: {\n  a: [[:]],\n}", "[[:]]", "a: ", "{p: {a: [[:]]}}"),
        ("w: p == \"a: b\"", "p == \"a: b\"", "w: ", "{w: p == \"a: b\"}"),
        ("p: { w: p == \"a: b\" }", "p == \"a: b\"", "w: ", "{p: {w: p == \"a: b\"}}"),
        ("- w: p == \"a: b\"\n  t: c", "p == \"a: b\"", "w: ", "[{w: p == \"a: b\", t: c}]"),
        ("w: p == \" #\"", "p == \" #\"", "w: ", "{w: p == \" #\"}"),
        ("w: p == \" #\" # c\nb: d", "p == \" #\"", "w: ", "{w: p == \" #\", b: d}"),
        ("- p == \"\\\" #\" && x", "p == \"\\\" #\" && x", "- ", "[p == \"\\\" #\" && x]"),
        ("w: f(a #b)", "f(a #b)", "w: ", "{w: f(a #b)}"),
        ("p: { w: x == \" #\" }", "x == \" #\"", "w: ", "{p: {w: x == \" #\"}}"),
        ("p: {\n  w: x == \" #\",\n  b: c }", "x == \" #\"", "w: ", "{p: {w: x == \" #\", b: c}}"),
        ("p: [\n  f(x #y), b ]", "f(x #y)", "", "{p: [f(x #y), b]}"),
        ("x: \"(\" + x + \")\"", "\"(\" + x + \")\"", "x: ", "{x: \"(\" + x + \")\"}"),
        ("d: \"a\" + \"b\"", "\"a\" + \"b\"", "d: ", "{d: \"a\" + \"b\"}"),
    ])
    func quoted(text: String, value: String, prefix: String, tree: String) throws {
        let diagnostics = read(text).diagnostics
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostics.count == 1 && diagnostic.id == "yaml-quote-needed")
        #expect(diagnostic.location?.text == value)
        #expect(diagnostic.advice == "write it in quotes: `\(prefix)'\(value)'`")
        #expect(try fixed(text, diagnostic, with: "'\(value)'") == tree)
    }

    @Test(arguments: [
        ("then: \".s(m: \"a\")\"", ".s(m: \"a\")", "then: ", "{then: .s(m: \"a\")}"),
        ("then: \".s(m: \" a \")\"", ".s(m: \" a \")", "then: ", "{then: .s(m: \" a \")}"),
        ("x: \"\"a\" + \"b\"\"", "\"a\" + \"b\"", "x: ", "{x: \"a\" + \"b\"}"),
        ("p: { t: \".f(x: \"\")\", b: c }", ".f(x: \"\")", "t: ", "{p: {t: .f(x: \"\"), b: c}}"),
        ("- \".f(x: \"a\")\"", ".f(x: \"a\")", "- ", "[.f(x: \"a\")]"),
    ]) func outerQuotesWereForYAML(text: String, value: String, prefix: String, tree: String) throws {
        let diagnostic = try #require(read(text).diagnostics.first)
        #expect(diagnostic.id == "yaml-quote-needed")
        #expect(diagnostic.location?.text == "\"\(value)\"")
        #expect(diagnostic.advice == "write it in quotes: `\(prefix)'\(value)'`")
        #expect(try fixed(text, diagnostic, with: "'\(value)'") == tree)
    }

    @Test(arguments: [
        ("when: !flag", "yaml-tag", "when: '!flag'"),
        ("when: !a.b\nc: d", "yaml-tag", "when: '!a.b'"),
        ("when: !a == b", "yaml-tag", "when: '!a == b'"),
        ("p: { a: &Foo }", "yaml-anchor", "a: '&Foo'"),
        ("- &Foo", "yaml-anchor", "- '&Foo'"), ("x: [&Foo]", "yaml-anchor", "'&Foo'"),
    ])
    func swallowed(text: String, id: DiagnosticID, quoted: String) {
        let diagnostic = read(text).diagnostics.first
        #expect(diagnostic?.id == id)
        #expect(diagnostic?.advice == "write it in quotes: `\(quoted)`")
    }

    @Test func commentInsideSeveralLines() throws {
        let text = "a: x\n  y == \" #\"\nb: c"
        let reading = read(text)
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(diagnostic.id == "yaml-quote-needed")
        #expect(diagnostic.advice == "write the whole value in single quotes")
        #expect(reading.root?.at("a")?.scalar?.text == "x\n  y == \" #\"")
        #expect(try fixed(text, diagnostic, with: "'x\n  y == \" #\"'") == "{a: x y == \" #\", b: c}")
    }

    @Test(arguments: [
        ("a: 5\" wide # a note", "{a: 5\" wide}"), ("a: b [ # c", "{a: b [}"), ("a: \"x\" # \"", "{a: x}"),
        ("a: f(x) # (c)", "{a: f(x)}"), ("a: b# \"", "{a: b# \"}"),
    ]) func comments(text: String, tree: String) {
        #expect(read(text).diagnostics.isEmpty)
        #expect(read(text).root?.outline == tree)
    }

    @Test(arguments: [
        ("- w == \"a: b\"", "w == \"a: b\"", "[w == \"a: b\"]"),
        ("p: { w: x == \"a, b\", c: d }", "x == \"a, b\"", "{p: {w: x == \"a, b\", c: d}}"),
    ])
    func splitInsideQuotes(text: String, value: String, tree: String) throws {
        let reading = read(text)
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(reading.diagnostics.map(\.id) == ["yaml-split-value"])
        #expect(diagnostic.advice?.contains("'\(value)'") == true)
        #expect(reading.root?.outline == tree)
        #expect(try fixed(text, diagnostic, with: "'\(value)'") == tree)
    }

    @Test(arguments: [
        ("a: [String]]", "]", "{a: [String]}"), ("- [a]]\n- b", "]", "[[a], b]"),
        ("p: { a: [b]], c: d }", "]", "{p: {a: [b], c: d}}"), ("a: {b: c}}", "}", "{a: {b: c}}"),
        ("[[a]]]", "]", "[[a]]"), ("a: [\n  b]]\nc: d", "]", "{a: [b], c: d}"), ("a: [b}]", "}", "{a: [b]}"),
    ]) func bracketTooMany(text: String, bracket: String, tree: String) throws {
        let diagnostic = try #require(read(text).diagnostics.first)
        #expect(diagnostic.id == "yaml-syntax" && diagnostic.location?.text == bracket)
        #expect(diagnostic.message == "this '\(bracket)' closes nothing")
        #expect(diagnostic.advice?.hasPrefix("remove it, or add the '") == true)
        #expect(try fixed(text, diagnostic, with: "") == tree)
    }

    @Test(arguments: ["p: { a: [b }", "p: [ { a: b ]"])
    func bracketTooFew(text: String) {
        #expect(read(text).diagnostics.first?.advice?.hasPrefix("add the closing") == true)
    }

    @Test(arguments: [
        ("\u{2028}", "U+2028 (line separator)"), ("\u{2029}", "U+2029 (paragraph separator)"),
        ("\u{85}", "U+0085 (next line)"),
    ])
    func invisible(separator: String, name: String) throws {
        for text in ["s: a\(separator)b\nt: c", "s: a\(separator)b", "x: é\ns: a\(separator)b"] {
            let diagnostic = try #require(read(text).diagnostics.first)
            #expect(diagnostic.id == "yaml-syntax" && diagnostic.location?.text == separator)
            #expect(diagnostic.message.contains(name))
            #expect(diagnostic.advice == "remove it, or put the text in double quotes")
            #expect(try fixed(text, diagnostic, with: "")?.contains("s: ab") == true)
            let quoted = text.replacing("a\(separator)b", with: "\"a\(separator)b\"")
            #expect(read(quoted).diagnostics.isEmpty)
        }
    }

    @Test(arguments: [
        ("a: ? b", "write `key: value`, without the '?'"),
        (
            "? a: b",
            "write one name with a ':' behind it, as in `name: value`, without the '?'"
        ),
        (
            String(repeating: "[", count: 70),
            "write fewer levels, or split the flow into several files"
        ),
        (
            String(repeating: "a", count: YAMLDocument.maximumSize + 1),
            "split the flow into several files"
        ),
    ])
    func help(text: String, advice: String) {
        #expect(read(text).diagnostics.map(\.advice) == [advice])
    }
}
