// Flows and configurations that break the rule `UnreachableStatuses`, and their fixes.

import Testing

@Suite struct UnreachableStatusesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an unreachable status with a blocked step",
            Sample.chat
                .with("  open:", "  leave: { from: lost, to: idle }\n  open:")
                .with("  loading:\n", "  loading:\n  lost:\n"),
            fix: [("  lost:\n", ""), ("from: lost", "from: ready")],
            says: #"""
                flow1.yaml:13:3: error: nothing leads to the status 'lost' from the initial status, so 'leave' can never start [flow-unreachable-status]
                13 |   lost:
                   |   ^~~~
                   = help: make it the outcome of a step or event that can happen, or remove it
                """#),
        RuleCase(
            "two statuses that lead only to each other",
            Sample.chat
                .with(
                    "  open:",
                    "  there: { from: left, to: right }\n  back: { from: right, to: left }\n  open:"
                )
                .with("  loading:\n", "  loading:\n  left:\n  right:\n"),
            fix: [("from: left", "from: idle")],
            says: #"""
                flow1.yaml:14:3: error: nothing leads to the status 'left' from the initial status, so 'there' can never start [flow-unreachable-status]
                14 |   left:
                   |   ^~~~
                   = help: make it the outcome of a step or event that can happen, or remove it
                flow1.yaml:15:3: error: nothing leads to the status 'right' from the initial status, so 'back' can never start [flow-unreachable-status]
                15 |   right:
                   |   ^~~~~
                   = help: make it the outcome of a step or event that can happen, or remove it
                """#),
        RuleCase(
            "a step without effect that can never start",
            Sample.chat
                .with("  open:", "  peek: { from: lost, returns: Int }\n  open:")
                .with("  loading:\n", "  loading:\n  lost:\n"),
            fix: [("  lost:\n", ""), ("from: lost", "from: ready")],
            says: #"""
                flow1.yaml:13:3: error: nothing leads to the status 'lost' from the initial status, so 'peek' can never start [flow-unreachable-status]
                13 |   lost:
                   |   ^~~~
                   = help: make it the outcome of a step or event that can happen, or remove it
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
