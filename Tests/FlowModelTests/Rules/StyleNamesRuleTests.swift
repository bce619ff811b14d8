// Rules about names that a style or an isolation needs for itself: aliases, completions, subjects, locks.
// Each flow here breaks one rule, and says nothing any more once it is mended.

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
            mend: [("page: Int, completion", "page: Int, completion text")],
            says: #"""
                flow1.yaml:5:30: error: the parameter 'completion' has the name of something that flowgen writes for the step [flow-reserved-name]
                5 |     parameters: { page: Int, completion: String }
                  |                              ^~~~~~~~~~
                  = help: write another name behind the label: `completion givenCompletion`
                """#),
        RuleCase(
            "a type called like a step's result",
            #"""
            flow: Account
            style: callback
            steps:
              login:
                returns: LoginResult
            """#,
            mend: [("returns: LoginResult", "returns: App.LoginResult")],
            says: #"""
                flow1.yaml:4:3: error: 'LoginResult' would mean a type alias here, which flowgen writes for 'login' [flow-hidden-type]
                4 |   login:
                  |   ^~~~~
                  = help: write the type with its module, such as `App.LoginResult`, or give the step another name
                """#),
        RuleCase(
            "a type called like another step's observer",
            #"""
            flow: Account
            style: callback
            steps:
              watch:
                streams: Int
              keep:
                parameters: { who: WatchObserver }
            """#,
            mend: [("WatchObserver", "Watcher")],
            says: #"""
                flow1.yaml:7:19: error: 'WatchObserver' would mean a type alias here, which flowgen writes for 'watch' [flow-hidden-type]
                7 |     parameters: { who: WatchObserver }
                  |                   ^~~
                  = help: write the type with its module, such as `App.WatchObserver`, or give the step another name
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
            mend: [("throws: true", "user: Opens.")],
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
            mend: [("nameValues:", "names:")],
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
            mend: [("observeName:", "watchName:")],
            says: #"""
                flow1.yaml:4:3: error: the step 'observeName' has the name of a member that flowgen writes for 'name' [flow-reserved-name]
                4 |   observeName:
                  |   ^~~~~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a flow called like another's subject",
            #"""
            flow: Chat
            style: async
            properties:
              name: { type: String, observe: true }
            -----
            flow: Talk
            protocol: ChatValueSubject
            steps:
              log:
            """#,
            mend: [("protocol: ChatValueSubject", "protocol: Talking")],
            says: #"""
                flow2.yaml:2:11: error: 'ChatValueSubject' would name both the protocol of 'Talk' and the class that holds what can be watched in 'Chat' [flow-file-collision]
                2 | protocol: ChatValueSubject
                  |           ^~~~~~~~~~~~~~~~
                  = help: give one of them another name
                """#),
        RuleCase(
            "a property called like the mock's lock",
            #"""
            flow: Chat
            style: async
            isolation: Sendable
            properties:
              state: Int
            """#,
            mend: [("state: Int", "mood: Int")],
            says: #"""
                flow1.yaml:5:3: error: the property 'state' has the name of a member that flowgen writes [flow-reserved-name]
                5 |   state: Int
                  |   ^~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a type hidden by the mock's state",
            #"""
            flow: Chat
            style: async
            isolation: Sendable
            properties:
              mood: State
            """#,
            mend: [("mood: State", "mood: App.State")],
            says: #"""
                flow1.yaml:5:3: error: 'State' would mean 'MockChatSDK.State' here, which flowgen writes [flow-hidden-type]
                5 |   mood: State
                  |   ^~~~
                  = help: write the type with its module, such as `App.State`
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func mended(_ item: RuleCase) {
        #expect(item.mended != item.broken)
        #expect(judge(item.mended) == "")
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
