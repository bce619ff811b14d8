// Rules about steps: what they answer, cancel, and were called before. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct StepsRule1Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a launch step with parameters",
            Sample.track.and(
                #"""
                    at: launch
                """#),
            mend: [("    at: launch\n", "")],
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
            mend: [("scope: session\n", "")],
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
            mend: [(", returns: Int", "")],
            says: #"""
                flow1.yaml:3:3: warning: nobody reads what 'start' answers at launch [flow-launch-answer]
                3 |   start: { at: launch, returns: Int }
                  |   ^~~~~
                  = help: tell the outcome by a status, or write `allow: flow-launch-answer`
                """#),
        RuleCase(
            "returns and streams",
            Sample.track.and(
                #"""
                    returns: Int
                    streams: Int
                """#),
            mend: [("    streams: Int\n", "")],
            says: #"""
                flow1.yaml:3:3: error: 'log' has both `returns` and `streams` [flow-returns-and-streams]
                3 |   log:
                  |   ^~~
                  = help: keep `returns` for one value, or `streams` for many
                """#),
        RuleCase(
            "a synchronous stream",
            Sample.track.and(
                #"""
                    sync: true
                    streams: Int
                """#),
            mend: [("    sync: true\n", "")],
            says: #"""
                flow1.yaml:3:3: error: 'log' cannot be synchronous: it streams values after it has returned [flow-sync-stream]
                3 |   log:
                  |   ^~~
                  = help: remove `sync: true`
                """#),
        RuleCase(
            "a synchronous step with via",
            Sample.chat
                .with("via: loading", "via: loading\n    sync: true"),
            mend: [("\n    sync: true", "")],
            says: #"""
                flow1.yaml:6:10: error: 'ask' is synchronous, so nobody can see it pass through 'loading' [flow-sync-via]
                6 |     via: loading
                  |          ^~~~~~~
                  = help: remove `sync: true`, or remove `via`
                """#),
        RuleCase(
            "cancelling an unknown step",
            Sample.chat
                .with("from: idle,", "from: idle, cancels: aks,"),
            mend: [("aks", "ask")],
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
            mend: [("\n    cancels: ask", "")],
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
            mend: [("cancels: log, ", "")],
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

    @Test(arguments: cases) func mended(_ item: RuleCase) {
        #expect(item.mended != item.broken)
        #expect(judge(item.mended) == "")
    }
}
