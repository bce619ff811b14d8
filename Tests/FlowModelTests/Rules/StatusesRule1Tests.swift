// Rules about statuses: named, declared, used, reached. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct StatusesRule1Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a misspelt status in from",
            Sample.chat
                .with("from: [ready, failed]", "from: [raedy, failed]"),
            mend: [("raedy", "ready")],
            says: #"""
                flow1.yaml:5:12: error: unknown status 'raedy' [flow-unknown-status]
                5 |     from: [raedy, failed]
                  |            ^~~~~
                  = help: did you mean 'ready'?
                """#),
        RuleCase(
            "a misspelt status in via",
            Sample.chat
                .with("via: loading", "via: loadign"),
            mend: [("loadign", "loading")],
            says: #"""
                flow1.yaml:6:10: error: unknown status 'loadign' [flow-unknown-status]
                6 |     via: loadign
                  |          ^~~~~~~
                  = help: did you mean 'loading'?
                """#),
        RuleCase(
            "an unknown status in to",
            Sample.chat
                .with("to: [ready, failed]", "to: [ready, failed, zebra]"),
            mend: [(", zebra", "")],
            says: #"""
                flow1.yaml:7:25: error: unknown status 'zebra' [flow-unknown-status]
                7 |     to: [ready, failed, zebra]
                  |                         ^~~~~
                  = help: the declared statuses: 'idle', 'ready', 'loading', 'failed'
                """#),
        RuleCase(
            "an unknown initial status",
            Sample.chat
                .and("initial: idel\n"),
            mend: [("idel", "idle")],
            says: #"""
                flow1.yaml:15:10: error: unknown status 'idel' [flow-unknown-status]
                15 | initial: idel
                   |          ^~~~
                   = help: did you mean 'idle'?
                """#),
        RuleCase(
            "unknown statuses of an event",
            Sample.chat
                .and("events:\n  drop: { from: raedy, to: idel }\n"),
            mend: [("raedy", "ready"), ("idel", "idle")],
            says: #"""
                flow1.yaml:16:17: error: unknown status 'raedy' [flow-unknown-status]
                16 |   drop: { from: raedy, to: idel }
                   |                 ^~~~~
                   = help: did you mean 'ready'?
                flow1.yaml:16:28: error: unknown status 'idel' [flow-unknown-status]
                16 |   drop: { from: raedy, to: idel }
                   |                            ^~~~
                   = help: did you mean 'idle'?
                """#),
        RuleCase(
            "statuses without declaration",
            Sample.track.and(
                #"""
                    to: [done, failed]
                    from: [done, idle]
                """#),
            mend: [("    to: [done, failed]\n    from: [done, idle]\n", "")],
            says: #"""
                flow1.yaml:5:10: error: status 'done' is named, but the flow declares no statuses [flow-no-statuses]
                5 |     to: [done, failed]
                  |          ^~~~
                  = help: declare them under `statuses`: done, failed, idle
                """#),
        RuleCase(
            "an unused status",
            Sample.chat
                .with("  loading:\n", "  loading:\n  spare:\n"),
            mend: [("  spare:\n", "")],
            says: #"""
                flow1.yaml:12:3: error: no step and no event names the status 'spare' [flow-unused-status]
                12 |   spare:
                   |   ^~~~~
                   = help: name it in a step's `via` or `to` or in an event, or remove it
                """#),
        RuleCase(
            "an initial status that nothing leaves",
            Sample.chat
                .with("from: idle", "from: ready"),
            mend: [("from: ready", "from: idle")],
            says: #"""
                flow1.yaml:9:3: error: nothing leaves the initial status 'idle' [flow-initial-never-left]
                9 |   idle:
                  |   ^~~~
                  = help: let a step or an event start `from: idle` and lead to another status, or name another status as `initial`
                """#),
        RuleCase(
            "an unreachable status with a blocked step",
            Sample.chat
                .with("  open:", "  leave: { from: lost, to: idle }\n  open:")
                .with("  loading:\n", "  loading:\n  lost:\n"),
            mend: [("  lost:\n", ""), ("from: lost", "from: ready")],
            says: #"""
                flow1.yaml:13:3: error: nothing leads to the status 'lost' from the initial status, so 'leave' can never start [flow-unreachable-status]
                13 |   lost:
                   |   ^~~~
                   = help: make it the outcome of a step or event that can happen, or remove it
                """#),
        RuleCase(
            "two statuses that lead only to each other",
            Sample.chat
                .with(
                    "  open:",
                    "  there: { from: left, to: right }\n  back: { from: right, to: left }\n  open:"
                )
                .with("  loading:\n", "  loading:\n  left:\n  right:\n"),
            mend: [("from: left", "from: idle")],
            says: #"""
                flow1.yaml:14:3: error: nothing leads to the status 'left' from the initial status, so 'there' can never start [flow-unreachable-status]
                14 |   left:
                   |   ^~~~
                   = help: make it the outcome of a step or event that can happen, or remove it
                flow1.yaml:15:3: error: nothing leads to the status 'right' from the initial status, so 'back' can never start [flow-unreachable-status]
                15 |   right:
                   |   ^~~~~
                   = help: make it the outcome of a step or event that can happen, or remove it
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
