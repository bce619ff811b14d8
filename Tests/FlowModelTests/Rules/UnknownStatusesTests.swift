// Flows and configurations that break the rule `UnknownStatuses`, and their fixes.

import Testing

@Suite struct UnknownStatusesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an unknown status",
            Sample.chat.with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .raedy }"),
            fix: [("raedy", "ready")],
            says: #"""
                flow1.yaml:8:20: error: unknown status 'raedy' [flow-unknown-status]
                8 |     mock: { then: .raedy }
                  |                    ^~~~~
                  = help: did you mean 'ready'?
                """#),
        RuleCase(
            "an unknown status behind its enum's name",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    mock: { then: ChatStatus.raedy }"),
            fix: [("raedy", "ready")],
            says: #"""
                flow1.yaml:8:30: error: unknown status 'raedy' [flow-unknown-status]
                8 |     mock: { then: ChatStatus.raedy }
                  |                              ^~~~~
                  = help: did you mean 'ready'?
                """#),
        RuleCase(
            "a misspelt status in from",
            Sample.chat
                .with("from: [ready, failed]", "from: [raedy, failed]"),
            fix: [("raedy", "ready")],
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
            fix: [("loadign", "loading")],
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
            fix: [(", zebra", "")],
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
            fix: [("idel", "idle")],
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
            fix: [("raedy", "ready"), ("idel", "idle")],
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
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
