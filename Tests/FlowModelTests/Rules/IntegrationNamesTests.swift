// Flows and configurations that break the rule `IntegrationNames`, and their fixes.

import Testing

@Suite struct IntegrationNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an integration called Services",
            Sample.track.and(
                #"""
                integrations:
                  Services:
                """#),
            fix: [("  Services:", "  Firebase:")],
            says: #"""
                flow1.yaml:6:3: error: no integration can be called 'Services': the flows' folder has that name [flow-reserved-name]
                6 |   Services:
                  |   ^~~~~~~~
                  = help: name it after the SDK
                """#),
        RuleCase(
            "a wrapper called like its client",
            Sample.track.and(
                #"""
                integrations:
                  Firebase:
                    client: Analytics
                    wrapper: Analytics
                """#),
            fix: [("wrapper: Analytics", "wrapper: TrackAnalytics")],
            says: #"""
                flow1.yaml:8:14: error: the wrapper 'Analytics' has the name of its `client` [flow-name-collision]
                8 |     wrapper: Analytics
                  |              ^~~~~~~~~
                  = help: give the wrapper another name with `wrapper`
                """#),
        RuleCase(
            "integrations that differ by case",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase:
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              FireBase:
            """#,
            fix: [("FireBase", "Firebase")],
            says: #"""
                flow2.yaml:5:3: error: the integrations 'FireBase' and 'Firebase' differ only in case [flow-name-collision]
                5 |   FireBase:
                  |   ^~~~~~~~
                  = help: write 'Firebase' if they are the same, else another name
                """#),
        RuleCase(
            "an integration that was refused already",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Acme:
              Services: { wrapper: AcmeServices }
            use: Servces
            """#,
            fix: [("  Services: { wrapper: AcmeServices }\n", ""), ("use: Servces", "use: Acme")],
            says: #"""
                flow1.yaml:7:3: error: no integration can be called 'Services': the flows' folder has that name [flow-reserved-name]
                7 |   Services: { wrapper: AcmeServices }
                  |   ^~~~~~~~
                  = help: name it after the SDK
                flow1.yaml:8:6: error: unknown integration 'Servces' [flow-unknown-integration]
                8 | use: Servces
                  |      ^~~~~~~
                  = help: the declared integrations: 'Acme'
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
