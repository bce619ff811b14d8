// Flows and configurations that break the rule `LaunchOrderOfSteps`, and their fixes.

import Testing

@Suite struct LaunchOrderOfStepsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "launch steps in the wrong order",
            Sample.chat
                .with(
                    "open: { from: idle, to: ready }",
                    "open: { from: idle, to: ready }\n  warm: { at: launch, from: ready }"),
            fix: [(" at: launch,", "")],
            says: #"""
                flow1.yaml:4:3: warning: 'warm' runs at launch, but cannot start in the initial status [flow-launch-order]
                4 |   warm: { at: launch, from: ready }
                  |   ^~~~
                  = help: let its `from` name the status that the app is in then, or write `allow: flow-launch-order`
                """#),
        RuleCase(
            "a launch step after others that cannot start",
            Sample.chat
                .with(
                    "open: { from: idle, to: ready }",
                    "open: { from: idle, to: ready, at: launch }\n  warm: { at: launch, from: idle, to: failed }"
                ),
            fix: [("at: launch, from: idle, to: failed", "from: idle, to: failed")],
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

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
