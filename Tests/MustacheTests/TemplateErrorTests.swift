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
            "{{#parameters}}\n {{x}}",
            .unknownName(
                "x", available: ["label", "-first", "-last"] + names), 2, 4
        ),
        ("{{^parameters}}{{label}}", .unknownName("label", available: names), 1, 18),
        ("{{#summary}}{{x}}", .unknownName("x", available: ["."] + names), 1, 15),
        ("{{#imports}}{{x}}", .unknownName("x", available: [".", "-first", "-last"] + names), 1, 15),
        ("{{.}}", .unknownName(".", available: names), 1, 3),
        ("{{-first}}", .unknownName("-first", available: names), 1, 3),
        ("{{#x}}{{/x}}", .unknownName("x", available: names), 1, 4),
        ("{{isAsync}}", .unprintable("isAsync", kind: "flag"), 1, 3),
        ("{{imports}}", .unprintable("imports", kind: "list"), 1, 3),
        ("{{ client }}", .unprintable("client", kind: "list"), 1, 4),
        ("{{#imports}}{{-last}}", .unprintable("-last", kind: "flag"), 1, 15),
        ("{{client.type}}", .unknownName("client.type", available: names), 1, 3),
        ("{{is async}}", .malformedName("is async"), 1, 3),
        ("{{ # name }}", .malformedName("# name"), 1, 4),
        ("{{}}", .malformedName(""), 1, 3), ("a{{# }}", .malformedName(""), 1, 6),
        ("👩‍👧{{", .unclosedTag, 1, 4), ("{{name", .unclosedTag, 1, 1), ("{{name}", .unclosedTag, 1, 1),
        ("{{name\n}}", .unclosedTag, 1, 1), ("\n{{name {{name}}", .malformedName("name {{name"), 2, 3),
        ("{{name} }", .unclosedTag, 1, 1), ("\n {{#name}}{{^client}}\n{{/client}}", .unclosedSection("name"), 2, 2),
        ("{{#name}} {{#isAsync}}", .unclosedSection("isAsync"), 1, 11), ("a\n\n b{{/name}}", .strayEnd("name"), 3, 3),
        ("{{#name}}{{#client}}{{/ name }}", .wrongEnd("name", open: "client"), 1, 21),
        ("{{=<% %>=}}", .malformedName("=<% %>="), 1, 3), ("\n{{>p}}", .malformedName(">p"), 2, 3),
        ("{{! a }}", .malformedName("! a"), 1, 3), ("{{{name}}}", .malformedName("{name"), 1, 3),
        ("{{&name}}", .malformedName("&name"), 1, 3),
    ]

    @Test(arguments: cases) func isFound(_ source: String, _ problem: Problem, _ line: Int, _ column: Int) throws {
        let error = try #require(failure(of: source))
        #expect(error.problem == problem)
        #expect(error == TemplateError(problem: problem, template: "main", line: line, column: column))
    }

    @Test func messagesSayWhatToDo() {
        #expect(Problem.unknownName("x", available: []).message == "there is no 'x' here")
        #expect(
            Problem.unprintable("x", kind: "flag").message == "'x' is a flag, and only a text can be printed")
        #expect(Problem.tooDeep.message.contains("100"))
        #expect(Problem.unclosedSection("x").message.contains("{{/x}}"))
    }
}
