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
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
