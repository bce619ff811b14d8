// Rules about a flow's integrations, and about the warnings that it allows. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct IntegrationsRule3Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "callbacks with Sendable and a client",
            Sample.track.and(
                #"""
                style: callback
                isolation: Sendable
                integrations:
                  Firebase: { client: Analytics }
                """#),
            mend: [("style: callback\nisolation: Sendable\n", "")],
            says: #"""
                flow1.yaml:6:12: error: `isolation: Sendable` with `style: callback` cannot hold a client [flow-style-isolation]
                6 | isolation: Sendable
                  |            ^~~~~~~~
                  = help: write `style: async`, or `isolation: MainActor`
                """#),
        RuleCase(
            "extends in a session",
            Sample.track.and(
                #"""
                extends: UIImageView
                scope: session
                """#),
            mend: [("extends: UIImageView\n", "")],
            says: #"""
                flow1.yaml:5:10: error: `extends` does not go with `scope: session`: 'UIImageView' cannot tell which session [flow-extends]
                5 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: write `scope: app`
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
            mend: [("properties:\n  size: Int\n", ""), ("[Firebase, Segment]", "Firebase")],
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

    @Test(arguments: cases) func mended(_ item: RuleCase) {
        #expect(item.mended != item.broken)
        #expect(judge(item.mended) == "")
    }
}
