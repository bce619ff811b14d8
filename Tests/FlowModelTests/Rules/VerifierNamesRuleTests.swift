// Names that the verifier of a flow needs for itself. Each flow here breaks one rule, and is right once
// it is fixed. Flows that have no verifier may use them.

import Testing

@Suite("Rules: names of the verifier")
struct VerifierNamesRuleTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a step called like what watches the flow",
            #"""
            flow: Chat
            steps:
              calling: { from: idle, to: done }
            statuses: { idle: ~, done: ~ }
            """#,
            fix: [("calling:", "watch:")],
            says: #"""
                flow1.yaml:3:3: error: the step 'calling' has the name of a member that flowgen writes [flow-reserved-name]
                3 |   calling: { from: idle, to: done }
                  |   ^~~~~~~
                  = help: give it another name
                """#),
        RuleCase(
            "a parameter called like a call of the verifier",
            #"""
            flow: Chat
            steps:
              start:
                parameters: { calling: String }
                from: idle
                to: done
            statuses: { idle: ~, done: ~ }
            """#,
            fix: [("calling: String", "call: String")],
            says: #"""
                flow1.yaml:4:19: error: the parameter 'calling' has the name of something that flowgen writes for the step [flow-reserved-name]
                4 |     parameters: { calling: String }
                  |                   ^~~~~~~
                  = help: write another name behind the label: `calling givenCalling`
                """#),
        RuleCase(
            "a protocol called like the verifier",
            #"""
            flow: Chat
            protocol: ChatFlowVerifier
            steps:
              start: { from: idle, to: done }
            statuses: { idle: ~, done: ~ }
            """#,
            fix: [("protocol: ChatFlowVerifier", "protocol: Chatting")],
            says: #"""
                flow1.yaml:1:7: error: 'ChatFlowVerifier' would name both the verifier of 'Chat' and the protocol of 'Chat' [flow-file-collision]
                1 | flow: Chat
                  |       ^~~~
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

    @Test("A flow that has no verifier may use its names")
    func otherFlowsAreFree() {
        #expect(judge("flow: Chat\nsteps:\n  calling:\n") == "")
        let variadic = """
            flow: Chat
            steps:
              calling: { parameters: { words: String... }, from: idle, to: done }
            statuses: { idle: ~, done: ~ }
            """
        #expect(judge(variadic) == "")
    }
}
