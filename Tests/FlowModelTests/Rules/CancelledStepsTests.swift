// Flows and configurations that break the rule `CancelledSteps`, and their fixes.

import Testing

@Suite struct CancelledStepsTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "cancelling an unknown step",
            Sample.chat
                .with("from: idle,", "from: idle, cancels: aks,"),
            fix: [("aks", "ask")],
            says: #"""
                flow1.yaml:3:32: error: unknown step 'aks' [flow-unknown-step]
                3 |   open: { from: idle, cancels: aks, to: ready }
                  |                                ^~~
                  = help: did you mean 'ask'?
                """#),
        RuleCase(
            "cancelling itself",
            Sample.chat
                .with("via: loading", "via: loading\n    cancels: ask"),
            fix: [("\n    cancels: ask", "")],
            says: #"""
                flow1.yaml:7:14: error: 'ask' cannot cancel itself [flow-cancels-itself]
                7 |     cancels: ask
                  |              ^~~
                  = help: remove it from `cancels`: a step called again ends its earlier call anyway
                """#),
        RuleCase(
            "cancelling what is over",
            Sample.chat
                .with("  open:", "  log: { parameters: { a: Int } }\n  open:")
                .with("from: idle,", "from: idle, cancels: log,"),
            fix: [("cancels: log, ", "")],
            says: #"""
                flow1.yaml:4:32: warning: 'log' is over as soon as it returns, so there is nothing to cancel [flow-cancels-finished]
                4 |   open: { from: idle, cancels: log, to: ready }
                  |                                ^~~
                  = help: remove it from `cancels`, or write `allow: flow-cancels-finished`
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
