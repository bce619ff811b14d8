// Flows and configurations that break the rule `DefaultValues`, and their fixes.

import Testing

@Suite struct DefaultValuesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "two defaults whose calls are the same",
            #"""
            flow: Track
            steps:
              log:
                parameters:
                  _ first: { type: Int, default: 1 }
                  _ second: { type: Int, default: 2 }
            """#,
            fix: [("_ second: { type: Int", "second: { type: Int")],
            says: #"""
                flow1.yaml:6:7: error: a call without 'second' cannot be told from one without 'first': they have the same label and type [flow-default]
                6 |       _ second: { type: Int, default: 2 }
                  |       ^~~~~~~~
                  = help: remove one `default`, or give them different labels
                """#),
        RuleCase(
            "a default beside any number of values",
            #"""
            flow: Track
            steps:
              log:
                parameters:
                  _ names: String...
                  level: { type: Int, default: 1 }
            """#,
            fix: [("_ names: String...", "_ names: [String]")],
            says: #"""
                flow1.yaml:6:7: error: 'level' cannot have a default value: Swift cannot pass on the values of 'names', of which there may be any number [flow-default]
                6 |       level: { type: Int, default: 1 }
                  |       ^~~~~
                  = help: remove `default`, or write the type as an array: `[String]`
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
