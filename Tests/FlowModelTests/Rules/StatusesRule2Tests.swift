// Rules about statuses: named, declared, used, reached. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct StatusesRule2Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a step without effect that can never start",
            Sample.chat
                .with("  open:", "  peek: { from: lost, returns: Int }\n  open:")
                .with("  loading:\n", "  loading:\n  lost:\n"),
            mend: [("  lost:\n", ""), ("from: lost", "from: ready")],
            says: #"""
                flow1.yaml:13:3: error: nothing leads to the status 'lost' from the initial status, so 'peek' can never start [flow-unreachable-status]
                13 |   lost:
                   |   ^~~~
                   = help: make it the outcome of a step or event that can happen, or remove it
                """#),
        RuleCase(
            "launch steps in the wrong order",
            Sample.chat
                .with(
                    "open: { from: idle, to: ready }",
                    "open: { from: idle, to: ready }\n  warm: { at: launch, from: ready }"),
            mend: [(" at: launch,", "")],
            says: #"""
                flow1.yaml:4:3: warning: 'warm' runs at launch, but cannot start in the initial status [flow-launch-order]
                4 |   warm: { at: launch, from: ready }
                  |   ^~~~
                  = help: let its `from` name the status that the app is in then, or write `allow: flow-launch-order`
                """#),
        RuleCase(
            "an empty flow",
            #"""
            flow: Chat
            """#,
            mend: [
                ("flow: Chat\n", "flow: Track\nsteps:\n  log:\n    parameters: { name: String }\n")
            ],
            says: #"""
                flow1.yaml:1:7: error: the flow 'Chat' has no step, no property and no view [flow-empty]
                1 | flow: Chat
                  |       ^~~~
                  = help: say under `steps` what the person does
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
