// Flows and configurations that break the rule `EnumCaseNames`, and their fixes.

import Testing

@Suite struct EnumCaseNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a status called like a member of its enum",
            Sample.chat
                .with("loading", "kind")
                .with("loading", "kind"),
            fix: [("kind", "loading")],
            says: #"""
                flow1.yaml:11:3: error: the status 'kind' has the name of a member that every such enum has [flow-reserved-name]
                11 |   kind:
                   |   ^~~~
                   = help: give it another name
                """#),
        RuleCase(
            "an error called like a member of every error",
            Sample.chat
                .with("  unknown:", "  localizedDescription:"),
            fix: [("localizedDescription", "unknown")],
            says: #"""
                flow1.yaml:14:3: error: the error 'localizedDescription' has the name of a member that every such enum has [flow-reserved-name]
                14 |   localizedDescription:
                   |   ^~~~~~~~~~~~~~~~~~~~
                   = help: give it another name
                """#),
        RuleCase(
            "a value of two types in two statuses",
            Sample.chat
                .with("  ready:\n", "  ready: { with: { count: Int } }\n")
                .with("  loading:\n", "  loading: { with: { count: Double } }\n"),
            fix: [("count: Double", "count: Int")],
            says: #"""
                flow1.yaml:11:22: error: the value 'count' is of type 'Double' here, and 'Int' in the status 'ready' [flow-name-collision]
                11 |   loading: { with: { count: Double } }
                   |                      ^~~~~
                   = help: give one of them another name: one property, `count`, reads both
                """#),
        RuleCase(
            "a value called like a status without values",
            Sample.chat.with("  ready:\n", "  ready: { with: { idle: Bool } }\n"),
            fix: [("idle: Bool", "wasIdle: Bool")],
            says: #"""
                flow1.yaml:10:20: error: the value 'idle' has the same name as the status 'idle' [flow-name-collision]
                10 |   ready: { with: { idle: Bool } }
                   |                    ^~~~
                   = help: give one of them another name: a property, `idle`, reads the value
                """#),
        RuleCase(
            "values called like members of the enum of statuses",
            Sample.chat
                .with("  ready:\n", "  ready: { with: { kind: String, hashValue: Int } }\n")
                .with("with: ChatError", "with: { failure: String, reason: ChatError }"),
            fix: [("kind:", "sort:"), ("hashValue", "hash"), ("failure: String, ", "")],
            says: #"""
                flow1.yaml:10:20: error: the value 'kind' has the name of a member that every such enum has [flow-reserved-name]
                10 |   ready: { with: { kind: String, hashValue: Int } }
                   |                    ^~~~
                   = help: give it another name
                flow1.yaml:10:34: error: the value 'hashValue' has the name of a member that every such enum has [flow-reserved-name]
                10 |   ready: { with: { kind: String, hashValue: Int } }
                   |                                  ^~~~~~~~~
                   = help: give it another name
                flow1.yaml:12:21: error: the value 'failure' has the name of a member that every such enum has [flow-reserved-name]
                12 |   failed: { with: { failure: String, reason: ChatError } }
                   |                     ^~~~~~~
                   = help: give it another name
                """#),
        RuleCase(
            "a status called like the property that reads the error",
            Sample.chat.with("loading", "failure").with("loading", "failure"),
            fix: [("failure", "loading")],
            says: #"""
                flow1.yaml:11:3: error: the status 'failure' has the name of the property that reads the error of 'failed' [flow-reserved-name]
                11 |   failure:
                   |   ^~~~~~~
                   = help: give it another name
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
