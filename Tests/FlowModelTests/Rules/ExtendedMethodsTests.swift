// Flows and configurations that break the rule `ExtendedMethods`, and their fixes.

import Testing

@Suite struct ExtendedMethodsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "two flows with one method",
            Sample.track.and("extends: Avatar\nintegrations: { Kit: }\n-----\n").and(
                Sample.track.with("Track", "Trace").and("extends: Avatar\nintegrations: { Kit: }")),
            fix: [("flow: Trace\nsteps:\n  log:", "flow: Trace\nsteps:\n  write:")],
            says: #"""
                flow2.yaml:3:3: error: 'Avatar' would have two methods 'log': the flow in flow1.yaml gives it the same [flow-name-collision]
                3 |   log:
                  |   ^~~
                  = help: give one of them another name
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
