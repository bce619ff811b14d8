// Flows and configurations that break the rule `MockRuleErrors`, and their fixes.

import Testing

@Suite struct MockRuleErrorsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an error without its type, where the flow declares none",
            Sample.track.and(
                #"""
                    returns: Int
                    throws: true
                    mock: { throw: .offline }
                """#),
            fix: [("throw: .offline", "throw: TrackError.offline")],
            says: #"""
                flow1.yaml:7:20: error: '.offline' does not say which type of error it is [flow-unknown-error]
                7 |     mock: { throw: .offline }
                  |                    ^~~~~~~~
                  = help: write the type before the dot, or declare 'offline' under `errors`
                """#),
        RuleCase(
            "an unknown error",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    throws: ChatError\n    mock: { throw: .unkown }"),
            fix: [("unkown", "unknown")],
            says: #"""
                flow1.yaml:9:21: error: unknown error 'unkown' [flow-unknown-error]
                9 |     mock: { throw: .unkown }
                  |                     ^~~~~~
                  = help: did you mean 'unknown'?
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
