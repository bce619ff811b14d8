// Rules about steps: what they answer, cancel, and were called before. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct StepsRule2Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "was is the present name",
            Sample.track.and(
                #"""
                    was: log
                """#),
            mend: [("was: log", "was: note")],
            says: #"""
                flow1.yaml:5:10: error: 'log' is the name it has now [flow-was]
                5 |     was: log
                  |          ^~~
                  = help: write the former name, or remove `was`
                """#),
        RuleCase(
            "was names what is still there",
            Sample.chat
                .with("  idle:", "  idle: { was: ready }"),
            mend: [("was: ready", "was: asleep")],
            says: #"""
                flow1.yaml:9:16: error: 'ready' is still there, so nothing else was renamed from it [flow-was]
                9 |   idle: { was: ready }
                  |                ^~~~~
                  = help: remove `was`, or remove 'ready'
                """#),
        RuleCase(
            "two elements with one former name",
            Sample.track.and(
                #"""
                properties:
                  size: { type: Int, was: count }
                  length: { type: Int, was: count }
                """#),
            mend: [("length: { type: Int, was: count }", "length: Int")],
            says: #"""
                flow1.yaml:7:29: error: 'size' was called 'count' too, and only one can have been [flow-was]
                7 |   length: { type: Int, was: count }
                  |                             ^~~~~
                  = help: remove one of the two `was`
                """#),
        RuleCase(
            "a former label that is still there",
            #"""
            flow: Track
            steps:
              log:
                parameters: { name: String, id: { type: Int, was: name } }
            """#,
            mend: [("was: name", "was: number")],
            says: #"""
                flow1.yaml:4:55: error: 'name' is still there, so nothing else was renamed from it [flow-was]
                4 |     parameters: { name: String, id: { type: Int, was: name } }
                  |                                                       ^~~~
                  = help: remove `was`, or remove 'name'
                """#),
        RuleCase(
            "a launch step after others that cannot start",
            Sample.chat
                .with(
                    "open: { from: idle, to: ready }",
                    "open: { from: idle, to: ready, at: launch }\n  warm: { at: launch, from: idle, to: failed }"
                ),
            mend: [("at: launch, from: idle, to: failed", "from: idle, to: failed")],
            says: #"""
                flow1.yaml:4:3: warning: 'warm' runs at launch, but cannot start after the launch steps before it [flow-launch-order]
                4 |   warm: { at: launch, from: idle, to: failed }
                  |   ^~~~
                  = help: let its `from` name the status that the app is in then, or write `allow: flow-launch-order`
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
