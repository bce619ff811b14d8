// References to what is declared elsewhere in the flow.

import Testing

@Suite struct ReferencesMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a status misspelt in `from`",
            Sample.checkout.with("from: paying, to", "from: payng, to"),
            fix: [("from: payng, to", "from: paying, to")],
            says: #"""
                flow1.yaml:29:20: error: unknown status 'payng' [flow-unknown-status]
                29 |   expired: { from: payng, to: failed }
                   |                    ^~~~~
                   = help: did you mean 'paying'?
                """#),
        RuleCase(
            "a status misspelt in `via`",
            Sample.checkout.with("via: paying", "via: payin"),
            fix: [("via: payin", "via: paying")],
            says: #"""
                flow1.yaml:14:10: error: unknown status 'payin' [flow-unknown-status]
                14 |     via: payin
                   |          ^~~~~
                   = help: did you mean 'paying'?
                """#),
        RuleCase(
            "a status misspelt in `initial`",
            Sample.checkout.with("flow: Checkout\n", "flow: Checkout\ninitial: Idle\n"),
            fix: [("initial: Idle", "initial: idle")],
            says: #"""
                flow1.yaml:2:10: error: unknown status 'Idle' [flow-unknown-status]
                2 | initial: Idle
                  |          ^~~~
                  = help: did you mean 'idle'?
                """#),
        RuleCase(
            "a step misspelt in `cancels`",
            Sample.checkout.with("cancels: pay", "cancels: pays"),
            fix: [("cancels: pays", "cancels: pay")],
            says: #"""
                flow1.yaml:19:54: error: unknown step 'pays' [flow-unknown-step]
                19 |   goBack: { from: [paid, failed], to: idle, cancels: pays }
                   |                                                      ^~~~
                   = help: did you mean 'pay'?
                """#),
        RuleCase(
            "a status in `cancels`",
            Sample.checkout.with("cancels: pay", "cancels: paying"),
            fix: [("cancels: paying", "cancels: pay")],
            says: #"""
                flow1.yaml:19:54: error: unknown step 'paying' [flow-unknown-step]
                19 |   goBack: { from: [paid, failed], to: idle, cancels: paying }
                   |                                                      ^~~~~~
                   = help: the flow's steps: 'pay', 'goBack', 'total'
                """#),
        RuleCase(
            "an integration misspelt in `use`",
            Sample.checkout.with("use: Stripe", "use: stripe"),
            fix: [("use: stripe", "use: Stripe")],
            says: #"""
                flow1.yaml:41:6: error: unknown integration 'stripe' [flow-unknown-integration]
                41 | use: stripe
                   |      ^~~~~~
                   = help: did you mean 'Stripe'?
                """#),
        RuleCase(
            "an integration misspelt in `after`",
            Sample.checkout.with("  Adyen:\n", "  Adyen: { after: Strip }\n"),
            fix: [("after: Strip ", "after: Stripe ")],
            says: #"""
                flow1.yaml:40:19: error: unknown integration 'Strip' [flow-unknown-integration]
                40 |   Adyen: { after: Strip }
                   |                   ^~~~~
                   = help: did you mean 'Stripe'?
                """#),
        RuleCase(
            "any in `from`",
            Sample.checkout.with("    from: [idle, failed]\n", "    from: any\n"),
            fix: [("    from: any\n", "")],
            says: #"""
                flow1.yaml:13:11: error: 'any' is not a status [flow-wrong-form]
                13 |     from: any
                   |           ^~~
                   = help: leave `from` out: a step or an event without `from` starts in any status
                """#),
        RuleCase(
            "none in `to`",
            Sample.checkout.with("    returns: Decimal\n", "    to: none\n    returns: Decimal\n"),
            fix: [("    to: none\n", "")],
            says: #"""
                flow1.yaml:23:9: error: 'none' is not a status [flow-wrong-form]
                23 |     to: none
                   |         ^~~~
                   = help: leave `to` out: a step without `to` leaves the status as it is
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
