// Flows and configurations that break the rule `OutputFolderOverlap`, and their fixes.

import Testing

@Suite struct OutputFolderOverlapTests {
    static let cases: [RuleCase] = [
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
            fix: [("Integrations/Tests", "Tests")],
            says: #"""
                flowgen.yml:2:18: error: the tests folder 'Integrations/Tests' and the integrations folder overlap [config-output-overlap]
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
            fix: [("Tests/IntegrationsTests/App", "App")],
            says: #"""
                flowgen.yml:2:25: error: the tests folder 'Tests/IntegrationsTests' and the integrations folder overlap [config-output-overlap]
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
            fix: [("Integrations/Firebase/Flows", "Flows")],
            says: #"""
                flowgen.yml:2:21: error: the services folder is inside the folder of the integration 'Firebase' [config-output-overlap]
                2 | output: { services: Integrations/Firebase/Flows }
                  |                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: choose another folder, or leave `services` out
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
