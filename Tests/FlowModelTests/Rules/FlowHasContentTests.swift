// Flows and configurations that break the rule `FlowHasContent`, and their fixes.

import Testing

@Suite struct FlowHasContentTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an empty flow",
            #"""
            flow: Chat
            """#,
            fix: [
                ("flow: Chat\n", "flow: Track\nsteps:\n  log:\n    parameters: { name: String }\n")
            ],
            says: #"""
                flow1.yaml:1:7: error: the flow 'Chat' has no step, no property and no view [flow-empty]
                1 | flow: Chat
                  |       ^~~~
                  = help: declare what the person does under `steps`
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
