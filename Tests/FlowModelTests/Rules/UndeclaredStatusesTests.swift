// Flows and configurations that break the rule `UndeclaredStatuses`, and their fixes.

import Testing

@Suite struct UndeclaredStatusesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "statuses without declaration",
            Sample.track.and(
                #"""
                    to: [done, failed]
                    from: [done, idle]
                """#),
            fix: [("    to: [done, failed]\n    from: [done, idle]\n", "")],
            says: #"""
                flow1.yaml:5:10: error: status 'done' is named, but the flow declares no statuses [flow-no-statuses]
                5 |     to: [done, failed]
                  |          ^~~~
                  = help: declare them under `statuses`: done, failed, idle
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
