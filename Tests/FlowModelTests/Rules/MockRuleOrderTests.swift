// Flows and configurations that break the rule `MockRuleOrder`, and their fixes.

import Testing

@Suite struct MockRuleOrderTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "rules after one that always applies",
            Sample.track.and(
                #"""
                    returns: Int
                    mock:
                      - then: 1
                      - then: 2
                """#),
            fix: [("- then: 1", "- { when: name.isEmpty, then: 1 }")],
            says: #"""
                flow1.yaml:8:9: warning: this rule of 'log' is never tried: the one before it always applies [flow-mock-unreachable]
                8 |       - then: 2
                  |         ^~~~~~~
                  = help: give the rule before it a `when`, or put it last
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
