// Flows and configurations that break the rule `LaunchDependencies`, and their fixes.

import Testing

@Suite struct LaunchDependenciesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "after an unknown integration",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { after: Segmnet }
              Segment:
            """#,
            fix: [("Segmnet", "Segment")],
            says: #"""
                flow1.yaml:5:22: error: unknown integration 'Segmnet' [flow-unknown-integration]
                5 |   Firebase: { after: Segmnet }
                  |                      ^~~~~~~
                  = help: did you mean 'Segment'?
                """#),
        RuleCase(
            "after itself",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { after: Firebase }
            """#,
            fix: [(" { after: Firebase }", "")],
            says: #"""
                flow1.yaml:5:22: error: 'Firebase' cannot be launched after itself [flow-after-cycle]
                5 |   Firebase: { after: Firebase }
                  |                      ^~~~~~~~
                  = help: remove it from `after`
                """#),
        RuleCase(
            "a circle of after",
            #"""
            #config
            integrations:
              Crash: { after: Firebase }
            -----
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { after: Segment }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Segment: { after: Crash }
            """#,
            fix: [("{ after: Crash }", "")],
            says: #"""
                flow2.yaml:5:22: error: `after` forms a cycle: Firebase → Segment → Crash → Firebase [flow-after-cycle]
                5 |   Firebase: { after: Segment }
                  |                      ^~~~~~~
                  = help: remove one of these `after`
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
