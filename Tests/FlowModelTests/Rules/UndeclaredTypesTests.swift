// Flows and configurations that break the rule `UndeclaredTypes`, and their fixes.

import Testing

@Suite struct UndeclaredTypesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an error type without errors",
            Sample.track.and(
                #"""
                    throws: TrackError
                """#),
            fix: [("throws: TrackError", "throws: AppError")],
            says: #"""
                flow1.yaml:3:3: warning: the flow declares no `errors`, so flowgen does not generate 'TrackError' [flow-undeclared-type]
                3 |   log:
                  |   ^~~
                  = help: declare `errors`, or write `allow: flow-undeclared-type` if the app has a type of that name
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
