// Lists, names and mappings in each other's place.

import Testing

@Suite struct WrongFormsMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "statuses as a list",
            Sample.checkout.with(
                "statuses:\n  idle:\n  paying:\n  paid: { with: { receipt: String } }\n  failed: { with: CheckoutError }\n",
                "statuses:\n  - idle\n  - paying\n  - paid\n  - failed\n"),
            fix: [
                ("- idle", "idle:"), ("- paying", "paying:"),
                ("- paid", "paid: { with: { receipt: String } }"),
                ("- failed", "failed: { with: CheckoutError }"),
            ],
            says: #"""
                flow1.yaml:3:3: error: `statuses` takes names, each under its own key [flow-wrong-form]
                3 |   - idle
                  |   ^~~~~~
                  = help: write each name as a key: `idle:`
                """#),
        RuleCase(
            "errors as a list in brackets",
            Sample.checkout.with(
                "errors:\n  unknown:\n  declined: { with: Int }\n", "errors: [unknown, declined]\n"
            ).with(".declined(3)", ".declined"),
            fix: [("[unknown, declined]", "{ unknown, declined }")],
            says: #"""
                flow1.yaml:7:9: error: `errors` takes names, each under its own key [flow-wrong-form]
                7 | errors: [unknown, declined]
                  |         ^~~~~~~~~~~~~~~~~~~
                  = help: write each name as a key: `{ unknown, declined }`
                """#),
        RuleCase(
            "integrations as a name",
            Sample.checkout.with(
                "integrations:\n  Stripe:\n    sdk: StripeKit\n    client: PaymentSheet\n    lifecycle: [launch, open-url]\n  Adyen:\n",
                "integrations: Stripe\n"), fix: [("integrations: Stripe", "integrations: { Stripe }")],
            says: #"""
                flow1.yaml:35:15: error: `integrations` takes integrations, each under its own key [flow-wrong-form]
                35 | integrations: Stripe
                   |               ^~~~~~
                   = help: write each name as a key: `{ Stripe }`
                """#),
        RuleCase(
            "a module in place of an integration's keys",
            Sample.checkout.with("  Adyen:\n", "  Adyen: AdyenKit\n"),
            fix: [("Adyen: AdyenKit", "Adyen: { sdk: AdyenKit }")],
            says: #"""
                flow1.yaml:40:10: error: an integration is written as keys with values [flow-wrong-form]
                40 |   Adyen: AdyenKit
                   |          ^~~~~~~~
                   = help: write `{ sdk: AdyenKit }`
                """#),
        RuleCase(
            "a status in place of an event's keys",
            Sample.checkout.with("expired: { from: paying, to: failed }", "expired: failed"),
            fix: [("expired: failed", "expired: { to: failed }")],
            says: #"""
                flow1.yaml:29:12: error: an event is written as keys with values [flow-wrong-form]
                29 |   expired: failed
                   |            ^~~~~~
                   = help: write `{ to: failed }`
                """#),
        RuleCase(
            "a status in place of a step's keys",
            Sample.checkout.with("goBack: { from: [paid, failed], to: idle, cancels: pay }", "goBack: idle"),
            fix: [("goBack: idle", "goBack: { to: idle }")],
            says: #"""
                flow1.yaml:19:11: error: a step is written as keys with values [flow-wrong-form]
                19 |   goBack: idle
                   |           ^~~~
                   = help: write `{ to: idle }`
                """#),
        RuleCase(
            "a list where one name belongs",
            Sample.checkout.with("flow: Checkout\n", "flow: Checkout\ninitial: [idle]\n"),
            fix: [("[idle]\n", "idle\n")],
            says: #"""
                flow1.yaml:2:10: error: `initial` takes the name of a status [flow-wrong-form]
                2 | initial: [idle]
                  |          ^~~~~~
                  = help: write `initial: idle`
                """#),
        RuleCase(
            "names with commas and no brackets",
            Sample.checkout.with("from: [idle, failed]", "from: idle, failed"),
            fix: [("from: idle, failed", "from: [idle, failed]")],
            says: #"""
                flow1.yaml:13:11: error: `from` takes a status or a list of statuses [flow-wrong-form]
                13 |     from: idle, failed
                   |           ^~~~~~~~~~~~
                   = help: write a list in brackets: `from: [idle, failed]`
                """#),
        RuleCase(
            "a name with a comma behind it",
            Sample.checkout.with("cancels: pay }", "cancels: \"pay,\" }"),
            fix: [("\"pay,\"", "pay")],
            says: #"""
                flow1.yaml:19:54: error: `cancels` takes a step or a list of steps [flow-wrong-form]
                19 |   goBack: { from: [paid, failed], to: idle, cancels: "pay," }
                   |                                                      ^~~~~~
                   = help: write `cancels: pay`
                """#),
        RuleCase(
            "a status in upper case, and what names it",
            Sample.checkout.with("  idle:\n", "  Idle:\n"),
            fix: [("  Idle:\n", "  idle:\n")],
            says: #"""
                flow1.yaml:3:3: error: a member must start with a lower-case letter [flow-name]
                3 |   Idle:
                  |   ^~~~
                  = help: write 'idle'
                """#),
        RuleCase(
            "a mock in one word",
            Sample.checkout.with(
                "    mock:\n      - { when: currency.isEmpty, throw: .unknown }\n      - then: 30\n", ""
            ).with(
                "  goBack: { from: [paid, failed], to: idle, cancels: pay }",
                "  goBack: { from: [paid, failed], to: idle, cancels: pay, mock: .idle }"),
            fix: [("mock: .idle", "mock: { then: .idle }")],
            says: #"""
                flow1.yaml:19:65: error: `mock` takes a rule or a list of rules [flow-wrong-form]
                19 |   goBack: { from: [paid, failed], to: idle, cancels: pay, mock: .idle }
                   |                                                                 ^~~~~
                   = help: write `mock: { then: .idle }`
                """#),
        RuleCase(
            "a mock that returns nothing that is there",
            Sample.checkout.with("      - then: 30\n", "").with("    returns: Decimal\n", "").with(
                "throw: .unknown }", "then: 30 }"),
            fix: [("then: 30 }", "throw: .unknown }")],
            says: #"""
                flow1.yaml:25:41: error: 'total' changes no status, so its mock cannot either [flow-mock-status]
                25 |       - { when: currency.isEmpty, then: 30 }
                   |                                         ^~
                   = help: add `to` to the step, or `returns` if the rule gives a value
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
