// Flows and configurations that break the rule `MockRuleStatuses`, and their fixes.

import Testing

@Suite struct MockRuleStatusesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a status that is no outcome",
            Sample.chat.with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .idle }"),
            fix: [("then: .idle", "then: .ready")],
            says: #"""
                flow1.yaml:8:20: error: 'ask' does not end in 'idle' [flow-mock-outcome]
                8 |     mock: { then: .idle }
                  |                    ^~~~
                  = help: add it to its `to`, or end in one of 'ready', 'failed'
                """#),
        RuleCase(
            "a list with a status that the step does not pass through",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    mock: { then: [.loading, .idle] }"),
            fix: [(".idle", ".ready")],
            says: #"""
                flow1.yaml:8:31: error: 'ask' neither passes through 'idle' nor ends in it [flow-mock-outcome]
                8 |     mock: { then: [.loading, .idle] }
                  |                               ^~~~
                  = help: add it to its `via` or its `to`
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
