// Keys under another word, or misspelt.

import Testing

@Suite struct OtherKeyWordsMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "`module` in an integration",
            Sample.checkout.with("    sdk: StripeKit", "    module: StripeKit"),
            fix: [("    module: StripeKit", "    sdk: StripeKit")],
            says: #"""
                flow1.yaml:37:5: error: unknown key 'module' [flow-unknown-key]
                37 |     module: StripeKit
                   |     ^~~~~~
                   = help: did you mean `sdk`?
                """#),
        RuleCase(
            "`states` for `statuses`",
            Sample.checkout.with("statuses:\n", "states:\n"),
            fix: [("states:\n", "statuses:\n")],
            says: #"""
                flow1.yaml:2:1: error: unknown key 'states' [flow-unknown-key]
                2 | states:
                  | ^~~~~~
                  = help: did you mean `statuses`?
                """#),
        RuleCase(
            "`error` for `errors`",
            Sample.checkout.with("errors:\n", "error:\n"),
            fix: [("error:\n", "errors:\n")],
            says: #"""
                flow1.yaml:7:1: error: unknown key 'error' [flow-unknown-key]
                7 | error:
                  | ^~~~~
                  = help: did you mean `errors`?
                """#),
        RuleCase(
            "`step` for `steps`",
            Sample.checkout.with("steps:\n", "step:\n"),
            fix: [("step:\n", "steps:\n")],
            says: #"""
                flow1.yaml:10:1: error: unknown key 'step' [flow-unknown-key]
                10 | step:
                   | ^~~~
                   = help: did you mean `steps`?
                """#),
        RuleCase(
            "`name` for `flow`",
            Sample.checkout.with("flow: Checkout", "name: Checkout"),
            fix: [("name: Checkout", "flow: Checkout")],
            says: #"""
                flow1.yaml:1:1: error: unknown key 'name' [flow-unknown-key]
                1 | name: Checkout
                  | ^~~~
                  = help: did you mean `flow`?
                """#),
        RuleCase(
            "`params` for `parameters`",
            Sample.checkout.with("    parameters:\n      currency", "    params:\n      currency"),
            fix: [("    params:\n      currency", "    parameters:\n      currency")],
            says: #"""
                flow1.yaml:21:5: error: unknown key 'params' [flow-unknown-key]
                21 |     params:
                   |     ^~~~~~
                   = help: did you mean `parameters`?
                """#),
        RuleCase(
            "`return` for `returns`",
            Sample.checkout.with("    returns: Decimal", "    return: Decimal"),
            fix: [("    return: Decimal", "    returns: Decimal")],
            says: #"""
                flow1.yaml:23:5: error: unknown key 'return' [flow-unknown-key]
                23 |     return: Decimal
                   |     ^~~~~~
                   = help: did you mean `returns`?
                """#),
        RuleCase(
            "`throw` for `throws`",
            Sample.checkout.with("    throws: CheckoutError", "    throw: CheckoutError"),
            fix: [("    throw: CheckoutError", "    throws: CheckoutError")],
            says: #"""
                flow1.yaml:24:5: error: unknown key 'throw' [flow-unknown-key]
                24 |     throw: CheckoutError
                   |     ^~~~~
                   = help: did you mean `throws`?
                """#),
        RuleCase(
            "`if` for `when`",
            Sample.checkout.with("{ when: currency", "{ if: currency"),
            fix: [("{ if: currency", "{ when: currency")],
            says: #"""
                flow1.yaml:26:11: error: unknown key 'if' [flow-unknown-key]
                26 |       - { if: currency.isEmpty, throw: .unknown }
                   |           ^~
                   = help: did you mean `when`?
                """#),
        RuleCase(
            "`returns` for `then`",
            Sample.checkout.with("      - then: 30", "      - returns: 30"),
            fix: [("      - returns: 30", "      - then: 30")],
            says: #"""
                flow1.yaml:27:9: error: unknown key 'returns' [flow-unknown-key]
                27 |       - returns: 30
                   |         ^~~~~~~
                   = help: did you mean `then`?
                """#),
        RuleCase(
            "`typ` for `type`",
            Sample.checkout.with("{ type: Bool, observe: true }", "{ typ: Bool, observe: true }"),
            fix: [("{ typ: Bool, observe: true }", "{ type: Bool, observe: true }")],
            says: #"""
                flow1.yaml:32:13: error: unknown key 'typ' [flow-unknown-key]
                32 |   isOpen: { typ: Bool, observe: true }
                   |             ^~~
                   = help: did you mean `type`?
                """#),
        RuleCase(
            "`observed` for `observe`",
            Sample.checkout.with("observe: true", "observed: true"),
            fix: [("observed: true", "observe: true")],
            says: #"""
                flow1.yaml:32:25: error: unknown key 'observed' [flow-unknown-key]
                32 |   isOpen: { type: Bool, observed: true }
                   |                         ^~~~~~~~
                   = help: did you mean `observe`?
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
