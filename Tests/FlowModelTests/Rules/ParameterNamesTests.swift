// Flows and configurations that break the rule `ParameterNames`, and their fixes.

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
        RuleCase(
            "a parameter named like the completion",
            #"""
            flow: Posts
            style: callback
            steps:
              fetch:
                parameters: { page: Int, completion: String }
                returns: Int
            """#,
            fix: [("page: Int, completion", "page: Int, completion text")],
            says: #"""
                flow1.yaml:5:30: error: the parameter 'completion' has the name of something that flowgen writes for the step [flow-reserved-name]
                5 |     parameters: { page: Int, completion: String }
                  |                              ^~~~~~~~~~
                  = help: write another name behind the label: `completion givenCompletion`
                """#),
        RuleCase(
            "a parameter named like the object",
            Sample.track.with("name: String", "imageView: String").and("extends: UIImageView\nintegrations: { Kit: }"),
            fix: [("{ imageView:", "{ imageView otherImageView:")],
            says: #"""
                flow1.yaml:4:19: error: the parameter 'imageView' has the name of the UIImageView that the step is called on [flow-name-collision]
                4 |     parameters: { imageView: String }
                  |                   ^~~~~~~~~
                  = help: write another name behind the label: `imageView otherImageView`
                """#),
        RuleCase(
            "an object named like a member of the mock",
            Sample.track.and("extends: LogCalls\nintegrations: { Kit: }"),
            fix: [("LogCalls", "LogBook")],
            says: #"""
                flow1.yaml:5:10: error: the steps' last parameter would be called 'logCalls', like something that flowgen writes for them [flow-reserved-name]
                5 | extends: LogCalls
                  |          ^~~~~~~~
                  = help: extend the type under another name, by a `typealias` of the app
                """#),
        RuleCase(
            "a parameter named like what the view holds",
            #"""
            flow: Places
            views:
              map: { parameters: { service: String } }
            """#,
            fix: [("service:", "_ given:")],
            says: #"""
                flow1.yaml:3:24: error: the parameter 'service' has the name of something that flowgen writes for the view [flow-reserved-name]
                3 |   map: { parameters: { service: String } }
                  |                        ^~~~~~~
                  = help: write another name behind the label: `service givenService`
                """#),
        RuleCase(
            "a parameter named like what the mock keeps",
            #"""
            flow: Places
            views:
              map: { parameters: { onMap: String } }
            """#,
            fix: [("onMap", "name")],
            says: #"""
                flow1.yaml:3:24: error: the parameter 'onMap' has the name of something that flowgen writes for the view [flow-reserved-name]
                3 |   map: { parameters: { onMap: String } }
                  |                        ^~~~~
                  = help: write another name behind the label: `onMap givenOnMap`
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
