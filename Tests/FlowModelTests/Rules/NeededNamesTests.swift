// Flows and configurations that break the rule `NeededNames`, and their fixes.

import Testing

@Suite struct NeededNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "needs named like what wrappers hold",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            properties:
              last: { type: Int, observe: true }
            integrations:
              Acme: { client: AcmeClient, needs: [Client, LastSubject] }
              Other: { needs: Client }
            -----
            flow: Store
            protocol: Client
            steps:
              keep:
                parameters: { name: String }
            -----
            flow: Work
            protocol: LastSubject
            steps:
              work:
                parameters: { name: String }
            """#,
            fix: [
                ("protocol: Client", "protocol: StoreClient"),
                ("needs: [Client", "needs: [StoreClient"), ("needs: Client", "needs: StoreClient"),
                ("LastSubject", "LatestSubject"),
            ],
            says: #"""
                flow1.yaml:8:39: error: a wrapper would keep 'Client' as 'client', which flowgen writes for something else [flow-reserved-name]
                8 |   Acme: { client: AcmeClient, needs: [Client, LastSubject] }
                  |                                       ^~~~~~
                  = help: give the other flow another `protocol`, such as `AppClient`
                flow1.yaml:8:47: error: a wrapper would keep 'LastSubject' as 'lastSubject', which flowgen writes for something else [flow-reserved-name]
                8 |   Acme: { client: AcmeClient, needs: [Client, LastSubject] }
                  |                                               ^~~~~~~~~~~
                  = help: give the other flow another `protocol`, such as `AppLastSubject`
                """#)
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
