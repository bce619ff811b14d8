// Flows and configurations that break the rule in `MemberNames`. Each says nothing any more once it is fixed.

import Testing

@Suite struct MemberNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a step called like a member of the mock",
            Sample.track.and(
                #"""
                  reset: { parameters: { deep: Bool } }
                """#),
            fix: [("  reset:", "  clear:")],
            says: #"""
                flow1.yaml:5:3: error: the step 'reset' has the name of a member that flowgen writes [flow-reserved-name]
                5 |   reset: { parameters: { deep: Bool } }
                  |   ^~~~~
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
                flow1.yaml:6:3: error: the property 'log' is called like the step 'log' [flow-name-collision]
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
                flow1.yaml:18:3: error: the property 'drop' is called like the event 'drop' [flow-name-collision]
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
                flow1.yaml:16:3: error: the event 'open' is called like the step 'open' [flow-name-collision]
                16 |   open: { to: ready }
                   |   ^~~~
                   = help: give it another name
                """#),
        RuleCase(
            "a step that every NSObject has, with labels",
            #"""
            flow: Track
            steps:
              responds:
                parameters: { to text: String }
            integrations:
              Geo: { sdk: LocationKit, delegates: GeoDelegate }
            """#,
            fix: [("to text", "toText text")],
            says: #"""
                flow1.yaml:3:3: error: the step 'responds(to:)' has the name of a member of NSObject, which a wrapper with `delegates` is [flow-reserved-name]
                3 |   responds:
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
}
