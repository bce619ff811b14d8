// Flows and configurations that break the rule `MockRuleNames`, and their fixes.

import Testing

@Suite struct MockRuleNamesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a parameter misspelt in `when`",
            Sample.checkout.with("when: amount > 1000", "when: amout > 1000"),
            fix: [("when: amout > 1000", "when: amount > 1000")],
            says: #"""
                flow1.yaml:17:17: error: 'pay' has no parameter 'amout' [flow-unknown-parameter]
                17 |       - { when: amout > 1000, then: '.failed(.declined(3))' }
                   |                 ^~~~~
                   = help: did you mean 'amount'? Write a constant of the app with its type or module: `App.amout`
                """#),
        RuleCase(
            "a label instead of the name in `when`",
            Sample.checkout.with("when: amount > 1000", "when: to.isEmpty"),
            fix: [("when: to.isEmpty", "when: shop.isEmpty")],
            says: #"""
                flow1.yaml:17:17: error: 'pay' has no parameter 'to' [flow-unknown-parameter]
                17 |       - { when: to.isEmpty, then: '.failed(.declined(3))' }
                   |                 ^~
                   = help: did you mean 'shop'? Write a constant of the app with its type or module: `App.to`
                """#),
        RuleCase(
            "a parameter misspelt in `then`",
            Sample.checkout.with("      - then: 30\n", "      - then: Decimal(curency.count)\n"),
            fix: [("curency", "currency")],
            says: #"""
                flow1.yaml:27:23: error: 'total' has no parameter 'curency' [flow-unknown-parameter]
                27 |       - then: Decimal(curency.count)
                   |                       ^~~~~~~
                   = help: did you mean 'currency'? Write a constant of the app with its type or module: `App.curency`
                """#),
        RuleCase(
            "a parameter misspelt in a status",
            Sample.checkout.with(".paid(receipt: \"R1\")", ".paid(receipt: shopp)"),
            fix: [("shopp", "shop")],
            says: #"""
                flow1.yaml:18:31: error: 'pay' has no parameter 'shopp' [flow-unknown-parameter]
                18 |       - then: '.paid(receipt: shopp)'
                   |                               ^~~~~
                   = help: did you mean 'shop'? Write a constant of the app with its type or module: `App.shopp`
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
