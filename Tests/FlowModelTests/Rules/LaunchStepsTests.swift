// Flows and configurations that break the rule `LaunchSteps`, and their fixes.

import Testing

@Suite struct LaunchStepsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a launch step with parameters",
            Sample.track.and(
                #"""
                    at: launch
                """#),
            fix: [("    at: launch\n", "")],
            says: #"""
                flow1.yaml:4:19: error: 'log' runs at launch, where nobody can give it arguments [flow-launch-parameters]
                4 |     parameters: { name: String }
                  |                   ^~~~
                  = help: remove its parameters, or remove `at: launch`
                """#),
        RuleCase(
            "a launch step in a session",
            #"""
            flow: Pay
            scope: session
            steps:
              start: { at: launch }
            """#,
            fix: [("scope: session\n", "")],
            says: #"""
                flow1.yaml:4:3: error: 'start' cannot run at launch: with `scope: session` there is no service yet [flow-launch-session]
                4 |   start: { at: launch }
                  |   ^~~~~
                  = help: remove `at: launch`, or write `scope: app`
                """#),
        RuleCase(
            "a launch step that answers",
            #"""
            flow: Pay
            steps:
              start: { at: launch, returns: Int }
            """#,
            fix: [(", returns: Int", "")],
            says: #"""
                flow1.yaml:3:3: warning: nothing reads what 'start' returns at launch [flow-launch-answer]
                3 |   start: { at: launch, returns: Int }
                  |   ^~~~~
                  = help: report the outcome with a status, or write `allow: flow-launch-answer`
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
                flow1.yaml:4:3: error: nothing catches what 'open' throws at launch [flow-launch-throws]
                4 |   open:
                  |   ^~~~
                  = help: report the failure with a status, or remove `at: launch`
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
