// Every error, with its exact place.

import Mustache
import Testing

@Suite struct TemplateErrorTests {
    typealias Problem = TemplateError.Problem

    static let names = ["name", "isAsync", "summary", "imports", "parameters", "client"]

    static let cases: [(String, Problem, Int, Int)] = [
        ("a\nbé {{nme}}", .unknownName("nme", available: names), 2, 6),
        ("{{ Name }}", .unknownName("Name", available: names), 1, 4),
        (
            "{{#parameters}}\r\n {{x}}",
            .unknownName(
                "x", available: ["label", "-first", "-last"] + names), 2, 4
        ),
        ("{{^parameters}}{{label}}", .unknownName("label", available: names), 1, 18),
        ("{{#summary}}{{x}}", .unknownName("x", available: ["."] + names), 1, 15),
        ("{{#imports}}{{x}}", .unknownName("x", available: [".", "-first", "-last"] + names), 1, 15),
        ("{{client.maker.x}}", .unknownName("x", available: ["label"]), 1, 16),
        ("{{.}}", .unknownName(".", available: names), 1, 3),
        ("{{-first}}", .unknownName("-first", available: names), 1, 3),
        ("{{#x}}{{/x}}", .unknownName("x", available: names), 1, 4),
        ("{{isAsync}}", .wrongKind("isAsync", found: "flag", wanted: "text"), 1, 3),
        ("{{{imports}}}", .wrongKind("imports", found: "list", wanted: "text"), 1, 4),
        ("{{& client}}", .wrongKind("client", found: "record", wanted: "text"), 1, 5),
        ("{{name.x}}", .wrongKind("name", found: "text", wanted: "record"), 1, 3),
        ("{{client.type.x}}", .wrongKind("type", found: "text", wanted: "record"), 1, 10),
        ("{{parameters.label}}", .wrongKind("parameters", found: "list", wanted: "record"), 1, 3),
        ("{{#imports}}{{-last}}", .wrongKind("-last", found: "flag", wanted: "text"), 1, 15),
        ("{{client..type}}", .malformedName("client..type"), 1, 10),
        ("{{.name}}", .malformedName(".name"), 1, 3),
        ("{{client.}}", .malformedName("client."), 1, 10),
        ("{{is async}}", .malformedName("is async"), 1, 3),
        ("{{ # name }}", .malformedName("# name"), 1, 4),
        ("{{>a b c}}", .malformedName("a b"), 1, 4),
        ("{{}}", .emptyTag, 1, 1), ("a{{# }}", .emptyTag, 1, 2), ("{{{ }}}", .emptyTag, 1, 1),
        ("👩‍👧{{", .unclosedTag, 1, 4), ("{{name", .unclosedTag, 1, 1), ("{{name}", .unclosedTag, 1, 1),
        ("{{name\n}}", .unclosedTag, 1, 1), ("\r\n{{name {{name}}", .unclosedTag, 2, 1),
        ("{{{name}}", .unclosedTag, 1, 1), ("{{! a }\n}", .unclosedTag, 1, 1), ("{{!}", .unclosedTag, 1, 1),
        ("{{name} }", .unclosedTag, 1, 1), ("\n {{#name}}{{^client}}\n{{/client}}", .unclosedSection("name"), 2, 2),
        ("{{#name}} {{#isAsync}}", .unclosedSection("isAsync"), 1, 11), ("a\n\n b{{/name}}", .strayEnd("name"), 3, 3),
        ("{{#name}}{{#client}}{{/ name }}", .wrongEnd("name", open: "client"), 1, 21),
        ("{{=<% %>=}}", .unsupportedTag("="), 1, 1), ("\n{{<p}}", .unsupportedTag("<"), 2, 1),
        ("{{$b}}", .unsupportedTag("$"), 1, 1), ("{{%p}}", .unsupportedTag("%"), 1, 1),
        (" {{> gone }}", .unknownPartial("gone"), 1, 6),
        ("{{>main}}", .recursivePartial("main"), 1, 4),
    ]

    @Test(arguments: cases) func isFound(_ source: String, _ problem: Problem, _ line: Int, _ column: Int) throws {
        let error = try #require(failure(of: source))
        #expect(error.problem == problem)
        #expect(error.site == TemplateError.Site(template: "main", line: line, column: column))
        #expect(error.includedFrom == [])
        #expect(error.description == "main:\(line):\(column): error: \(problem.message)")
    }

    @Test func messagesSayWhatToDo() {
        #expect(
            Problem.unknownName("x", available: []).message
                == "unknown name 'x'; available here: nothing")
        #expect(
            Problem.wrongKind("x", found: "flag", wanted: "text").message
                == "'x' is a flag, where a text is wanted")
        #expect(Problem.tooDeep.message.contains("100"))
        #expect(Problem.unclosedSection("x").message.contains("{{/x}}"))
    }

    @Test func insidePartialsTheWayIsTold() throws {
        let partials = ["a": "\n{{>b}}", "b": "x {{>a}}"]
        let error = try #require(failure(of: "\n\n {{>a}}", partials))
        #expect(error.problem == .recursivePartial("a"))
        #expect(
            error.description == """
                b:1:6: error: partial 'a' includes itself, included from a:2:1, included from main:3:2
                """)
    }

    @Test(arguments: ["{{#name}}", "{{/name}}"]) func sectionsDoNotCrossPartials(_ partial: String) throws {
        let error = try #require(failure(of: "{{#name}}{{>p}}{{/name}}", ["p": partial]))
        #expect(error.site == TemplateError.Site(template: "p", line: 1, column: 1))
    }
}
