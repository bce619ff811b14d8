// Flows and configurations that break the rule in `StyleAndIsolation`. Each says nothing any more once it is fixed.

import Testing

@Suite struct StyleAndIsolationTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "combine with Sendable",
            Sample.track.and(
                #"""
                isolation: Sendable
                """#),
            fix: [("Sendable", "MainActor")],
            says: #"""
                flow1.yaml:5:12: error: `isolation: Sendable` does not go with `style: combine`: Combine's publishers cannot be shared between threads [flow-style-isolation]
                5 | isolation: Sendable
                  |            ^~~~~~~~
                  = help: write `style: async`, or `isolation: MainActor`
                """#),
        RuleCase(
            "callbacks with Sendable and statuses",
            Sample.chat
                .and("style: callback\nisolation: Sendable\n"),
            fix: [("style: callback\nisolation: Sendable\n", "")],
            says: #"""
                flow1.yaml:16:12: error: `isolation: Sendable` with `style: callback` cannot hold statuses [flow-style-isolation]
                16 | isolation: Sendable
                   |            ^~~~~~~~
                   = help: write `style: async`, or `isolation: MainActor`
                """#),
        RuleCase(
            "callbacks with Sendable and a client",
            Sample.track.and(
                #"""
                style: callback
                isolation: Sendable
                integrations:
                  Firebase: { client: Analytics }
                """#),
            fix: [("style: callback\nisolation: Sendable\n", "")],
            says: #"""
                flow1.yaml:6:12: error: `isolation: Sendable` with `style: callback` cannot hold a client [flow-style-isolation]
                6 | isolation: Sendable
                  |            ^~~~~~~~
                  = help: write `style: async`, or `isolation: MainActor`
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
