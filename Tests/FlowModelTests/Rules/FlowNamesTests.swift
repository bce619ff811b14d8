// Flows and configurations that break the rule `FlowNames`, and their fixes.

import Testing

@Suite struct FlowNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "two flows of one name",
            #"""
            flow: Track
            steps:
              log: { parameters: { name: String } }
            -----
            flow: Track
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("-----\nflow: Track", "-----\nflow: Count")],
            says: #"""
                flow2.yaml:1:7: error: the flow 'Track' has the same name as the flow in flow1.yaml [flow-name-collision]
                1 | flow: Track
                  |       ^~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "two flows whose names differ by case",
            #"""
            flow: OCRScan
            steps:
              log: { parameters: { name: String } }
            -----
            flow: OcrScan
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("OcrScan", "TextScan")],
            says: #"""
                flow2.yaml:1:7: error: the flow 'OcrScan' has the same name as the flow in flow1.yaml, apart from case [flow-name-collision]
                1 | flow: OcrScan
                  |       ^~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a flow with a service name in use",
            #"""
            flow: Mock
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("flow: Mock", "flow: Mocking")],
            says: #"""
                flow1.yaml:1:7: error: the flow 'Mock' would be available as 'mock', a name that flowgen itself uses [flow-reserved-name]
                1 | flow: Mock
                  |       ^~~~
                  = help: give the flow another name
                """#),
        RuleCase(
            "a flow with the name of a member of the mocks of all flows",
            #"""
            flow: Provider
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("flow: Provider", "flow: Provide")],
            says: #"""
                flow1.yaml:1:7: error: the flow 'Provider' would be available as 'provider', a name that flowgen itself uses [flow-reserved-name]
                1 | flow: Provider
                  |       ^~~~~~~~
                  = help: give the flow another name
                """#),
        RuleCase(
            "a flow called like the method that calls steps at launch",
            #"""
            flow: Launch
            steps:
              log: { parameters: { name: String } }
            -----
            flow: Tracking
            steps:
              begin: { at: launch }
            """#,
            fix: [("  begin: { at: launch }", "  begin:")],
            says: #"""
                flow1.yaml:1:7: error: the flow 'Launch' would be available as 'launch', a name that flowgen itself uses [flow-reserved-name]
                1 | flow: Launch
                  |       ^~~~~~
                  = help: give the flow another name
                """#),
        RuleCase(
            "a flow called like the mocks of another flow's sessions",
            #"""
            flow: Door
            scope: session
            steps:
              log: { parameters: { name: String } }
            -----
            flow: Doors
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("flow: Doors", "flow: Gates")],
            says: #"""
                flow2.yaml:1:7: error: the flow 'Doors' would need the name 'doors', which the flow in flow1.yaml uses in `ServiceProvider` or `MockServices` [flow-name-collision]
                1 | flow: Doors
                  |       ^~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a flow called like the folder of what all flows share",
            #"""
            flow: Support
            steps:
              log: { parameters: { name: String } }
            """#,
            fix: [("flow: Support", "flow: SupportChat")],
            says: #"""
                flow1.yaml:1:7: error: no flow can be called 'Support': the folder of what all flows share has that name [flow-reserved-name]
                1 | flow: Support
                  |       ^~~~~~~
                  = help: give the flow another name
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }

    @Test(
        "A service that is made for each use takes no property, so its flow may be called so",
        arguments: ["Current", "Launch", "Mock", "Provider"])
    func sessions(name: String) {
        let steps = "steps:\n  log: { parameters: { name: String } }\n"
        #expect(judge("flow: \(name)\nscope: session\n\(steps)") == "")
    }
}
