// Flows and configurations that break the rule `UnusedStatuses`, and their fixes.

import Testing

@Suite struct UnusedStatusesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an unused status",
            Sample.chat
                .with("  loading:\n", "  loading:\n  spare:\n"),
            fix: [("  spare:\n", "")],
            says: #"""
                flow1.yaml:12:3: error: no step and no event names the status 'spare' [flow-unused-status]
                12 |   spare:
                   |   ^~~~~
                   = help: name it in a step's `via` or `to` or in an event, or remove it
                """#)
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
