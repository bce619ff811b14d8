// Rules about flows, integrations and configuration together. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct ProjectRule3Tests {
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
            mend: [("TokenSKD", "TokenSDK")],
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
            mend: [("needs: Token ", "needs: TokenSDK ")],
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
            mend: [(" { needs: ASDK }", "")],
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
            mend: [("{ needs: ASDK }", "")],
            says: #"""
                flow1.yaml:5:22: error: `needs` leads in a circle: ASDK → BSDK → CSDK → ASDK [flow-needs-cycle]
                5 |   Firebase: { needs: BSDK }
                  |                      ^~~~
                  = help: remove one of these `needs`
                """#),
        RuleCase(
            "tests inside the integrations' folder",
            #"""
            #config
            output: { tests: Integrations/Tests }
            -----
            flow: A
            steps:
              log: { parameters: { name: String } }
            """#,
            mend: [("Integrations/Tests", "Tests")],
            says: #"""
                flowgen.yml:2:18: error: the tests' folder 'Integrations/Tests' and the integrations folder lie one inside the other [config-output-overlap]
                2 | output: { tests: Integrations/Tests }
                  |                  ^~~~~~~~~~~~~~~~~~
                  = help: give the tests a folder of their own, such as `Tests/IntegrationsTests`
                """#),
        RuleCase(
            "integrations inside the tests' folder",
            #"""
            #config
            output: { integrations: Tests/IntegrationsTests/App }
            -----
            flow: A
            steps:
              log: { parameters: { name: String } }
            """#,
            mend: [("Tests/IntegrationsTests/App", "App")],
            says: #"""
                flowgen.yml:2:25: error: the tests' folder 'Tests/IntegrationsTests' and the integrations folder lie one inside the other [config-output-overlap]
                2 | output: { integrations: Tests/IntegrationsTests/App }
                  |                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: give the tests a folder of their own, such as `Tests/IntegrationsTests`
                """#),
        RuleCase(
            "services inside an integration's folder",
            #"""
            #config
            output: { services: Integrations/Firebase/Flows }
            -----
            flow: A
            steps:
              log: { parameters: { name: String } }
            integrations:
              Firebase:
            """#,
            mend: [("Integrations/Firebase/Flows", "Flows")],
            says: #"""
                flowgen.yml:2:21: error: the services folder lies in the folder of the integration 'Firebase' [config-output-overlap]
                2 | output: { services: Integrations/Firebase/Flows }
                  |                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: choose another folder, or leave `services` out
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
