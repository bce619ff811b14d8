// Rules about what flows ask of each other and of their integrations by name. Each flow here breaks one rule,
// and says nothing any more once it is fixed.

import Testing

@Suite struct NeedsRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a need that no other flow serves",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Acme: { needs: TrakSDK }
            """#,
            fix: [("{ needs: TrakSDK }", "{ sdk: AcmeKit }")],
            says: #"""
                flow1.yaml:6:18: error: no flow has the protocol 'TrakSDK' [flow-unknown-protocol]
                6 |   Acme: { needs: TrakSDK }
                  |                  ^~~~~~~
                  = help: add the flow whose protocol it is, or remove it from `needs`
                """#),
        RuleCase(
            "a need that one of two other flows serves",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String }
            integrations:
              Acme: { needs: Keychain }
            -----
            flow: Store
            steps:
              keep:
                parameters: { name: String }
            """#,
            fix: [("needs: Keychain", "needs: StoreSDK")],
            says: #"""
                flow1.yaml:6:18: error: no flow has the protocol 'Keychain' [flow-unknown-protocol]
                6 |   Acme: { needs: Keychain }
                  |                  ^~~~~~~~
                  = help: the protocols of other flows: 'StoreSDK'
                """#),
        RuleCase(
            "needs called like what wrappers hold",
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
