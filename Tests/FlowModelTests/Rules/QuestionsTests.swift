// Flows that break the rule `Questions`, and their fixes.

import Testing

@Suite struct QuestionsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a question with a default value",
            #"""
            flow: Token
            steps:
              read: { returns: String }
            asks:
              key: { parameters: { user: { type: String?, default: nil } }, returns: String }
            integrations:
              Vault:
            """#,
            fix: [(", default: nil", "")],
            says: #"""
                flow1.yaml:5:24: error: a question's parameter has no `default`: the app answers in a closure [flow-question]
                5 |   key: { parameters: { user: { type: String?, default: nil } }, returns: String }
                  |                        ^~~~
                  = help: remove `default`
                """#),
        RuleCase(
            "a question that no integration asks",
            #"""
            flow: Token
            steps:
              read: { returns: String }
            asks:
              key: { returns: String }
            """#,
            fix: [("asks:\n  key: { returns: String }\n", "")],
            says: #"""
                flow1.yaml:5:3: error: nobody asks this: the flow has no integration [flow-question]
                5 |   key: { returns: String }
                  |   ^~~
                  = help: declare the SDK that asks it under `integrations`, or remove `asks`
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
