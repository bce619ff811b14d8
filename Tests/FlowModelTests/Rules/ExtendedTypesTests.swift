// Flows and configurations that break the rule in `ExtendedTypes`. Each says nothing any more once it is fixed.

import Testing

@Suite struct ExtendedTypesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "extends without steps",
            #"""
            flow: Token
            extends: UIImageView
            properties:
              token: String
            """#,
            fix: [("extends: UIImageView\n", "")],
            says: #"""
                flow1.yaml:2:10: error: nothing to extend 'UIImageView' with: the flow has no steps to call [flow-extends]
                2 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: declare under `steps` what the type can do
                """#),
        RuleCase(
            "extends in a session",
            Sample.track.and(
                #"""
                extends: UIImageView
                scope: session
                """#),
            fix: [("extends: UIImageView\n", "")],
            says: #"""
                flow1.yaml:5:10: error: `extends` does not go with `scope: session`: 'UIImageView' cannot tell which session [flow-extends]
                5 | extends: UIImageView
                  |          ^~~~~~~~~~~
                  = help: write `scope: app`
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
