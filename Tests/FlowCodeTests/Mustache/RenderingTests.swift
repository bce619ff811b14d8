// What templates print: the parts that the public specification leaves open, or has otherwise.

import FlowCode
import Testing

@Suite struct RenderingTests {
    @Test func nothingIsEscaped() throws {
        let step = Step(name: "<a> & \"b\" 'c' {{name}}")
        #expect(try render("{{name}}", step) == step.name)
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

    @Test func firstAndLastAreSeenThroughAFlag() throws {
        let step = Step(name: "ask", isAsync: true, imports: ["A", "B"])
        let source = "{{#imports}}{{#isAsync}}C{{^-last}},{{/-last}}{{/isAsync}}{{/imports}}"
        #expect(try render(source, step) == "C,C")
    }

    @Test(arguments: [("", "none"), ("s", "[s ask]")]) func textSections(_ summary: String, _ expected: String) throws {
        let source = "{{#summary}}[{{.}} {{name}}]{{/summary}}{{^summary}}none{{/summary}}"
        #expect(try render(source, Step(name: "ask", summary: summary)) == expected)
    }

    @Test func listsOfOneItemOrNone() throws {
        #expect(try render("{{#client}}!{{/client}}{{^client}}c{{/client}}") == "c")
        let client = Client(type: "C", isShared: true, maker: Parameter("m"))
        let outer = "{{#client}}{{#maker}}{{type}}{{#isShared}} {{label}}{{/isShared}}{{/maker}}{{/client}}"
        #expect(try render(outer, Step(name: "ask", client: client)) == "C m")
    }

    @Test func innerNamesHideOuterOnes() throws {
        let inner = Shape([.init("a", .text)])
        let shape = Shape([.init("a", .text), .init("b", .text), .init("r", .list(inner))])
        let source = "{{a}}{{#r}}{{a}}{{b}}{{/r}}{{a}}"
        let record = Record([.text("1"), .text("2"), .list([Record([.text("3")])])])
        #expect(try load(source, shape: shape).render(record).text == "1321")
    }

    @Test(
        "A tag of a section that is alone on its line takes the line with it",
        arguments: [
            ("a\n  {{#isAsync}}\nb\n\t{{/isAsync}}\t\nc\n", "a\nb\nc\n"),
            ("{{#isAsync}}\nb\n{{/isAsync}}", "b\n"), ("{{#isAsync}} b\n{{/isAsync}}\n", " b\n"),
            ("{{#isAsync}}{{/isAsync}}\n", "\n"), ("a {{#isAsync}}\nb{{/isAsync}}\n", "a \nb\n"),
            ("  {{name}}\n", "  ask\n"), ("{{^isAsync}}\nb\n{{/isAsync}}\nc", "c"),
        ])
    func linesOfTags(_ source: String, _ expected: String) throws {
        #expect(try render(source, Step(name: "ask", isAsync: true)) == expected)
    }

    @Test func unicode() throws {
        let shape = Shape([.init("größe", .text), .init("名", .text)])
        let source = "é {{größe}} 👩‍👩‍👧 {{名}} \u{2028}"
        let template = try load(source, shape: shape)
        #expect(template.render(Record([.text("ß"), .text("👍🏽")])).text == "é ß 👩‍👩‍👧 👍🏽 \u{2028}")
    }

    @Test func bytesThatAreNotUTF8PassThrough() throws {
        let bytes: [UInt8] = [0xFF, 0x7B, 0x7B, 0x61, 0x7D, 0x7D, 0x00, 0xC3]
        let template = try Template(name: "main", utf8: bytes, shape: Shape([.init("a", .text)]))
        #expect(template.render(Record([.text("b")])).utf8 == [0xFF, 0x62, 0x00, 0xC3])
    }

    @Test(arguments: [
        ("{", "{"), ("{ {", "{ {"), ("}}", "}}"), ("}}{{name}}}", "}}ask}"),
        ("{ {{name}} }", "{ ask }"),
        ("", ""), ("\n", "\n"),
        ("{{name}}{{name}}", "askask"),
    ])
    func braces(_ source: String, _ expected: String) throws {
        #expect(try render(source) == expected)
    }
}
