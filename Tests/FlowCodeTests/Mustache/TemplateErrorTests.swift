// Every error, with its exact place.

import FlowCode
import Testing

@Suite struct TemplateErrorTests {
    /// A message.
    struct Problem: Sendable {
        let message: String

        static func unknownName(_ name: String) -> Problem { Problem(message: "there is no '\(name)' here") }
        static func unprintable(_ name: String) -> Problem {
            Problem(message: "'\(name)' is not a text, and only a text can be printed")
        }
        static func malformedName(_ name: String) -> Problem {
            Problem(message: "'\(name)' is not a name; tags are {{name}}, and {{#name}} or {{^name}} with {{/name}}")
        }
        static let unclosedTag = Problem(message: "this tag is not closed")
        static func unclosedSection(_ name: String) -> Problem {
            Problem(message: "section '\(name)' has no end tag '{{/\(name)}}'")
        }
        static func strayEnd(_ name: String) -> Problem { Problem(message: "'{{/\(name)}}' ends no section") }
        static func wrongEnd(_ name: String, open: String) -> Problem {
            Problem(message: "'{{/\(name)}}' closes a section while '\(open)' is open")
        }
    }

    static let cases: [(String, Problem, Int, Int)] = [
        ("a\nbé {{nme}}", .unknownName("nme"), 2, 6),
        ("{{ Name }}", .unknownName("Name"), 1, 4),
        ("{{#parameters}}\n {{x}}", .unknownName("x"), 2, 4),
        ("{{^parameters}}{{label}}", .unknownName("label"), 1, 18),
        ("{{#summary}}{{x}}", .unknownName("x"), 1, 15),
        ("{{#imports}}{{x}}", .unknownName("x"), 1, 15),
        ("{{.}}", .unknownName("."), 1, 3),
        ("{{-first}}", .unknownName("-first"), 1, 3),
        ("{{#x}}{{/x}}", .unknownName("x"), 1, 4),
        ("{{isAsync}}", .unprintable("isAsync"), 1, 3),
        ("{{imports}}", .unprintable("imports"), 1, 3),
        ("{{ client }}", .unprintable("client"), 1, 4),
        ("{{#imports}}{{-last}}", .unprintable("-last"), 1, 15),
        ("{{client.type}}", .unknownName("client.type"), 1, 3),
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
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.unicodeScalars }
        let before = lines[..<(line - 1)].map { $0.count + 1 }.reduce(0, +) + column - 1
        let offset = String(source.unicodeScalars.prefix(before)).utf8.count
        #expect(failure(of: source) == TemplateError(problem.message, template: "main", offset: offset))
    }
}
