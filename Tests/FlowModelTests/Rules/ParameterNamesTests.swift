// Flows and configurations that break the rule in `ParameterNames`. Each says nothing any more once it is fixed.

import Testing

@Suite struct ParameterNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "two parameters of one inner name",
            #"""
            flow: Track
            steps:
              log:
                parameters: { for name: String, name: String }
            """#,
            fix: [("for name", "for user")],
            says: #"""
                flow1.yaml:4:37: error: two parameters have the inner name 'name' [flow-name-collision]
                4 |     parameters: { for name: String, name: String }
                  |                                     ^~~~
                  = help: write a label and another name: `name otherName`
                """#),
        RuleCase(
            "a view's parameters of one inner name",
            #"""
            flow: Map
            views:
              map: { parameters: { at place: Int, place: Int } }
            """#,
            fix: [
                (
                    "views:\n  map: { parameters: { at place: Int, place: Int } }\n",
                    "properties:\n  place: Int\n"
                )
            ],
            says: #"""
                flow1.yaml:3:39: error: two parameters have the inner name 'place' [flow-name-collision]
                3 |   map: { parameters: { at place: Int, place: Int } }
                  |                                       ^~~~~
                  = help: write a label and another name: `place otherPlace`
                """#),
        RuleCase(
            "a view's parameter called like a function of Swift",
            #"""
            flow: Map
            views:
              map: { parameters: { fatalError: String } }
            """#,
            fix: [("{ fatalError:", "{ fatalError text:")],
            says: #"""
                flow1.yaml:3:24: error: the parameter 'fatalError' has the name of something that flowgen writes for the view [flow-reserved-name]
                3 |   map: { parameters: { fatalError: String } }
                  |                        ^~~~~~~~~~
                  = help: write another name behind the label: `fatalError givenFatalError`
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
