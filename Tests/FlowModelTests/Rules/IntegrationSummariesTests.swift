// Flows and configurations that break the rule `IntegrationSummaries`, and their fixes.

import Testing

@Suite struct IntegrationSummariesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "two summaries",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { summary: Counts. }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { summary: Tracks. }
            """#,
            fix: [("Tracks.", "Counts.")],
            says: #"""
                flow2.yaml:5:24: error: 'Firebase' has a different summary in flow1.yaml, line 5 [flow-two-summaries]
                5 |   Firebase: { summary: Tracks. }
                  |                        ^~~~~~~
                  = help: keep one of the two
                """#),
        RuleCase(
            "a summary that differs in the configuration",
            #"""
            #config
            integrations:
              Firebase: { summary: Counts. }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { summary: Tracks. }
            """#,
            fix: [("Tracks.", "Counts.")],
            says: #"""
                flowgen.yml:3:24: error: 'Firebase' has a different summary in flow2.yaml, line 5 [flow-two-summaries]
                3 |   Firebase: { summary: Counts. }
                  |                        ^~~~~~~
                  = help: keep one of the two
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
