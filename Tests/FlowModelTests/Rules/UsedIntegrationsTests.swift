// Flows and configurations that break the rule `UsedIntegrations`, and their fixes.

import Testing

@Suite struct UsedIntegrationsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "using an unknown integration",
            Sample.track.and(
                #"""
                integrations:
                  Firebase:
                use: Firebsae
                """#),
            fix: [("Firebsae", "Firebase")],
            says: #"""
                flow1.yaml:7:6: error: unknown integration 'Firebsae' [flow-unknown-integration]
                7 | use: Firebsae
                  |      ^~~~~~~~
                  = help: did you mean 'Firebase'?
                """#),
        RuleCase(
            "using one where none is declared",
            Sample.track.and(
                #"""
                use: Firebase
                """#),
            fix: [("use: Firebase\n", "")],
            says: #"""
                flow1.yaml:5:6: error: unknown integration 'Firebase' [flow-unknown-integration]
                5 | use: Firebase
                  |      ^~~~~~~~
                  = help: declare it under `integrations`
                """#),
        RuleCase(
            "no integration in use",
            #"""
            flow: Track
            use: []
            steps:
              log:
            integrations:
              Geo:
            """#,
            fix: [("use: []", "use: [Geo]")],
            says: #"""
                flow1.yaml:1:7: error: `use` names no integration [flow-unknown-integration]
                1 | flow: Track
                  |       ^~~~~
                  = help: name one, or leave `use` out for the first that is declared
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
