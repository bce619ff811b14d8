// Names of types that nothing declares or imports.

import Testing

@Suite struct TypeNamesMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an error in `throws`",
            Sample.checkout.with("    throws: CheckoutError", "    throws: unknown"),
            fix: [("    throws: unknown", "    throws: CheckoutError")],
            says: #"""
                flow1.yaml:24:13: error: `throws` takes the type of an error, and 'unknown' is one error [flow-type]
                24 |     throws: unknown
                   |             ^~~~~~~
                   = help: write `throws: CheckoutError`
                """#),
        RuleCase(
            "an error with a dot in `throws`",
            Sample.checkout.with("    throws: CheckoutError", "    throws: .unknown"),
            fix: [("    throws: .unknown", "    throws: CheckoutError")],
            says: #"""
                flow1.yaml:24:13: error: `throws` takes the type of an error, and '.unknown' is one error [flow-type]
                24 |     throws: .unknown
                   |             ^~~~~~~~
                   = help: write `throws: CheckoutError`
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
