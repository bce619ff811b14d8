// Flows and configurations that break the rule `MockRuleOutcomes`, and their fixes.

import Testing

@Suite struct MockRuleOutcomesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "throwing what is not thrown",
            Sample.track.and(
                #"""
                    returns: Int
                    mock: { throw: .unknown }
                """#),
            fix: [
                ("returns: Int", "returns: Int\n    throws: TrackError"),
                ("flow: Track", "flow: Track\nerrors: { unknown: }"),
            ],
            says: #"""
                flow1.yaml:6:20: error: 'log' does not throw, so its mock cannot either [flow-mock-throw]
                6 |     mock: { throw: .unknown }
                  |                    ^~~~~~~~
                  = help: declare 'unknown' under `errors` and add `throws: TrackError` to the step, or write `then` with a status or a value
                """#),
        RuleCase(
            "a status where there is none",
            Sample.track.and(
                #"""
                    mock: { then: .done }
                """#),
            fix: [("    mock: { then: .done }\n", "")],
            says: #"""
                flow1.yaml:5:19: error: 'log' changes no status, so its mock cannot either [flow-mock-status]
                5 |     mock: { then: .done }
                  |                   ^~~~~
                  = help: add `to` to the step, or `returns` if the rule gives a value
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
