// How much a flow may hold: a part at its limit is read, and one beyond it is refused before anything else is looked
// at. What the rules do with a flow at the limits is counted, not timed.

import Testing

@testable import FlowFile
@testable import FlowModel

@Suite struct FlowLimitsTests {
    /// A flow with one collection of a given size, by the collection's key.
    private static let shapes: [String: @Sendable (Int) -> String] = [
        "steps": { "steps:\n" + lines($0) { "  s\($0):" } },
        "statuses": { "statuses:\n" + lines($0) { "  a\($0):" } },
        "errors": { "errors:\n" + lines($0) { "  a\($0):" } },
        "events": { "events:\n" + lines($0) { "  a\($0): { to: b }" } },
        "properties": { "properties:\n" + lines($0) { "  a\($0): Int" } },
        "views": { "views:\n" + lines($0) { "  a\($0):" } },
        "integrations": { "integrations:\n" + lines($0) { "  A\($0): { sdk: B }" } },
        "parameters": { "steps:\n  s:\n    parameters:\n" + lines($0) { "      a\($0): Int" } },
        "with": { "errors:\n  s:\n    with:\n" + lines($0) { "      a\($0): Int" } },
        "from": { "steps:\n  s: { from: [\(list($0))] }\n" },
        "via": { "steps:\n  s: { via: [\(list($0))] }\n" },
        "to": { "steps:\n  s: { to: [\(list($0))] }\n" },
        "cancels": { "steps:\n  s: { cancels: [\(list($0))] }\n" },
        "use": { "use: [\(list($0))]\n" }, "imports": { "imports: [\(list($0))]\n" },
        "needs": { "integrations:\n  A: { sdk: B, needs: [\(list($0))] }\n" },
        "sdk": { "integrations:\n  A: { sdk: [\(list($0))] }\n" },
        "after": { "integrations:\n  A: { sdk: B, after: [\(list($0))] }\n" },
        "mock": { "steps:\n  s:\n    mock:\n" + lines($0) { "      - { when: x == \($0) }" } },
        "delegates": {
            "integrations:\n  A:\n    sdk: B\n    delegates:\n" + lines($0) { "      D\($0): 'func a()'" }
        },
        "models": {
            "integrations:\n  A:\n    sdk: B\n    models:\n"
                + lines($0) { "      M\($0): { for: B }" }
        },
        "controllers": {
            "integrations:\n  A:\n    sdk: B\n    controllers:\n" + lines($0) { "      C\($0): x" }
        },
        "fields": {
            "integrations:\n  A:\n    sdk: B\n    models:\n      M:\n        fields:\n"
                + lines($0) { "          f\($0): Int" }
        },
    ]

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }

    private static func list(_ count: Int) -> String {
        (0..<count).map { "x\($0)" }.joined(separator: ", ")
    }

    @Test(arguments: shapes.keys.sorted())
    func limit(key: String) throws {
        let shape = try #require(Self.shapes[key])
        let most = FlowLimits.entries
        let full = Decode.flow("flow: F\n" + shape(most))
        #expect(!full.diagnostics.contains { $0.id == "flow-limit" })
        let over = Decode.flow("flow: F\n" + shape(most + 1))
        #expect(over.value == nil)
        let found = try #require(over.diagnostics.first)
        #expect(over.diagnostics.count == 1)
        #expect(found.location?.text == key)
        #expect(found.message == "'\(key)' has \(most + 1) entries; the limit is \(most)")
    }

    @Test("Unknown keys, nameless lists and the flow itself have a limit too") func others() {
        let rest = ["steps:\n  s:\n", "- a\n", "flow: F\n", "a:\n"]
        let indents = ["    k", "- k", "k", "- k"]
        for (head, indent) in zip(rest, indents) {
            let text = head + Self.lines(FlowLimits.entries + 1) { "\(indent)\($0): 1" }
            #expect(Decode.flow(text).diagnostics.map(\.id) == ["flow-limit"], "\(head)")
        }
    }

    @Test("Misspelt names get a bounded number of diagnostics") func misspeltNames() throws {
        let statuses = "statuses:\n" + Self.lines(500) { "  status\($0):" }
        let wrong = (0..<100).map { "stxtus\($0)" }.joined(separator: ", ")
        let steps = "steps:\n" + Self.lines(20) { "  s\($0): { to: [\(wrong)], cancels: [\(wrong)] }" }
        let flow = try #require(Decode.flow("flow: F\n" + statuses + steps).value)
        #expect(StatusRules.unknown(FlowFacts(flow)).count == DiagnosticList.limit)
        let found = RuleBook.check(flow)
        #expect(found.count == DiagnosticList.limit + 1)
        #expect(found.last?.id == "yaml-too-many-errors")
    }

    @Test("The shortest paths of a flow look at each of its transitions once, or twice") func shortestPaths() throws {
        let names = (0..<200).map { "a\($0)" }
        let all = names.joined(separator: ", ")
        let ends = names.prefix(100).joined(separator: ", ")
        let text =
            "flow: F\nstatuses:\n" + Self.lines(200) { "  a\($0):" } + "steps:\n"
            + Self.lines(100) { "  s\($0): { from: [\(all)], via: [a1, a2], to: [\(ends)] }" }
        let flow = try #require(Decode.flow(text).value)
        let facts = FlowFacts(flow)
        let size = facts.graph.transitions.reduce(0) { $0 + $1.via.count + $1.ends.count }
        #expect(ShortestScenarios(facts.graph).work <= 2 * size)
    }
}
