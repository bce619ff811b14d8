// Keys that belong to another construct, or to nothing.

import Testing

@Suite struct MisplacedKeysMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "`async` in a step",
            Sample.checkout.with("    via: paying\n", "    via: paying\n    async: true\n"),
            fix: [("    async: true\n", "")],
            says: #"""
                flow1.yaml:15:5: error: unknown key 'async' [flow-unknown-key]
                15 |     async: true
                   |     ^~~~~
                   = help: leave `async` out: a step waits for its answer unless it says `sync: true`
                """#),
        RuleCase(
            "`async` in a step on one line",
            Sample.checkout.with("cancels: pay }", "cancels: pay, async: true }"),
            fix: [(", async: true", "")],
            says: #"""
                flow1.yaml:19:59: error: unknown key 'async' [flow-unknown-key]
                19 |   goBack: { from: [paid, failed], to: idle, cancels: pay, async: true }
                   |                                                           ^~~~~
                   = help: leave `async` out: a step waits for its answer unless it says `sync: true`
                """#),
        RuleCase(
            "`use` inside the last integration",
            Sample.checkout.with("  Adyen:\nuse: Stripe\n", "  Adyen:\n    use: Stripe\n"),
            fix: [("  Adyen:\n    use: Stripe\n", "use: Stripe\n")],
            says: #"""
                flow1.yaml:41:5: error: `use` belongs to the flow, not here [flow-unknown-key]
                41 |     use: Stripe
                   |     ^~~
                   = help: move `use` to the left, to the column of `flow`
                """#),
        RuleCase(
            "`use` beside the integrations",
            Sample.checkout.with("  Adyen:\nuse: Stripe\n", "  Adyen:\n  use: Stripe\n"),
            fix: [("  use: Stripe", "use: Stripe")],
            says: #"""
                flow1.yaml:41:3: error: `use` belongs to the flow, not here [flow-unknown-key]
                41 |   use: Stripe
                   |   ^~~
                   = help: move `use` to the left, to the column of `flow`
                """#),
        RuleCase(
            "`initial` among the statuses",
            Sample.checkout.with("statuses:\n", "statuses:\n  initial: idle\n"),
            fix: [("statuses:\n  initial: idle\n", "initial: idle\nstatuses:\n")],
            says: #"""
                flow1.yaml:3:3: error: `initial` belongs to the flow, not here [flow-unknown-key]
                3 |   initial: idle
                  |   ^~~~~~~
                  = help: move `initial` to the left, to the column of `flow`
                """#),
        RuleCase(
            "`style` among the statuses",
            Sample.checkout.with("statuses:\n", "statuses:\n  style: async\n"),
            fix: [("statuses:\n  style: async\n", "style: async\nstatuses:\n")],
            says: #"""
                flow1.yaml:3:3: error: `style` belongs to the flow, not here [flow-unknown-key]
                3 |   style: async
                  |   ^~~~~
                  = help: move `style` to the left, to the column of `flow`
                """#),
        RuleCase(
            "the steps among the errors",
            Sample.checkout.with("steps:\n  pay:", "  steps:\n    pay:"),
            fix: [("  steps:\n    pay:", "steps:\n  pay:")],
            says: #"""
                flow1.yaml:10:3: error: `steps` belongs to the flow, not here [flow-unknown-key]
                10 |   steps:
                   |   ^~~~~
                   = help: move `steps` to the left, to the column of `flow`
                flow1.yaml:12:5: error: this line is indented too little [yaml-indentation]
                12 |     parameters: { amount: Decimal, to shop: String }
                   |     ^~~~~~~~~~
                   = help: begin it in column 7, further in than 'pay'
                """#),
        RuleCase(
            "`description` beside `summary`",
            Sample.checkout.with("  idle:\n", "  idle: { summary: Nothing yet., description: Idle. }\n"),
            fix: [(", description: Idle.", "")],
            says: #"""
                flow1.yaml:3:34: error: unknown key 'description' [flow-unknown-key]
                3 |   idle: { summary: Nothing yet., description: Idle. }
                  |                                  ^~~~~~~~~~~
                  = help: `summary` is already there: leave one of the two out
                """#),
        RuleCase(
            "a property without a type",
            Sample.checkout.with("{ type: Bool, observe: true }", "{ observe: true }"),
            fix: [("{ observe: true }", "{ type: Bool, observe: true }")],
            says: #"""
                flow1.yaml:32:3: error: a property needs `type` [flow-missing-key]
                32 |   isOpen: { observe: true }
                   |   ^~~~~~
                   = help: write, for example, `type: String?`
                """#),
        RuleCase(
            "`with` in an event that leads to a status",
            Sample.checkout.with("{ from: paying, to: failed }", "{ from: paying, to: failed, with: Int }"),
            fix: [(", with: Int", "")],
            says: #"""
                flow1.yaml:29:40: error: an event with `to` carries nothing of its own [flow-wrong-form]
                29 |   expired: { from: paying, to: failed, with: Int }
                   |                                        ^~~~
                   = help: let the status that it leads to carry the value, or remove `to`
                """#),
        RuleCase(
            "`from` in a property",
            Sample.checkout.with("{ type: Bool, observe: true }", "{ type: Bool, from: idle }"),
            fix: [(", from: idle", "")],
            says: #"""
                flow1.yaml:32:25: error: unknown key 'from' [flow-unknown-key]
                32 |   isOpen: { type: Bool, from: idle }
                   |                         ^~~~
                   = help: `from` belongs to a step or an event
                """#),
        RuleCase(
            "`sdk` in a flow",
            Sample.checkout.with("use: Stripe\n", "use: Stripe\nsdk: StripeKit\n"),
            fix: [("use: Stripe\nsdk: StripeKit\n", "use: Stripe\n")],
            says: #"""
                flow1.yaml:42:1: error: unknown key 'sdk' [flow-unknown-key]
                42 | sdk: StripeKit
                   | ^~~
                   = help: `sdk` belongs to an integration
                """#),
        RuleCase(
            "`settable` in a property",
            Sample.checkout.with("{ type: Bool, observe: true }", "{ type: Bool, settable: true }"),
            fix: [("settable: true", "access: [get, set]")],
            says: #"""
                flow1.yaml:32:25: error: unknown key 'settable' [flow-unknown-key]
                32 |   isOpen: { type: Bool, settable: true }
                   |                         ^~~~~~~~
                   = help: write `access: [get, set]`
                """#),
        RuleCase(
            "get and set without brackets",
            Sample.checkout.with("{ type: Bool, observe: true }", "{ type: Bool, access: get set }"),
            fix: [("get set", "[get, set]")],
            says: #"""
                flow1.yaml:32:33: error: `access` takes `get` or `[get, set]` [flow-wrong-form]
                32 |   isOpen: { type: Bool, access: get set }
                   |                                 ^~~~~~~
                   = help: write `access: [get, set]`
                """#),
        RuleCase(
            "`set` alone",
            Sample.checkout.with("{ type: Bool, observe: true }", "{ type: Bool, access: set }"),
            fix: [("access: set", "access: [get, set]")],
            says: #"""
                flow1.yaml:32:33: error: `access` takes `get` or `[get, set]` [flow-wrong-form]
                32 |   isOpen: { type: Bool, access: set }
                   |                                 ^~~
                   = help: write `access: [get, set]`
                """#),
        RuleCase(
            "readonly as access",
            Sample.checkout.with("{ type: Bool, observe: true }", "{ type: Bool, access: readonly }"),
            fix: [("readonly", "get")],
            says: #"""
                flow1.yaml:32:33: error: `access` takes `get` or `[get, set]` [flow-wrong-form]
                32 |   isOpen: { type: Bool, access: readonly }
                   |                                 ^~~~~~~~
                   = help: write `access: get`
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
