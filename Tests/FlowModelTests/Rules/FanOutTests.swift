// Flows and configurations that break the rule in `FanOut`. Each says nothing any more once it is fixed.

import Testing

@Suite struct FanOutTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a fan-out with something that comes back",
            Sample.track.and(
                #"""
                    returns: Int
                integrations:
                  Firebase:
                  Segment:
                use: [Firebase, Segment]
                """#),
            fix: [("[Firebase, Segment]", "Firebase")],
            says: #"""
                flow1.yaml:9:17: error: only one integration can serve this flow: something comes back from the step 'log' [flow-use-list]
                9 | use: [Firebase, Segment]
                  |                 ^~~~~~~
                  = help: use one integration; a list is for flows whose steps have none of `via`, `to`, `returns`, `streams`, `throws`
                """#),
        RuleCase(
            "a fan-out with a property",
            Sample.track.and(
                #"""
                properties:
                  size: Int
                integrations:
                  Firebase:
                  Segment:
                use: [Firebase, Segment]
                """#),
            fix: [("properties:\n  size: Int\n", ""), ("[Firebase, Segment]", "Firebase")],
            says: #"""
                flow1.yaml:10:17: error: only one integration can serve this flow: something comes back from the property 'size' [flow-use-list]
                10 | use: [Firebase, Segment]
                   |                 ^~~~~~~
                   = help: use one integration; a list is for flows whose steps have none of `via`, `to`, `returns`, `streams`, `throws`
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
