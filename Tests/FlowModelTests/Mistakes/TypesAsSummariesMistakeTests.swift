// Types where summaries belong, and values without the key that they belong under.

import Testing

@Suite struct TypesAsSummariesMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a type as the summary of a status",
            Sample.checkout.with("  failed: { with: CheckoutError }", "  failed: CheckoutError"),
            fix: [("  failed: CheckoutError", "  failed: { with: CheckoutError }")],
            says: #"""
                flow1.yaml:6:11: error: 'CheckoutError' looks like a type, but is read as a summary [flow-type-as-summary]
                6 |   failed: CheckoutError
                  |           ^~~~~~~~~~~~~
                  = help: for a value that it carries, write `{ with: CheckoutError }`; for a summary, end it with a full stop, `CheckoutError.`, or write `{ summary: CheckoutError }`
                """#),
        RuleCase(
            "a type as the summary of an error",
            Sample.checkout.with("  declined: { with: Int }", "  declined: Int"),
            fix: [("  declined: Int", "  declined: { with: Int }")],
            says: #"""
                flow1.yaml:9:13: error: 'Int' looks like a type, but is read as a summary [flow-type-as-summary]
                9 |   declined: Int
                  |             ^~~
                  = help: for a value that it carries, write `{ with: Int }`; for a summary, end it with a full stop, `Int.`, or write `{ summary: Int }`
                """#),
        RuleCase(
            "a list as the summary of a status",
            Sample.checkout.with("  paying:\n", "  paying: [Post]\n"),
            fix: [("  paying: [Post]\n", "  paying:\n")],
            says: #"""
                flow1.yaml:4:11: error: '[Post]' looks like a type, but is read as a summary [flow-type-as-summary]
                4 |   paying: [Post]
                  |           ^~~~~~
                  = help: for a value that it carries, write `{ with: [Post] }`
                """#),
        RuleCase(
            "an optional as the summary of a status",
            Sample.checkout.with("  paying:\n", "  paying: String?\n"),
            fix: [("  paying: String?\n", "  paying:\n")],
            says: #"""
                flow1.yaml:4:11: error: 'String?' looks like a type, but is read as a summary [flow-type-as-summary]
                4 |   paying: String?
                  |           ^~~~~~~
                  = help: for a value that it carries, write `{ with: 'String?' }`
                """#),
        RuleCase(
            "an existential as the summary of an error",
            Sample.checkout.with("  unknown:\n", "  unknown: any Error\n"),
            fix: [
                ("any Error", "{ with: 'any Error' }"), ("throw: .unknown", "throw: .declined(1)"),
            ],
            says: #"""
                flow1.yaml:8:12: error: 'any Error' looks like a type, but is read as a summary [flow-type-as-summary]
                8 |   unknown: any Error
                  |            ^~~~~~~~~
                  = help: for a value that it carries, write `{ with: 'any Error' }`
                """#),
        RuleCase(
            "a type as the summary of a view",
            Sample.checkout.with("map: { parameters: { city: String } }", "map: MapView"),
            fix: [("map: MapView", "map:")],
            says: #"""
                flow1.yaml:34:8: error: 'MapView' looks like a type, but is read as a summary [flow-type-as-summary]
                34 |   map: MapView
                   |        ^~~~~~~
                   = help: a view has no type: write `map:`, and what it shows under `parameters`; for a summary, end it with a full stop, `MapView.`, or write `{ summary: MapView }`
                """#),
        RuleCase(
            "one capitalised word, meant as a summary, with a full stop",
            Sample.checkout.with("  idle:\n", "  idle: Idle\n"),
            fix: [("idle: Idle", "idle: Idle.")],
            says: #"""
                flow1.yaml:3:9: error: 'Idle' looks like a type, but is read as a summary [flow-type-as-summary]
                3 |   idle: Idle
                  |         ^~~~
                  = help: for a value that it carries, write `{ with: Idle }`; for a summary, end it with a full stop, `Idle.`, or write `{ summary: Idle }`
                """#),
        RuleCase(
            "one capitalised word, meant as a summary, under its key",
            Sample.checkout.with("  idle:\n", "  idle: Idle\n"),
            fix: [("idle: Idle", "idle: { summary: Idle }")],
            says: #"""
                flow1.yaml:3:9: error: 'Idle' looks like a type, but is read as a summary [flow-type-as-summary]
                3 |   idle: Idle
                  |         ^~~~
                  = help: for a value that it carries, write `{ with: Idle }`; for a summary, end it with a full stop, `Idle.`, or write `{ summary: Idle }`
                """#),
        RuleCase(
            "labels in a list",
            Sample.checkout.with("with: { receipt: String }", "with: [receipt: String]"),
            fix: [("with: [receipt: String]", "with: { receipt: String }")],
            says: #"""
                flow1.yaml:5:17: error: `with` takes a type, or labels with their types [flow-wrong-form]
                5 |   paid: { with: [receipt: String] }
                  |                 ^~~~~~~~~~~~~~~~~
                  = help: write `with: { receipt: String }`
                """#),
        RuleCase(
            "labels in a list of lines",
            Sample.checkout.with(
                "  paid: { with: { receipt: String } }",
                "  paid:\n    with:\n      - receipt: String"),
            fix: [("\n      - receipt: String", " { receipt: String }")],
            says: #"""
                flow1.yaml:7:7: error: `with` takes a type, or labels with their types [flow-wrong-form]
                7 |       - receipt: String
                  |       ^~~~~~~~~~~~~~~~~
                  = help: write `with: { receipt: String }`
                """#),
        RuleCase(
            "a label as a type",
            Sample.checkout.with("returns: Decimal", "returns: [sum: Decimal]"),
            fix: [("returns: [sum: Decimal]", "returns: Decimal")],
            says: #"""
                flow1.yaml:23:14: error: `returns` takes a type, and these are labels [flow-wrong-form]
                23 |     returns: [sum: Decimal]
                   |              ^~~~~~~~~~~~~~
                   = help: write `Decimal`
                """#),
        RuleCase(
            "values of a status without `with`",
            Sample.checkout.with("paid: { with: { receipt: String } }", "paid: { receipt: String }"),
            fix: [("paid: { receipt: String }", "paid: { with: { receipt: String } }")],
            says: #"""
                flow1.yaml:5:11: error: unknown key 'receipt' [flow-unknown-key]
                5 |   paid: { receipt: String }
                  |           ^~~~~~~
                  = help: write the values under `with`: `with: { receipt: String }`
                """#),
        RuleCase(
            "values of a status without `with`, on lines",
            Sample.checkout.with("  paid: { with: { receipt: String } }", "  paid:\n    receipt: String"),
            fix: [("    receipt: String", "    with: { receipt: String }")],
            says: #"""
                flow1.yaml:6:5: error: unknown key 'receipt' [flow-unknown-key]
                6 |     receipt: String
                  |     ^~~~~~~
                  = help: write the values under `with`: `with: { receipt: String }`
                """#),
        RuleCase(
            "parameters of a step without `parameters`",
            Sample.checkout.with(
                "    parameters:\n      currency: String\n    returns: Decimal\n    throws: CheckoutError\n    mock:\n      - { when: currency.isEmpty, throw: .unknown }\n      - then: 30\n",
                "    currency: String\n"), fix: [("    currency: String\n", "    parameters: { currency: String }\n")],
            says: #"""
                flow1.yaml:21:5: error: unknown key 'currency' [flow-unknown-key]
                21 |     currency: String
                   |     ^~~~~~~~
                   = help: write the values under `parameters`: `parameters: { currency: String }`
                """#),
        RuleCase(
            "parameters of a view without `parameters`",
            Sample.checkout.with("{ parameters: { city: String } }", "{ city: String }"),
            fix: [("{ city: String }", "{ parameters: { city: String } }")],
            says: #"""
                flow1.yaml:34:10: error: unknown key 'city' [flow-unknown-key]
                34 |   map: { city: String }
                   |          ^~~~
                   = help: write the values under `parameters`: `parameters: { city: String }`
                """#),
        RuleCase(
            "`type` of a status",
            Sample.checkout.with("failed: { with: CheckoutError }", "failed: { type: CheckoutError }"),
            fix: [("failed: { type: CheckoutError }", "failed: { with: CheckoutError }")],
            says: #"""
                flow1.yaml:6:13: error: unknown key 'type' [flow-unknown-key]
                6 |   failed: { type: CheckoutError }
                  |             ^~~~
                  = help: did you mean `with`?
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
