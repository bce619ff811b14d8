// Rules about names: each means one thing, in the flow and in what flowgen writes for it. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct NamesRule1Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a property called like a step",
            Sample.track.and(
                #"""
                properties:
                  log: Int
                """#),
            mend: [("  log: Int", "  size: Int")],
            says: #"""
                flow1.yaml:6:3: error: the property 'log' is called like the step 'log' [flow-name-collision]
                6 |   log: Int
                  |   ^~~
                  = help: give it another name
                """#),
        RuleCase(
            "an event called like a step",
            Sample.chat
                .and("events:\n  open: { to: ready }\n"),
            mend: [("  open: { to: ready }", "  drop: { to: ready }")],
            says: #"""
                flow1.yaml:16:3: error: the event 'open' is called like the step 'open' [flow-name-collision]
                16 |   open: { to: ready }
                   |   ^~~~
                   = help: give it another name
                """#),
        RuleCase(
            "a step called like a member of the mock",
            Sample.track.and(
                #"""
                  reset: { parameters: { deep: Bool } }
                """#),
            mend: [("  reset:", "  clear:")],
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
            mend: [("client", "clients")],
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
            mend: [("logCalls", "called")],
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
            mend: [("sizePublisher", "sizes")],
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
            mend: [("chatError", "explain")],
            says: #"""
                flow1.yaml:3:3: error: the step 'chatError' has the name of a member that flowgen writes [flow-reserved-name]
                3 |   chatError: { parameters: { a: Int } }
                  |   ^~~~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a status called like a member of its enum",
            Sample.chat
                .with("loading", "kind")
                .with("loading", "kind"),
            mend: [("kind", "loading")],
            says: #"""
                flow1.yaml:11:3: error: the status 'kind' has the name of a member that every such enum has [flow-reserved-name]
                11 |   kind:
                   |   ^~~~
                   = help: give it another name
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func mended(_ item: RuleCase) {
        #expect(item.mended != item.broken)
        #expect(judge(item.mended) == "")
    }
}
