// Every rule: its identifier, its place, its advice.

import Diagnostics
import FlowYAML
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
        ("<<: {a: b}", "1:1 yaml-merge-key '<<'"), ("a: b\n---\nc: d", "2:1 yaml-several-documents '---'"),
        ("a: b\n...\nc: d", "3:1 yaml-several-documents 'c'"),
        ("%YAML 1.1\n---\na: b", "1:1 yaml-directive '%YAML 1.1'"),
        ("%TAG ! x:\n---\na: b", "1:1 yaml-directive '%TAG ! x:'"),
        ("%FOO\n---\na: b", "1:1 yaml-directive '%FOO'"), ("%", "1:1 yaml-directive '%'"),
        ("", "1:1 yaml-empty ''"), ("\u{FEFF}", "1:1 yaml-empty ''"),
        ("# only\n", "1:1 yaml-empty ''"), ("---\n", "1:1 yaml-empty ''"),
        ("~", "1:1 yaml-empty ''"),
        ("é: b\u{0}\u{1}c", "1:5 yaml-control-character '\u{0}\u{1}'"),
        ("a: \u{7F}", "1:4 yaml-control-character '\u{7F}'"),
        ("a: \u{9B}x", "1:4 yaml-control-character '\u{9B}'"),
        ("a: \u{FFFE}x", "1:4 yaml-control-character '\u{FFFE}'"),
    ])
    func rule(text: String, expected: String) {
        #expect(read(text).summary(of: text) == [expected])
    }

    @Test(arguments: [
        ("type: [Int]?", "[Int]?", "type: '[Int]?'"),
        ("type: [Int]? # c\nb: c", "[Int]?", "type: '[Int]?'"),
        ("parameters: { a: [Int]? }", "[Int]?", "a: '[Int]?'"),
        ("p: { b: C, a: [Int]?, d: E }", "[Int]?", "a: '[Int]?'"),
        ("p: {\n  b: C,\n  a: [Int]?,\n}", "[Int]?", "a: '[Int]?'"),
        ("x: @escaping () -> Void", "@escaping () -> Void", "x: '@escaping () -> Void'"),
        ("x: { f: @escaping (A, B) -> C }", "@escaping (A, B) -> C", "f: '@escaping (A, B) -> C'"),
        ("p: (a: Int) -> Void", "(a: Int) -> Void", "p: '(a: Int) -> Void'"),
        ("p: { f: (a: Int, b: C) -> D, g: E }", "(a: Int, b: C) -> D", "f: '(a: Int, b: C) -> D'"),
        ("then: .f(x: .y)", ".f(x: .y)", "then: '.f(x: .y)'"),
        ("m:\n  - when: x\n    then: .f(x: 'y')", ".f(x: 'y')", "then: '.f(x: ''y'')'"),
        ("- then: .f(x: .y)", ".f(x: .y)", "then: '.f(x: .y)'"),
        ("a: `x`", "`x`", "a: '`x`'"), ("a: %x", "%x", "a: '%x'"), ("a: *?", "*?", "a: '*?'"),
        ("a: *x.y\nb: c", "*x.y", "a: '*x.y'"), ("a: &x.y", "&x.y", "a: '&x.y'"),
        ("w: !a && b", "!a && b", "w: '!a && b'"), ("a: > 3", "> 3", "a: '> 3'"),
        ("a: || x", "|| x", "a: '|| x'"), ("d: \"en\" + x", "\"en\" + x", "d: '\"en\" + x'"),
        ("w: a ? b : c", "a ? b : c", "w: 'a ? b : c'"),
        ("x:\n  - [Int]?\n  - b", "[Int]?", "- '[Int]?'"),
        ("- a: b\n  c: [Int]!", "[Int]!", "c: '[Int]!'"),
        ("a: { r: Result<[A], B> }", "Result<[A], B>", "r: 'Result<[A], B>'"),
        ("a: { r: Dictionary<S, [A]>, s: T }", "Dictionary<S, [A]>", "r: 'Dictionary<S, [A]>'"),
        ("a: [[Int]?]", "[[Int]?]", "a: '[[Int]?]'"),
        ("a: [String: [Int]?]", "[String: [Int]?]", "a: '[String: [Int]?]'"),
        ("a: [(String) -> [Int]]", "[(String) -> [Int]]", "a: '[(String) -> [Int]]'"),
        ("a: [ @x, b ]", "[ @x, b ]", "a: '[ @x, b ]'"),
        ("a: { $0 }.b", "{ $0 }.b", "a: '{ $0 }.b'"), ("a: ,b", ",b", "a: ',b'"),
        ("s: Note: this", "Note: this", "s: 'Note: this'"),
        ("é: ü\n😀: [ä]?", "[ä]?", "😀: '[ä]?'"),
    ])
    func quoteNeeded(text: String, value: String, quoted: String) throws {
        let reading = read(text)
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(reading.root == nil && reading.diagnostics.count == 1)
        #expect(diagnostic.id == "yaml-quote-needed")
        #expect(diagnostic.location?.text == value)
        #expect(diagnostic.advice == "write it in quotes: `\(quoted)`")
        // The advice works: with it in place the file is read, and the value is what was meant.
        let range = try #require(diagnostic.location?.range)
        var bytes = Array(text.utf8)
        let form = "'" + value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        bytes.replaceSubrange(range, with: Array(form.utf8))
        let fixed = YAMLDocument.read(SourceFile(path: "", bytes: bytes))
        #expect(fixed.diagnostics.isEmpty)
        #expect(fixed.root?.all.contains { $0.scalar?.text == value } == true)
    }

    @Test(arguments: [
        ("x: { r: Result<A, B> }", "Result<A, B>", "{ r: 'Result<A, B>' }", "{x: {r: Result<A, B>}}"),
        (
            "x: { p: (Int, Int, Int), q: C }", "(Int, Int, Int)", "{ p: '(Int, Int, Int)' }",
            "{x: {p: (Int, Int, Int), q: C}}"
        ),
        ("{f: (A, B) -> R<C,D>, g: H}", "(A, B) -> R<C,D>", "{ f: '(A, B) -> R<C,D>' }", "{f: (A, B) -> R<C,D>, g: H}"),
        ("m:\n  - .f(x: .y)", ".f(x: .y)", "- '.f(x: .y)'", "{m: [.f(x: .y)]}"),
        ("t:\n  (a: Int) -> V", "(a: Int) -> V", "t: '(a: Int) -> V'", "{t: (a: Int) -> V}"),
    ])
    func split(text: String, value: String, quoted: String, tree: String) throws {
        let reading = read(text)
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(reading.diagnostics.count == 1)
        #expect(diagnostic.id == "yaml-split-value")
        #expect(diagnostic.location?.text == value)
        #expect(diagnostic.advice == "write it in quotes: `\(quoted)`")
        #expect(reading.root?.outline == tree)
    }

    @Test(arguments: [
        "x: { w: a < b, c: }", "x: { a, b }", "x: { w: '(a', b }", "x: { a: (b, c: d }", "x: {a: A<B>}",
        "x: { f: (A) -> B, c }",
    ])
    func notSplit(text: String) {
        #expect(read(text).diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("a:b\nc: d", "1:1", "write `a: b`"), ("x: y\na:b\nc: d", "2:1", "write `a: b`"),
        ("a: \"x\nb: c", "1:4", "add the closing quote: `\"x\"`"),
        ("a: 'x\nb: c", "1:4", "add the closing quote: `'x'`"),
        ("a: 'x\nb: 'y'\nc: d", "1:4", "add the closing quote: `'x'`"),
        ("a: [b, c\nd: e", "1:4", "add the closing ']'"),
        ("a: {b: c\nd: e", "1:4", "add the closing '}'"),
        ("a: 'it's'", "1:7", "write it twice: `'it''s'`"),
        ("a: [Int", "1:4", "add the closing ']'"),
        (
            "a: \"\\(x)\"", "1:5",
            "write the value in single quotes, where a backslash is a backslash"
        ),
        ("a: - b", "1:4", "write `a: [b]`"),
        ("- a\nb: c", "2:1", "begin each element with '- ', all in the same column"),
        ("a: b\nc\nd: e", "2:1", "write the key, a ':', a space and the value"),
    ])
    func syntax(text: String, place: String, advice: String) throws {
        try judge(text, "yaml-syntax", place, advice)
    }

    @Test(arguments: [
        ("a:\n\tb: c", "2:1", "indent with spaces"),
        ("a:\n  b: c\n\td: e", "3:1", "indent with spaces"),
        ("a: b\n  c: d", "2:3", "begin it in column 1, below 'a'"),
        ("a:\n  b: c\n d: e", "3:2", "begin it in column 3, below 'b'"),
        ("  a: b\nc: d", "1:3", "begin it in column 1, below 'c'"),
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
            ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"), ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"),
            ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"),
        ] as [([UInt8], String)])
    func otherEncodings(bytes: [UInt8], name: String) {
        let reading = YAMLDocument.read(SourceFile(path: "", bytes: bytes))
        #expect(reading.root == nil && reading.diagnostics.map(\.id) == ["yaml-not-utf8"])
        #expect(reading.diagnostics.first?.message.contains(name) == true)
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x41], [0xE0, 0x80, 0x80],
            [0xED, 0xA0, 0x80],
            [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xFF],
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
        #expect(reading.root?.outline == "{a: 1}")
    }

    @Test func mistakesAreCollected() {
        let text = "a: *x\nb: !t\nb: &y\n? [c]\n: d\n<<: e\nf: g"
        let reading = read(text)
        #expect(
            reading.diagnostics.map(\.id) == [
                "yaml-alias", "yaml-tag", "yaml-duplicate-key", "yaml-anchor",
                "yaml-key-not-scalar",
                "yaml-merge-key",
            ])
        #expect(reading.root?.at("f")?.outline == "g")
    }
}
