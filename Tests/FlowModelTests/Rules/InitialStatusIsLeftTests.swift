// Flows and configurations that break the rule `InitialStatusIsLeft`, and their fixes.

import Testing

@Suite struct InitialStatusIsLeftTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an initial status that nothing leaves",
            Sample.chat
                .with("from: idle", "from: ready"),
            fix: [("from: ready", "from: idle")],
            says: #"""
                flow1.yaml:9:3: error: nothing leaves the initial status 'idle' [flow-initial-never-left]
                9 |   idle:
                  |   ^~~~
                  = help: let a step or an event start `from: idle` and lead to another status, or name another status as `initial`
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
