// Flows and configurations that break the rule `MemberNames`, and their fixes.

import Testing

@Suite struct MemberNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a step called like a member of the mock",
            Sample.track.and(
                #"""
                  play: { parameters: { _ deep: Bool } }
                """#),
            fix: [("  play:", "  clear:")],
            says: #"""
                flow1.yaml:5:3: error: the step 'play' has the name of a member that flowgen writes [flow-reserved-name]
                5 |   play: { parameters: { _ deep: Bool } }
                  |   ^~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a property called like a member of the wrapper",
            Sample.track.and(
                #"""
                properties:
                  client: Int
                """#),
            fix: [("client", "clients")],
            says: #"""
                flow1.yaml:6:3: error: the property 'client' has the name of a member that flowgen writes [flow-reserved-name]
                6 |   client: Int
                  |   ^~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a property called like a mock's list of calls",
            Sample.track.and(
                #"""
                properties:
                  logCalls: Int
                """#),
            fix: [("logCalls", "called")],
            says: #"""
                flow1.yaml:6:3: error: the property 'logCalls' has the name of a member that flowgen writes for 'log' [flow-reserved-name]
                6 |   logCalls: Int
                  |   ^~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "members called like those of every mock",
            Sample.track.and(
                #"""
                  finishSteps:
                  play: { parameters: { _ video: String } }
                properties:
                  appAnswers: Int
                  onLog: Int
                """#),
            fix: [
                ("finishSteps", "finish"), ("{ _ video: String }", "{ video: String }"), ("appAnswers", "answers"),
                ("onLog", "isOnLog"),
            ],
            says: #"""
                flow1.yaml:5:3: error: the step 'finishSteps' has the name of a member that flowgen writes [flow-reserved-name]
                5 |   finishSteps:
                  |   ^~~~~~~~~~~
                  = help: give it another name
                flow1.yaml:6:3: error: the step 'play' has the name of a member that flowgen writes [flow-reserved-name]
                6 |   play: { parameters: { _ video: String } }
                  |   ^~~~
                  = help: give it another name
                flow1.yaml:8:3: error: the property 'appAnswers' has the name of a member that flowgen writes [flow-reserved-name]
                8 |   appAnswers: Int
                  |   ^~~~~~~~~~
                  = help: give it another name
                flow1.yaml:9:3: error: the property 'onLog' has the name of a member that flowgen writes for 'log' [flow-reserved-name]
                9 |   onLog: Int
                  |   ^~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a property called like another's publisher",
            Sample.track.and(
                #"""
                properties:
                  size: { type: Int, observe: true }
                  sizePublisher: Int
                """#),
            fix: [("sizePublisher", "sizes")],
            says: #"""
                flow1.yaml:7:3: error: the property 'sizePublisher' has the name of a member that flowgen writes for 'size' [flow-reserved-name]
                7 |   sizePublisher: Int
                  |   ^~~~~~~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a step called like the error mapping",
            Sample.chat
                .with("  open:", "  chatError: { parameters: { a: Int } }\n  open:"),
            fix: [("chatError", "explain")],
            says: #"""
                flow1.yaml:3:3: error: the step 'chatError' has the name of a member that flowgen writes [flow-reserved-name]
                3 |   chatError: { parameters: { a: Int } }
                  |   ^~~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "steps and events called like what lists them",
            #"""
            flow: Filter
            steps:
              none: { from: idle, to: ready }
              allCases: { from: ready, to: idle }
            events:
              clear: { to: idle }
            statuses:
              idle:
              ready:
            """#,
            fix: [("  none:", "  nothing:"), ("  allCases:", "  all:")],
            says: #"""
                flow1.yaml:3:3: error: the step 'none' has the name of a member that flowgen writes [flow-reserved-name]
                3 |   none: { from: idle, to: ready }
                  |   ^~~~
                  = help: give it another name
                flow1.yaml:4:3: error: the step 'allCases' has the name of a member that flowgen writes [flow-reserved-name]
                4 |   allCases: { from: ready, to: idle }
                  |   ^~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "an event called like what lists them",
            #"""
            flow: Filter
            steps:
              apply: { from: idle, to: ready }
            events:
              allCases: { to: idle }
            statuses:
              idle:
              ready:
            """#,
            fix: [("  allCases:", "  none:")],
            says: #"""
                flow1.yaml:5:3: error: the event 'allCases' has the name of a member that flowgen writes [flow-reserved-name]
                5 |   allCases: { to: idle }
                  |   ^~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "members and parameters called like functions of Swift",
            #"""
            flow: Log
            steps:
              fatalError:
                parameters: { text: String }
              note:
                parameters: { page: Int, fatalError: String }
            """#,
            fix: [("  fatalError:\n", "  fail:\n"), (", fatalError:", ", text:")],
            says: #"""
                flow1.yaml:3:3: error: the step 'fatalError' has the name of a member that flowgen writes [flow-reserved-name]
                3 |   fatalError:
                  |   ^~~~~~~~~~
                  = help: give it another name
                flow1.yaml:6:30: error: the parameter 'fatalError' has the name of something that flowgen writes for the step [flow-reserved-name]
                6 |     parameters: { page: Int, fatalError: String }
                  |                              ^~~~~~~~~~
                  = help: write another name behind the label: `fatalError givenFatalError`
                """#),
        RuleCase(
            "a property called like a step",
            Sample.track.and(
                #"""
                properties:
                  log: Int
                """#),
            fix: [("  log: Int", "  size: Int")],
            says: #"""
                flow1.yaml:6:3: error: the property 'log' has the same name as the step 'log' [flow-name-collision]
                6 |   log: Int
                  |   ^~~
                  = help: give it another name
                """#),
        RuleCase(
            "a property called like an event's step",
            Sample.chat
                .and("events:\n  drop: { to: idle }\nproperties:\n  drop: Int\n"),
            fix: [("  drop: Int", "  drops: Int")],
            says: #"""
                flow1.yaml:18:3: error: the property 'drop' has the same name as the event 'drop' [flow-name-collision]
                18 |   drop: Int
                   |   ^~~~
                   = help: give it another name
                """#),
        RuleCase(
            "an event called like a step",
            Sample.chat
                .and("events:\n  open: { to: ready }\n"),
            fix: [("  open: { to: ready }", "  drop: { to: ready }")],
            says: #"""
                flow1.yaml:16:3: error: the event 'open' has the same name as the step 'open' [flow-name-collision]
                16 |   open: { to: ready }
                   |   ^~~~
                   = help: give it another name
                """#),
        RuleCase(
            "a step named like a property's values",
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
            "a step named like a property's observers",
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
            "a view named like a function of the mock",
            #"""
            flow: Places
            views:
              play:
            """#,
            fix: [("play", "plan")],
            says: #"""
                flow1.yaml:3:3: error: the view 'play' has the name of a member that flowgen writes [flow-reserved-name]
                3 |   play:
                  |   ^~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a view named like what the mock keeps for another",
            #"""
            flow: Places
            views:
              map:
              mapCalls:
            """#,
            fix: [("mapCalls", "plan")],
            says: #"""
                flow1.yaml:4:3: error: the view 'mapCalls' has the name of a member that flowgen writes for 'map' [flow-reserved-name]
                4 |   mapCalls:
                  |   ^~~~~~~~
                  = help: give it another name
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

    private static func flow(style: String, property: String) -> String {
        """
        flow: Door
        style: \(style)
        steps:
          open: { from: closed, to: open }
        statuses: { closed: ~, open: ~ }
        properties: { \(property) }

        """
    }

    @Test(
        "A property cannot be named `status`, in each style",
        arguments: ["combine", "async", "callback"])
    func statusProperty(style: String) {
        for property in ["status: Int", "status: { type: Int, observe: true }"] {
            let said = judge(Self.flow(style: style, property: property))
            #expect(said.contains("the property 'status' has the name of a member that flowgen writes"))
            #expect(said.contains("[flow-reserved-name]"))
        }
    }

    @Test("A property may have another name than `status`") func otherProperty() {
        #expect(judge(Self.flow(style: "async", property: "state: { type: Int, observe: true }")) == "")
    }

    @Test("Each mock has a status, so no property can be named `status` in a flow without statuses")
    func statusPropertyWithoutStatuses() {
        let said = judge("flow: Door\nproperties: { status: { type: Int, observe: true } }\n")
        #expect(said.contains("the property 'status' has the name of a member that flowgen writes"))
    }
}
