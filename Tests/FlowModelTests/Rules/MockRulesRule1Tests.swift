// Rules about what the mock of a step may do. Each flow here breaks one rule, and
// says nothing any more once it is mended.

import Testing

@Suite struct MockRulesRule1Tests {
    static let cases: [RuleCase] = [
        RuleCase(
            "rules after one that always applies",
            Sample.track.and(
                #"""
                    returns: Int
                    mock:
                      - then: 1
                      - then: 2
                """#),
            mend: [("- then: 1", "- { when: name.isEmpty, then: 1 }")],
            says: #"""
                flow1.yaml:8:9: warning: this rule of 'log' is never tried: the one before it always applies [flow-mock-unreachable]
                8 |       - then: 2
                  |         ^~~~~~~
                  = help: give the rule before it a `when`, or put it last
                """#),
        RuleCase(
            "throwing what is not thrown",
            Sample.track.and(
                #"""
                    returns: Int
                    mock: { throw: .unknown }
                """#),
            mend: [
                ("returns: Int", "returns: Int\n    throws: TrackError"),
                ("flow: Track", "flow: Track\nerrors: { unknown: }"),
            ],
            says: #"""
                flow1.yaml:6:20: error: 'log' throws nothing, so its mock cannot either [flow-mock-throw]
                6 |     mock: { throw: .unknown }
                  |                    ^~~~~~~~
                  = help: declare 'unknown' under `errors` and add `throws: TrackError` to the step, or write `then` with a status or a value
                """#),
        RuleCase(
            "an error without its type, where the flow declares none",
            Sample.track.and(
                #"""
                    returns: Int
                    throws: true
                    mock: { throw: .offline }
                """#),
            mend: [("throw: .offline", "throw: TrackError.offline")],
            says: #"""
                flow1.yaml:7:20: error: '.offline' does not say which type of error it is [flow-unknown-error]
                7 |     mock: { throw: .offline }
                  |                    ^~~~~~~~
                  = help: write the type before the dot, or declare 'offline' under `errors`
                """#),
        RuleCase(
            "a status where there is none",
            Sample.track.and(
                #"""
                    mock: { then: .done }
                """#),
            mend: [("    mock: { then: .done }\n", "")],
            says: #"""
                flow1.yaml:5:19: error: 'log' changes no status, so its mock cannot either [flow-mock-status]
                5 |     mock: { then: .done }
                  |                   ^~~~~
                  = help: add `to` to the step, or `returns` if the rule gives a value
                """#),
        RuleCase(
            "an unknown status",
            Sample.chat
                .with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .raedy }"),
            mend: [("raedy", "ready")],
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
            mend: [("raedy", "ready")],
            says: #"""
                flow1.yaml:8:30: error: unknown status 'raedy' [flow-unknown-status]
                8 |     mock: { then: ChatStatus.raedy }
                  |                              ^~~~~
                  = help: did you mean 'ready'?
                """#),
        RuleCase(
            "a status that is no outcome",
            Sample.chat
                .with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .idle }"),
            mend: [("then: .idle", "then: .ready")],
            says: #"""
                flow1.yaml:8:20: error: 'ask' does not end in 'idle' [flow-mock-outcome]
                8 |     mock: { then: .idle }
                  |                    ^~~~
                  = help: add it to its `to`, or end in one of 'ready', 'failed'
                """#),
        RuleCase(
            "a list with a status that the step does not pass through",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    mock: { then: [.loading, .idle] }"),
            mend: [(".idle", ".ready")],
            says: #"""
                flow1.yaml:8:31: error: 'ask' neither passes through 'idle' nor ends in it [flow-mock-outcome]
                8 |     mock: { then: [.loading, .idle] }
                  |                               ^~~~
                  = help: add it to its `via` or its `to`
                """#),
        RuleCase(
            "a status without its values",
            Sample.chat
                .with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .failed }"),
            mend: [("then: .failed", "then: .failed(.unknown)")],
            says: #"""
                flow1.yaml:8:20: error: 'failed' carries `ChatError` [flow-mock-values]
                8 |     mock: { then: .failed }
                  |                    ^~~~~~
                  = help: write `.failed(…)`, with a value in place of each `…`
                """#),
        RuleCase(
            "a status with wrong labels",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    mock: { then: '.failed(reason: .unknown)' }"),
            mend: [("reason: ", "")],
            says: #"""
                flow1.yaml:8:21: error: 'failed' carries `ChatError` [flow-mock-values]
                8 |     mock: { then: '.failed(reason: .unknown)' }
                  |                     ^~~~~~
                  = help: write `.failed(.unknown)`
                """#),
        RuleCase(
            "a status with values it does not hold",
            Sample.chat
                .with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .ready(1) }"),
            mend: [(".ready(1)", ".ready")],
            says: #"""
                flow1.yaml:8:20: error: 'ready' carries no values [flow-mock-values]
                8 |     mock: { then: .ready(1) }
                  |                    ^~~~~
                  = help: write `.ready`
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
