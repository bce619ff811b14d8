// Rules about what the mock of a step may do. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct MockRulesRule2Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an unknown error",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    throws: ChatError\n    mock: { throw: .unkown }"),
            mend: [("unkown", "unknown")],
            says: #"""
                flow1.yaml:9:21: error: unknown error 'unkown' [flow-unknown-error]
                9 |     mock: { throw: .unkown }
                  |                     ^~~~~~
                  = help: did you mean 'unknown'?
                """#),
        RuleCase(
            "an error with values it does not hold",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    throws: ChatError\n    mock: { throw: .unknown(1) }"),
            mend: [(".unknown(1)", ".unknown")],
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

    @Test(arguments: cases) func mended(_ item: RuleCase) {
        #expect(item.mended != item.broken)
        #expect(judge(item.mended) == "")
    }
}
