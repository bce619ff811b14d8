// Flows and configurations that break the rule `StyleAndIsolation`, and their fixes.

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
                flow1.yaml:5:12: error: `isolation: Sendable` does not work with `style: combine`: Combine's publishers cannot be shared between threads [flow-style-isolation]
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
                flow1.yaml:16:12: error: `isolation: Sendable` with `style: callback` cannot store statuses [flow-style-isolation]
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
                flow1.yaml:6:12: error: `isolation: Sendable` with `style: callback` cannot store a client [flow-style-isolation]
                6 | isolation: Sendable
                  |            ^~~~~~~~
                  = help: write `style: async`, or `isolation: MainActor`
                """#),
        RuleCase(
            "an async step on no actor, at launch",
            #"""
            flow: Track
            style: async
            isolation: none
            steps:
              log:
                parameters: { name: String }
              open:
                at: launch
                to: ready
            statuses:
              closed:
              ready:
            """#,
            fix: [("    at: launch\n", "")],
            says: #"""
                flow1.yaml:3:12: error: `isolation: none` with `style: async` cannot run 'open': the main actor launches it, and Swift 6 does not let it wait for what is not Sendable [flow-style-isolation]
                3 | isolation: none
                  |            ^~~~
                  = help: write `isolation: MainActor` or `isolation: Sendable`, or `style: callback`, or give the step `sync: true`
                """#),
        RuleCase(
            "callbacks with Sendable and an observed property",
            #"""
            flow: Track
            style: callback
            isolation: Sendable
            steps:
              log:
                parameters: { name: String }
            properties:
              isOn: { type: Bool, observe: true }
            """#,
            fix: [(", observe: true", "")],
            says: #"""
                flow1.yaml:3:12: error: `isolation: Sendable` with `style: callback` cannot store the observers of 'isOn' [flow-style-isolation]
                3 | isolation: Sendable
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
