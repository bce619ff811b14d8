// Every rule: its identifier, its place, its advice. Where the advice is to quote a value, the marked text is quoted,
// and the file is read again.

import FlowModel
import FlowFile
import Testing

@Suite struct YAMLRuleTests {
    @Test(arguments: [
        ("a: 1\nb: 2\na: 3", "3:1 yaml-duplicate-key 'a'"),
        ("x: {a: 1, 'a': 2}", "1:11 yaml-duplicate-key ''a''"),
        ("? [a]\n: b", "1:3 yaml-key-not-scalar '[a]'"),
        ("x: {{a: b}: c}", "1:5 yaml-key-not-scalar '{a: b}'"),
        ("a: &x b", "1:4 yaml-anchor '&x'"), ("a: &x\n  b: c", "1:4 yaml-anchor '&x'"),
        ("a: &x [b]", "1:4 yaml-anchor '&x'"), ("&x a: b", "1:1 yaml-anchor '&x'"), ("a: *x", "1:4 yaml-alias '*x'"),
        ("a: !!str b", "1:4 yaml-tag '!!str'"), ("a: !t [b]", "1:4 yaml-tag '!t'"),
        ("a: b\n---\nc: d", "2:1 yaml-several-documents '---'"),
        ("", "1:1 yaml-empty ''"), ("\u{FEFF}", "1:1 yaml-empty ''"),
        ("# only\n", "1:1 yaml-empty ''"), ("---\n", "1:1 yaml-empty ''"),
        ("~", "1:1 yaml-empty ''"),
        ("é: b\u{0}c", "1:5 yaml-control-character '\u{0}'"),
        ("a: \u{7F}", "1:4 yaml-control-character '\u{7F}'"),
        ("a: \u{9B}x", "1:4 yaml-control-character '\u{9B}'"),
        ("a: \u{FFFE}x", "1:4 yaml-control-character '\u{FFFE}'"),
    ])
    func rule(text: String, expected: String) {
        #expect(read(text).summary(of: text) == [expected])
    }

    /// A file, and the value that it needs quotes for.
    @Test(arguments: [
        ("type: [Int]?", "[Int]?"), ("type: [Int]? # c\nb: c", "[Int]?"), ("parameters: { a: [Int]? }", "[Int]?"),
        ("p: { b: C, a: [Int]?, d: E }", "[Int]?"), ("p: {\n  b: C,\n  a: [Int]?,\n}", "[Int]?"),
        ("x: @escaping () -> Void", "@escaping () -> Void"),
        ("x: { f: @escaping (A, B) -> C }", "@escaping (A, B) -> C"),
        ("p: (a: Int) -> Void", "(a: Int) -> Void"), ("p: { f: (a: Int, b: C) -> D, g: E }", "(a: Int, b: C) -> D"),
        ("then: .f(x: .y)", ".f(x: .y)"), ("m:\n  - when: x\n    then: .f(x: 'y')", ".f(x: 'y')"),
        ("- then: .f(x: .y)", ".f(x: .y)"), ("a: `x`", "`x`"), ("a: %x", "%x"), ("a: *?", "*?"),
        ("a: *x.y\nb: c", "*x.y"), ("a: &x.y", "&x.y"), ("w: !a && b", "!a && b"), ("a: > 3", "> 3"),
        ("a: || x", "|| x"), ("w: a ? b : c", "a ? b : c"), ("x:\n  - [Int]?\n  - b", "[Int]?"),
        ("- a: b\n  c: [Int]!", "[Int]!"), ("a: { r: Result<[A], B> }", "Result<[A], B>"),
        ("a: { r: Dictionary<S, [A]>, s: T }", "Dictionary<S, [A]>"), ("a: [[Int]?]", "[[Int]?]"),
        ("a: [String: [Int]?]", "[String: [Int]?]"), ("a: [(String) -> [Int]]", "[(String) -> [Int]]"),
        ("a: [ @x, b ]", "[ @x, b ]"), ("a: { $0 }.b", "{ $0 }.b"), ("a: ,b", ",b"), ("s: Note: this", "Note: this"),
        ("é: ü\n😀: [ä]?", "[ä]?"), ("p: { type: X, default: [:] }", "[:]"), ("w: p == \"a: b\"", "p == \"a: b\""),
        ("p: { w: p == \"a: b\" }", "p == \"a: b\""), ("d: \"en\" + x", "\"en\" + x"),
        ("x: \"(\" + x + \")\"", "\"(\" + x + \")\""),
    ])
    func quoteNeeded(text: String, value: String) throws {
        let reading = read(text)
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(reading.root == nil && reading.diagnostics.count == 1)
        #expect(diagnostic.id == "yaml-quote-needed")
        #expect(diagnostic.location?.text == value)
        #expect(diagnostic.advice?.hasPrefix("put the whole value in single quotes") == true)
        let range = try #require(diagnostic.location?.range)
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(range, with: Array("'\(value.replacing("'", with: "''"))'".utf8))
        let quoted = YAMLDocument.read(SourceFile(path: "", bytes: bytes))
        #expect(quoted.diagnostics.isEmpty)
        #expect(quoted.root?.all.contains { $0.scalar?.text == value } == true)
    }

    /// A file, and the value whose end YAML takes for a comment.
    @Test(arguments: [
        ("w: p == \" #\"", "p == \" #\""),
        ("- p == \"\\\" #\" && x", "p == \"\\\" #\" && x"), ("w: f(a #b)", "f(a #b)"),
        ("p: { w: x == \" #\" }", "x == \" #\" }"), ("a: x\n  y == \" #\"\nb: c", "x\n  y == \" #\""),
    ])
    func swallowedComment(text: String, value: String) {
        let diagnostics = read(text).diagnostics
        #expect(diagnostics.map(\.id) == ["yaml-quote-needed"])
        #expect(diagnostics.first?.location?.text == value)
        #expect(
            diagnostics.first?.advice == "put the whole value in single quotes; a comment has a space after its '#'")
    }

    @Test(arguments: [
        ("a: 5\" wide # a note", "{a: 5\" wide}"), ("a: b [ # c", "{a: b [}"), ("a: \"x\" # \"", "{a: x}"),
        ("a: f(x) # (c)", "{a: f(x)}"), ("a: b# \"", "{a: b# \"}"),
    ]) func comments(text: String, tree: String) {
        #expect(read(text).diagnostics.isEmpty)
        #expect(read(text).root?.outline == tree)
    }

    @Test(arguments: [
        ("when: !flag", "yaml-tag"), ("when: !a.b\nc: d", "yaml-tag"), ("when: !a == b", "yaml-tag"),
        ("p: { a: &Foo }", "yaml-anchor"), ("- &Foo", "yaml-anchor"), ("x: [&Foo]", "yaml-anchor"),
    ])
    func swallowed(text: String, id: DiagnosticID) {
        let diagnostic = read(text).diagnostics.first
        #expect(diagnostic?.id == id)
        #expect(diagnostic?.advice?.hasPrefix("put the whole value in single quotes; flow files have no ") == true)
    }

    @Test(arguments: [
        ("x: { r: Result<A, B> }", "Result<A, B>"), ("x: { p: (Int, Int, Int), q: C }", "(Int, Int, Int)"),
        ("{f: (A, B) -> R<C,D>, g: H}", "(A, B) -> R<C,D>"), ("p: { w: x == \"a, b\", c: d }", "x == \"a, b\""),
    ])
    func split(text: String, value: String) throws {
        let reading = read(text)
        #expect(reading.diagnostics.map(\.id) == ["yaml-split-value"])
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(diagnostic.location?.text == value)
        #expect(diagnostic.advice == "put the whole value in single quotes")
    }

    @Test(arguments: [
        "x: { w: a < b, c: }", "x: { a, b }", "x: { w: '(a', b }", "x: { a: (b, c: d }", "x: {a: A<B>}",
        "x: { f: (A) -> B, c }",
    ])
    func notSplit(text: String) {
        #expect(read(text).diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("a:b\nc: d", "1:1", "write `a:`, a space and the value"),
        ("x: y\na:b\nc: d", "2:1", "write `a:`, a space and the value"),
        ("a: \"x\nb: c", "1:4", "end the value with the quote that it begins with"),
        ("a: 'x\nb: c", "1:4", "end the value with the quote that it begins with"),
        ("a: 'x\nb: 'y'\nc: d", "1:4", "end the value with the quote that it begins with"),
        ("a: [b, c\nd: e", "1:4", "add the missing ']', or a ',' between two items"),
        ("a: {b: c\nd: e", "1:4", "add the missing '}', or a ',' between two items"),
        ("a: [String]]", "1:12", "remove it, or add the '[' that it closes"),
        ("a: {b: c}}", "1:10", "remove it, or add the '{' that it closes"),
        ("a: 'it's'", "1:7", "inside single quotes write '' for '"),
        ("a: [Int", "1:4", "add the missing ']', or a ',' between two items"),
        ("a: \"\\(x)\"", "1:5", "write `'\"\\(x)\"'`"),
        ("a: - b", "1:4", "begin the list on the next line, or write it in brackets: `[one, other]`"),
        ("- a\nb: c", "2:1", "begin each element with '- ', all in the same column"),
        ("a: b\nc\nd: e", "2:1", "write `c:`, and a ':' behind each other name that has none"),
    ])
    func syntax(text: String, place: String, advice: String) throws {
        try judge(text, "yaml-syntax", place, advice)
    }

    @Test(arguments: [
        ("a:\n\tb: c", "2:1", "indent with spaces, here and below"),
        ("a:\n  b: c\n\td: e", "3:1", "indent with spaces, here and below"),
        ("a: b\n  c: d", "2:3", "begin it in column 1, below 'a'"),
        ("a:\n  b: c\n d: e", "3:2", "begin it in column 3, below 'b', or in column 1, below 'a'"),
        ("  a: b\nc: d", "2:1", "begin it in column 3, below 'a'"),
    ])
    func indentation(text: String, place: String, advice: String) throws {
        try judge(text, "yaml-indentation", place, advice)
    }

    private func judge(_ text: String, _ id: DiagnosticID, _ place: String, _ advice: String) throws {
        let reading = read(text)
        let diagnostic = try #require(reading.diagnostics.first)
        let position = try #require(diagnostic.location?.position)
        #expect(reading.root == nil && diagnostic.id == id)
        #expect("\(position.line):\(position.column)" == place)
        #expect(diagnostic.advice == advice)
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x41], [0xE0, 0x80, 0x80],
            [0xED, 0xA0, 0x80],
            [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE, 0xFF, 0x00, 0x61], [0xFF, 0xFE, 0x61, 0x00],
            [0xF0, 0x9F, 0x98], [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x41, 0x80],
        ] as [[UInt8]])
    func invalidUTF8(broken: [UInt8]) {
        let bytes = Array("a: é\nb: ".utf8) + broken
        let reading = YAMLDocument.read(SourceFile(path: "", bytes: bytes))
        #expect(reading.root == nil && reading.diagnostics.map(\.id) == ["yaml-not-utf8"])
        #expect(reading.diagnostics.first?.location?.position == SourcePosition(line: 2, column: 4))
    }

    @Test func duplicateNamesTheFirst() {
        let reading = read("a: 1\n\na: 2\na: 3")
        #expect(reading.diagnostics.count == 2)
        #expect(reading.diagnostics.allSatisfy { $0.message.contains("first on line 1") })
        #expect(reading.root == nil)
    }

    @Test func mistakesAreCollected() {
        let text = "a: *x\nb: !t\nb: &y\n? [c]\n: d\nf: g"
        let reading = read(text)
        #expect(
            reading.diagnostics.map(\.id) == [
                "yaml-alias", "yaml-tag", "yaml-duplicate-key", "yaml-anchor",
                "yaml-key-not-scalar",
            ])
        #expect(reading.root == nil)
    }
}
