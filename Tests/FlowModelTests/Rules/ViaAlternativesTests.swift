// Flows that break the rule `ViaAlternatives`, and their fixes.

import Testing

@Suite struct ViaAlternativesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an alternative that is an end",
            Sample.chat.with("via: loading", "via: [[loading, ready]]"),
            fix: [("[[loading, ready]]", "[loading]")],
            says: #"""
                flow1.yaml:6:21: error: 'ask' both passes through 'ready' and ends in it [flow-via-end]
                6 |     via: [[loading, ready]]
                  |                     ^~~~~
                  = help: leave it out of `via`: the step is over once it is in 'ready'
                """#)
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }

    /// Only a choice makes it unclear whether the step is over.
    @Test func aStatusAloneMayBeBoth() {
        #expect(judge(Sample.chat.with("via: loading", "via: [loading, ready]")).isEmpty)
    }
}
