// Flows that break a rule about statuses, what is said of each, and the fix.

extension RuleCase {
    static let ofStatus: [RuleCase] = [
        RuleCase(
            "an initial status that nothing leaves",
            Sample.chat
                .with("from: idle", "from: ready"),
            fix: [("from: ready", "from: idle")],
            says: #"""
                10:3 nothing leads to the status 'ready' from the initial status 'idle' [flow-unreachable-status] | name it in the `via` or `to` of a step or event that can happen from 'idle' on, or remove it
                11:3 nothing leads to the status 'loading' from the initial status 'idle' [flow-unreachable-status] | name it in the `via` or `to` of a step or event that can happen from 'idle' on, or remove it
                12:3 nothing leads to the status 'failed' from the initial status 'idle' [flow-unreachable-status] | name it in the `via` or `to` of a step or event that can happen from 'idle' on, or remove it
                """#),
        RuleCase(
            "statuses without declaration",
            Sample.track.and(
                #"""
                    to: [done, failed]
                    from: [done, idle]
                """#),
            fix: [("    to: [done, failed]\n    from: [done, idle]\n", "")],
            says: #"""
                5:10 unknown status 'done' [flow-unknown-status] | declare it under `statuses`
                """#),
        RuleCase(
            "an unknown status",
            Sample.chat.with("to: [ready, failed]", "to: [ready, failed]\n    mock: { then: .raedy }"),
            fix: [("raedy", "ready")],
            says: #"""
                8:19 unknown status 'raedy' [flow-unknown-status] | did you mean 'ready'?
                """#),
        RuleCase(
            "an unreachable status with a blocked step",
            Sample.chat
                .with("  open:", "  leave: { from: lost, to: idle }\n  open:")
                .with("  loading:\n", "  loading:\n  lost:\n"),
            fix: [("  lost:\n", ""), ("from: lost", "from: ready")],
            says: #"""
                13:3 nothing leads to the status 'lost' from the initial status 'idle' [flow-unreachable-status] | name it in the `via` or `to` of a step or event that can happen from 'idle' on, or remove it
                """#),
    ]
}
