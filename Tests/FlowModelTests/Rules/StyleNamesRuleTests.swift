// Rules about names that a style or an isolation needs for itself: completions, values, observers.
// Each flow here breaks one rule, and says nothing any more once it is fixed.

import Testing

@Suite struct StyleNamesRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a parameter called like the completion",
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
            "an async step that throws at launch",
            #"""
            flow: Account
            style: async
            steps:
              open:
                at: launch
                throws: true
            """#,
            fix: [("throws: true", "user: Opens.")],
            says: #"""
                flow1.yaml:4:3: error: nobody catches what 'open' throws at launch [flow-launch-throws]
                4 |   open:
                  |   ^~~~
                  = help: tell the failure by a status, or remove `at: launch`
                """#),
        RuleCase(
            "a step called like a property's values",
            #"""
            flow: Account
            style: async
            steps:
              nameValues:
            properties:
              name: { type: String, observe: true }
            """#,
            fix: [("nameValues:", "names:")],
            says: #"""
                flow1.yaml:4:3: error: the step 'nameValues' has the name of a member that flowgen writes for 'name' [flow-reserved-name]
                4 |   nameValues:
                  |   ^~~~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a step called like a property's observers",
            #"""
            flow: Account
            style: callback
            steps:
              observeName:
            properties:
              name: { type: String, observe: true }
            """#,
            fix: [("observeName:", "watchName:")],
            says: #"""
                flow1.yaml:4:3: error: the step 'observeName' has the name of a member that flowgen writes for 'name' [flow-reserved-name]
                4 |   observeName:
                  |   ^~~~~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a protocol called like what all flows share",
            #"""
            flow: Chat
            style: async
            protocol: ValueSubject
            properties:
              name: { type: String, observe: true }
            """#,
            fix: [("protocol: ValueSubject", "protocol: Talking")],
            says: #"""
                flow1.yaml:3:11: error: 'ValueSubject' would name both the protocol of 'Chat' and a file of every project [flow-file-collision]
                3 | protocol: ValueSubject
                  |           ^~~~~~~~~~~~
                  = help: give one of them another name
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }

    @Test("A style that does not need a name does not refuse it")
    func otherStylesAreFree() {
        for (style, isolation) in [("combine", "MainActor"), ("async", "Sendable")] {
            let text = """
                flow: Account
                style: \(style)
                isolation: \(isolation)
                steps:
                  login: { returns: LoginResult }
                  observeName: { parameters: { completion: String } }
                properties:
                  name: String
                """
            #expect(judge(text) == "")
        }
    }
}
