// What templates print: the parts that the public specification leaves open, or has otherwise.

import Mustache
import Testing

@Suite struct RenderingTests {
    @Test func nothingIsEscaped() throws {
        let step = Step(name: "<a> & \"b\" 'c' {{name}}")
        #expect(try render("{{name}}|{{{name}}}|{{&name}}", step) == "\(step.name)|\(step.name)|\(step.name)")
    }

    @Test(arguments: [
        ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["a", "b", "c"], "a, b, c"),
    ])
    func firstAndLast(_ labels: [String], _ expected: String) throws {
        let step = Step(name: "ask", parameters: labels.map { Parameter($0) })
        let byLast = "{{#parameters}}{{label}}{{^-last}}, {{/-last}}{{/parameters}}"
        #expect(try render(byLast, step) == expected)
        let byFirst = "{{#parameters}}{{^-first}}, {{/-first}}{{label}}{{/parameters}}"
        #expect(try render(byFirst, step) == expected)
    }

    @Test func firstAndLastOfTexts() throws {
        let step = Step(name: "ask", imports: ["A", "B"])
        let source = "{{#imports}}{{#-first}}import {{/-first}}{{.}}{{^-last}}+{{/-last}}{{/imports}}"
        #expect(try render(source, step) == "import A+B")
    }

    @Test func firstAndLastBelongToTheInnermostList() throws {
        let step = Step(name: "ask", imports: ["A", "B"], parameters: [Parameter("p"), Parameter("q")])
        let source = """
            {{#imports}}{{#parameters}}{{#-last}}{{label}}{{/-last}}{{/parameters}}\
            {{^-last}};{{/-last}}{{/imports}}
            """
        #expect(try render(source, step) == "q;q")
    }

    @Test func firstAndLastAreSeenThroughARecord() throws {
        let step = Step(name: "ask", imports: ["A", "B"], client: Client(type: "C"))
        let source = "{{#imports}}{{#client}}{{type}}{{^-last}},{{/-last}}{{/client}}{{/imports}}"
        #expect(try render(source, step) == "C,C")
    }

    @Test(arguments: [("", "none"), ("s", "[s ask]")]) func textSections(_ summary: String, _ expected: String) throws {
        let source = "{{#summary}}[{{.}} {{name}}]{{/summary}}{{^summary}}none{{/summary}}"
        #expect(try render(source, Step(name: "ask", summary: summary)) == expected)
    }

    @Test func recordsThatAreAbsent() throws {
        let source = """
            {{client.type}}{{client.maker.label}}{{#client.isShared}}!{{/client.isShared}}\
            {{^client.isShared}}a{{/client.isShared}}{{^client.maker}}b{{/client.maker}}\
            {{#client}}!{{/client}}{{^client}}c{{/client}}
            """
        #expect(try render(source) == "abc")
    }

    @Test func recordsThatAreThere() throws {
        let client = Client(type: "C", isShared: true, maker: Parameter("m"))
        let step = Step(name: "ask", client: client)
        #expect(try render("{{client.maker.label}} {{client.type}}", step) == "m C")
        let nested = "{{#client.maker}}{{label}} {{name}}{{/client.maker}}"
        #expect(try render(nested, step) == "m ask")
        let outer = "{{#client}}{{#maker}}{{type}}{{#isShared}} {{label}}{{/isShared}}{{/maker}}{{/client}}"
        #expect(try render(outer, step) == "C m")
    }

    @Test func dottedListSection() throws {
        let shape = Shape([.init("a", .record(Shape([.init("b", .list(.item))])))])
        let template = try Template(name: "main", source: "{{#a.b}}{{.}}{{/a.b}}", shape: shape)
        let items = ["x", "y"].map { Record([.text($0)]) }
        #expect(template.render(Record([.record(Record([.list(items)]))])) == "xy")
        #expect(template.render(Record([.record(nil)])) == "")
    }

    @Test func innerNamesHideOuterOnes() throws {
        let inner = Shape([.init("a", .text)])
        let shape = Shape([.init("a", .text), .init("b", .text), .init("r", .record(inner))])
        let source = "{{a}}{{#r}}{{a}}{{b}}{{/r}}{{a}}"
        let template = try Template(name: "main", source: source, shape: shape)
        let record = Record([.text("1"), .text("2"), .record(Record([.text("3")]))])
        #expect(template.render(record) == "1321")
    }

    @Test func windowsLineEndings() throws {
        let source = "a\r\n  {{#isAsync}}\r\nb\r\n  {{! c }}\r\n\t{{/isAsync}}\t\r\nd\r\n{{>p}}\r\n"
        let step = Step(name: "ask", isAsync: true)
        #expect(try render(source, step, ["p": "e\r\n"]) == "a\r\nb\r\nd\r\ne\r\n")
    }

    @Test func unicode() throws {
        let shape = Shape([.init("größe", .text), .init("名", .text)])
        let source = "é {{größe}} 👩‍👩‍👧 {{名}} \u{2028}"
        let template = try Template(name: "main", source: source, shape: shape)
        #expect(template.render(Record([.text("ß"), .text("👍🏽")])) == "é ß 👩‍👩‍👧 👍🏽 \u{2028}")
    }

    @Test func bytesThatAreNotUTF8PassThrough() throws {
        let bytes: [UInt8] = [0xFF, 0x7B, 0x7B, 0x61, 0x7D, 0x7D, 0x00, 0xC3]
        let template = try Template(name: "main", utf8: bytes, shape: Shape([.init("a", .text)]))
        #expect(template.renderMarked(Record([.text("b")])).utf8 == [0xFF, 0x62, 0x00, 0xC3])
    }

    @Test(arguments: [
        ("{", "{"), ("{ {", "{ {"), ("}}", "}}"), ("}}{{name}}}", "}}ask}"),
        ("{ {{name}} }", "{ ask }"),
        ("{{!}}", ""), ("{{! {{name} }}x", "x"), ("", ""), ("\n", "\n"),
        ("{{name}}{{name}}", "askask"),
    ])
    func braces(_ source: String, _ expected: String) throws {
        #expect(try render(source) == expected)
    }

    @Test func aRecordThatDoesNotFitCountsAsEmpty() throws {
        let source = """
            {{name}}{{#isAsync}}!{{/isAsync}}{{#parameters}}{{label}}!{{/parameters}}\
            {{#imports}}{{.}}{{/imports}}{{client.type}}{{#client}}{{type}}{{/client}}.
            """
        let template = try load(source)
        let values: [Value] = [
            .text("x"), .flag(true), .list([Record([])]), .record(nil), .record(Record([])),
            .list([Record([.list([])])]),
        ]
        #expect(template.render(Record([])) == ".")
        for value in values {
            let output = template.render(Record(Array(repeating: value, count: 6)))
            #expect(output.hasSuffix("."))
        }
    }
}

@Suite struct PartialTests {
    @Test func indentsEachLineThatIsNotEmpty() throws {
        let partial = "func {{name}}() {\n\n    {{name}}\n{{! gone }}\n\r\n}\n"
        #expect(
            try render("x\n  {{>p}}\ny", Step(name: "f"), ["p": partial]) == "x\n  func f() {\n\n      f\n\r\n  }\ny")
    }

    @Test func indentationAddsUp() throws {
        let partials = ["a": "1\n\t{{>b}}\n{{name}}\n", "b": "2\n{{#isAsync}}\n{{/isAsync}}\n3\n"]
        let step = Step(name: "f", isAsync: true)
        #expect(try render(" {{>a}}\n", step, partials) == " 1\n \t2\n \t3\n f\n")
    }

    @Test func seesTheScopeWhereItStands() throws {
        let partials = ["p": "{{label}}{{^-last}}, {{/-last}}"]
        let step = Step(name: "f", parameters: [Parameter("a"), Parameter("b")])
        let source = "{{name}}({{#parameters}}{{>p}}{{/parameters}})"
        #expect(try render(source, step, partials) == "f(a, b)")
        let error = failure(of: "\n {{>p}}", partials)
        #expect(
            error?.description == """
                p:1:3: error: unknown name 'label'; available here: name, isAsync, summary, imports, \
                parameters, client, included from main:2:2
                """)
    }

    @Test func inlineIsNotIndented() throws {
        #expect(try render("  {{>p}}.", Step(name: "f"), ["p": "a\nb"]) == "  a\nb.")
    }

    @Test func sectionsAndTagsAtTheStartOfAnIndentedLine() throws {
        let partial = "{{#isAsync}}await {{/isAsync}}{{name}}\n{{>q}}!\n\r"
        let step = Step(name: "f", isAsync: true)
        #expect(try render("  {{>p}}\n", step, ["p": partial, "q": "q"]) == "  await f\n  q!\n\r")
    }

    @Test func twiceIsNotRecursion() throws {
        #expect(try render("{{>p}}{{>p}}", Step(name: "f"), ["p": "{{name}}"]) == "ff")
    }
}
