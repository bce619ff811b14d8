// Flows and configurations that break the rule `ConstructionDependencies`, and their fixes.

import Testing

@Suite struct ConstructionDependenciesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "needing an unknown protocol",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: TokenSKD }
            -----
            flow: Token
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("TokenSKD", "TokenSDK")],
            says: #"""
                flow1.yaml:5:22: error: no flow has the protocol 'TokenSKD' [flow-unknown-protocol]
                5 |   Firebase: { needs: TokenSKD }
                  |                      ^~~~~~~~
                  = help: did you mean 'TokenSDK'?
                """#),
        RuleCase(
            "needing a flow by its name",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: Token }
            -----
            flow: Token
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("needs: Token ", "needs: TokenSDK ")],
            says: #"""
                flow1.yaml:5:22: error: no flow has the protocol 'Token' [flow-unknown-protocol]
                5 |   Firebase: { needs: Token }
                  |                      ^~~~~
                  = help: the protocol of the flow 'Token' is 'TokenSDK'
                """#),
        RuleCase(
            "needing itself",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: ASDK }
            """#,
            fix: [(" { needs: ASDK }", "")],
            says: #"""
                flow1.yaml:5:22: error: a wrapper of 'ASDK' cannot need 'ASDK' itself [flow-needs-cycle]
                5 |   Firebase: { needs: ASDK }
                  |                      ^~~~
                  = help: remove it from `needs`
                """#),
        RuleCase(
            "a circle of needs",
            #"""
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: BSDK }
            -----
            flow: B
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: CSDK }
            -----
            flow: C
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase: { needs: ASDK }
            """#,
            fix: [("{ needs: ASDK }", "")],
            says: #"""
                flow1.yaml:5:22: error: `needs` forms a cycle: ASDK → BSDK → CSDK → ASDK [flow-needs-cycle]
                5 |   Firebase: { needs: BSDK }
                  |                      ^~~~
                  = help: remove one of these `needs`
                """#),
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
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
