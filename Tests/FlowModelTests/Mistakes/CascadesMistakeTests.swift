// Errors of form, and what follows from them: the cause alone is reported.

import Testing

@Suite struct CascadesMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a payload that cannot be read, and a mock with its value",
            Sample.checkout.with("with: { receipt: String }", "with: { receipt: string }"),
            fix: [("with: { receipt: string }", "with: { receipt: String }")],
            says: #"""
                flow1.yaml:5:28: error: a type must start with an upper-case letter [flow-type]
                5 |   paid: { with: { receipt: string } }
                  |                            ^~~~~~
                  = help: write 'String'
                """#),
        RuleCase(
            "a wrong `with`, and a mock with its value",
            Sample.checkout.with("with: { receipt: String }", "with: [receipt]"),
            fix: [("with: [receipt]", "with: { receipt: String }")],
            says: #"""
                flow1.yaml:5:18: error: a type must start with an upper-case letter [flow-type]
                5 |   paid: { with: [receipt] }
                  |                  ^~~~~~~~
                  = help: write 'Receipt'
                """#),
        RuleCase(
            "a step whose name cannot be read, and `cancels`",
            Sample.checkout.with("  pay:\n", "  Pay:\n"),
            fix: [("  Pay:\n", "  pay:\n")],
            says: #"""
                flow1.yaml:11:3: error: a member must start with a lower-case letter [flow-name]
                11 |   Pay:
                   |   ^~~
                   = help: write 'pay'
                """#),
        RuleCase(
            "a parameter that cannot be read, and `when`",
            Sample.checkout.with("{ amount: Decimal, to", "{ amount: decimal, to"),
            fix: [("{ amount: decimal, to", "{ amount: Decimal, to")],
            says: #"""
                flow1.yaml:12:27: error: a type must start with an upper-case letter [flow-type]
                12 |     parameters: { amount: decimal, to shop: String }
                   |                           ^~~~~~~
                   = help: write 'Decimal'
                """#),
        RuleCase(
            "an answer that cannot be read, and a mock with its value",
            Sample.checkout.with("returns: Decimal", "returns: decimal"),
            fix: [("returns: decimal", "returns: Decimal")],
            says: #"""
                flow1.yaml:23:14: error: a type must start with an upper-case letter [flow-type]
                23 |     returns: decimal
                   |              ^~~~~~~
                   = help: write 'Decimal'
                """#),
        RuleCase(
            "integrations that cannot be read, and `use`",
            Sample.checkout.with("  Stripe:\n", "  stripe:\n"),
            fix: [("  stripe:\n", "  Stripe:\n")],
            says: #"""
                flow1.yaml:36:3: error: a type must start with an upper-case letter [flow-name]
                36 |   stripe:
                   |   ^~~~~~
                   = help: write 'Stripe'
                """#),
        RuleCase(
            "errors that cannot be read, and their type",
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
            "statuses under another key, and a mock",
            Sample.checkout.with("statuses:\n", "status:\n"),
            fix: [("status:\n", "statuses:\n")],
            says: #"""
                flow1.yaml:2:1: error: unknown key 'status' [flow-unknown-key]
                2 | status:
                  | ^~~~~~
                  = help: did you mean `statuses`?
                """#),
        RuleCase(
            "an error whose name cannot be read, and `throw`",
            Sample.checkout.with("  unknown:\n", "  Unknown:\n"),
            fix: [("  Unknown:\n", "  unknown:\n")],
            says: #"""
                flow1.yaml:8:3: error: a member must start with a lower-case letter [flow-name]
                8 |   Unknown:
                  |   ^~~~~~~
                  = help: write 'unknown'
                """#),
        RuleCase(
            "outcomes in a mapping, and a mock",
            Sample.checkout.with("    to: [paid, failed]", "    to: { paid, failed }"),
            fix: [("    to: { paid, failed }", "    to: [paid, failed]")],
            says: #"""
                flow1.yaml:15:9: error: `to` takes a status or a list of statuses [flow-wrong-form]
                15 |     to: { paid, failed }
                   |         ^~~~~~~~~~~~~~~~
                   = help: write `to: [paid, failed]`
                """#),
        RuleCase(
            "an unknown key, and a warning about imports",
            Sample.checkout.with("token: String?", "token: { typ: UIImage? }").with(
                "{ amount: Decimal, to", "{ amount: MKRoute?, to"),
            fix: [("{ typ: UIImage? }", "String?"), ("MKRoute?", "Decimal")],
            says: #"""
                flow1.yaml:31:12: error: unknown key 'typ' [flow-unknown-key]
                31 |   token: { typ: UIImage? }
                   |            ^~~
                   = help: did you mean `type`?
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
