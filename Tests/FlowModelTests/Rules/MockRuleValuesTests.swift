// Flows and configurations that break the rule `MockRuleValues`, and their fixes.

import Testing

@Suite struct MockRuleValuesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a status without its values",
            Sample.chat.with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .failed }"),
            fix: [("then: .failed", "then: .failed(.unknown)")],
            says: #"""
                flow1.yaml:8:20: error: 'failed' carries `ChatError` [flow-mock-values]
                8 |     mock: { then: .failed }
                  |                    ^~~~~~
                  = help: write `.failed(…)`, with a value in place of each `…`
                """#),
        RuleCase(
            "a status with wrong labels",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    mock: { then: '.failed(reason: .unknown)' }"),
            fix: [("reason: ", "")],
            says: #"""
                flow1.yaml:8:21: error: 'failed' carries `ChatError` [flow-mock-values]
                8 |     mock: { then: '.failed(reason: .unknown)' }
                  |                     ^~~~~~
                  = help: write `.failed(.unknown)`
                """#),
        RuleCase(
            "a status with values it does not hold",
            Sample.chat.with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .ready(1) }"),
            fix: [(".ready(1)", ".ready")],
            says: #"""
                flow1.yaml:8:20: error: 'ready' carries no values [flow-mock-values]
                8 |     mock: { then: .ready(1) }
                  |                    ^~~~~
                  = help: write `.ready`
                """#),
        RuleCase(
            "an error with values it does not hold",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    throws: ChatError\n    mock: { throw: .unknown(1) }"),
            fix: [(".unknown(1)", ".unknown")],
            says: #"""
                flow1.yaml:9:21: error: 'unknown' carries no values [flow-mock-values]
                9 |     mock: { throw: .unknown(1) }
                  |                     ^~~~~~~
                  = help: write `.unknown`
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
