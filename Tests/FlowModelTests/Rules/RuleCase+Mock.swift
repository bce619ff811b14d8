// Flows that break a rule about mock rules, what is said of each, and the fix.

extension RuleCase {
    static let ofMock: [RuleCase] = [
        RuleCase(
            "an error without its type, where the flow declares none",
            Sample.track.and(
                #"""
                    returns: Int
                    throws: true
                    mock: { throw: .offline }
                """#),
            fix: [("throw: .offline", "throw: TrackError.offline")],
            says: #"""
                7:20 unknown error 'offline' [flow-unknown-error] | declare it under `errors`
                """#),
        RuleCase(
            "rules after one that always applies",
            Sample.track.and(
                #"""
                    returns: Int
                    mock:
                      - then: 1
                      - then: 2
                """#),
            fix: [("- then: 1", "- { when: name.isEmpty, then: 1 }")],
            says: #"""
                8:9 this rule of 'log' is never tried: the one before it always applies [flow-mock-unreachable] | put the one with a `when` first, or leave one out
                """#),
        RuleCase(
            "throwing what is not thrown",
            Sample.track.and(
                #"""
                    returns: Int
                    mock: { throw: .unknown }
                """#),
            fix: [
                ("returns: Int", "returns: Int\n    throws: TrackError"),
                ("flow: Track", "flow: Track\nerrors: { unknown: }"),
            ],
            says: #"""
                6:20 'log' does not throw, so its mock cannot either [flow-mock-outcome] | declare the error under `errors`, and add `throws: TrackError` to the step
                """#),
        RuleCase(
            "errors that the step does not fail with",
            Sample.chat.with("unknown:", "unknown:\n  offline:").with(
                "    to: [ready, failed]\n",
                #"""
                    to: [ready, failed]
                    throws: ChatError
                    errors: offline
                    mock:
                      - when: true == false
                        throw: .unknown
                      - throw: .unknown

                """#),
            fix: [("errors: offline", "errors: [offline, unknown]")],
            says: #"""
                12:16 'ask' does not fail with 'unknown' [flow-mock-outcome] | add it to its `errors`
                13:16 'ask' does not fail with 'unknown' [flow-mock-outcome] | add it to its `errors`
                """#),
        RuleCase(
            "a status in which a step fails that throws",
            Sample.chat.with(
                "to: [ready, failed]", "to: [ready, failed]\n    throws: true\n    mock: { then: .failed(.unknown) }"),
            fix: [("then: .failed(.unknown)", "throw: .unknown")],
            says: #"""
                9:19 'ask' throws, so its mock fails with an error [flow-mock-outcome] | write `throw` and the error in place of `then`
                """#),
        RuleCase(
            "an error without its value, inside a status",
            Sample.checkout.with("'.failed(.declined(3))'", ".failed(.declined)"),
            fix: [(".failed(.declined)", "'.failed(.declined(3))'")],
            says: #"""
                17:38 'declined' carries `Int` [flow-mock-values] | write `.declined(<#Int#>)`, with a value in place of each `<#…#>`
                """#),
        RuleCase(
            "a status where there is none",
            Sample.track.and(
                #"""
                    mock: { then: .done }
                """#),
            fix: [("    mock: { then: .done }\n", "")],
            says: #"""
                5:19 'log' changes no status, so its mock cannot either [flow-mock-outcome] | add `to` to the step, or `returns` if the rule gives a value
                """#),
        RuleCase(
            "a status that is no outcome",
            Sample.chat.with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .idle }"),
            fix: [("then: .idle", "then: .ready")],
            says: #"""
                8:19 'ask' does not lead to 'idle' [flow-mock-outcome] | add it to its `to`
                """#),
        RuleCase(
            "a list with a status that the step does not pass through",
            Sample.chat
                .with(
                    "to: [ready, failed]",
                    "to: [ready, failed]\n    mock: { then: [.loading, .idle] }"),
            fix: [(".idle", ".ready")],
            says: #"""
                8:19 'ask' does not lead to 'idle' [flow-mock-outcome] | add it to its `via` or its `to`
                """#),
        RuleCase(
            "a status without its values",
            Sample.chat.with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .failed }"),
            fix: [("then: .failed", "then: .failed(.unknown)")],
            says: #"""
                8:19 'failed' carries `ChatError` [flow-mock-values] | write `'.failed(<#ChatError#>)'`, with a value in place of each `<#…#>`
                """#),
        RuleCase(
            "a status with values it does not hold",
            Sample.chat.with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .ready(1) }"),
            fix: [(".ready(1)", ".ready")],
            says: #"""
                8:19 'ready' carries no values [flow-mock-values] | write `.ready`
                """#),
    ]
}
