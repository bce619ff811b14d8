// Flows and configurations that break the rule `MisspeltTypes`, and their fixes.

import Testing

@Suite struct MisspeltTypesTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "the error type misspelt in `throws`",
            Sample.checkout.with("    throws: CheckoutError", "    throws: CheckoutErr"),
            fix: [("throws: CheckoutErr", "throws: CheckoutError")],
            says: #"""
                flow1.yaml:24:13: warning: flowgen does not generate 'CheckoutErr'; the errors of the flow are 'CheckoutError' [flow-undeclared-type]
                24 |     throws: CheckoutErr
                   |             ^~~~~~~~~~~
                   = help: did you mean 'CheckoutError'? If the app has a type 'CheckoutErr', write `allow: flow-undeclared-type`
                """#),
        RuleCase(
            "the error type misspelt in `with`",
            Sample.checkout.with("with: CheckoutError", "with: ChekoutError"),
            fix: [("with: ChekoutError", "with: CheckoutError")],
            says: #"""
                flow1.yaml:6:19: warning: flowgen does not generate 'ChekoutError'; the errors of the flow are 'CheckoutError' [flow-undeclared-type]
                6 |   failed: { with: ChekoutError }
                  |                   ^~~~~~~~~~~~
                  = help: did you mean 'CheckoutError'? If the app has a type 'ChekoutError', write `allow: flow-undeclared-type`
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
