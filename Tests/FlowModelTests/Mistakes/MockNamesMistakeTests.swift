// Names in mock rules: of parameters, statuses and errors.

import Testing

@Suite struct MockNamesMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "an error without a dot in `throw`",
            Sample.checkout.with("throw: .unknown", "throw: unknown"),
            fix: [("throw: unknown", "throw: .unknown")],
            says: #"""
                flow1.yaml:26:42: error: an error is written with a dot before its name [flow-expression]
                26 |       - { when: currency.isEmpty, throw: unknown }
                   |                                          ^~~~~~~
                   = help: write `.unknown`
                """#),
        RuleCase(
            "an error misspelt in `throw`",
            Sample.checkout.with("throw: .unknown", "throw: .unknwon"),
            fix: [("throw: .unknwon", "throw: .unknown")],
            says: #"""
                flow1.yaml:26:43: error: unknown error 'unknwon' [flow-unknown-error]
                26 |       - { when: currency.isEmpty, throw: .unknwon }
                   |                                           ^~~~~~~
                   = help: did you mean 'unknown'?
                """#),
        RuleCase(
            "an error without a dot in a status",
            Sample.checkout.with(".failed(.declined(3))", ".failed(unknown)"),
            fix: [(".failed(unknown)", ".failed(.unknown)")],
            says: #"""
                flow1.yaml:17:47: error: an error is written with a dot before its name [flow-mock-values]
                17 |       - { when: amount > 1000, then: '.failed(unknown)' }
                   |                                               ^~~~~~~
                   = help: write `.unknown`
                """#),
        RuleCase(
            "an error misspelt in a status",
            Sample.checkout.with(".failed(.declined(3))", ".failed(.decline(3))"),
            fix: [(".failed(.decline(3))", ".failed(.declined(3))")],
            says: #"""
                flow1.yaml:17:48: error: unknown error 'decline' [flow-unknown-error]
                17 |       - { when: amount > 1000, then: '.failed(.decline(3))' }
                   |                                                ^~~~~~~
                   = help: did you mean 'declined'?
                """#),
        RuleCase(
            "a status without a dot in `then`",
            Sample.checkout.with(".paid(receipt: \"R1\")", "paid(receipt: \"R1\")"),
            fix: [("'paid(", "'.paid(")],
            says: #"""
                flow1.yaml:18:15: error: a status is written with a dot before its name [flow-expression]
                18 |       - then: 'paid(receipt: "R1")'
                   |               ^~~~~~~~~~~~~~~~~~~~~
                   = help: write `'.paid(receipt: "R1")'`
                """#),
        RuleCase(
            "a status misspelt in `then`",
            Sample.checkout.with(".paid(receipt: \"R1\")", ".payd(receipt: \"R1\")"),
            fix: [(".payd(receipt: \"R1\")", ".paid(receipt: \"R1\")")],
            says: #"""
                flow1.yaml:18:17: error: unknown status 'payd' [flow-unknown-status]
                18 |       - then: '.payd(receipt: "R1")'
                   |                 ^~~~
                   = help: did you mean 'paid'?
                """#),
        RuleCase(
            "a status in `then` with values that it does not carry",
            Sample.checkout.with("cancels: pay }", "cancels: pay, mock: { then: '.idle(1)' } }"),
            fix: [("'.idle(1)'", ".idle")],
            says: #"""
                flow1.yaml:19:75: error: 'idle' carries no values [flow-mock-values]
                19 |   goBack: { from: [paid, failed], to: idle, cancels: pay, mock: { then: '.idle(1)' } }
                   |                                                                           ^~~~
                   = help: write `.idle`
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
