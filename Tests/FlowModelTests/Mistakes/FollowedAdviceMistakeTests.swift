// Advice that names what was meant, from synonyms of keys to parameters that are a letter off.

import Testing

@Suite struct FollowedAdviceMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a framework that an integration imports too",
            #"""
            flow: Places
            steps:
              locate: { returns: CLLocation }
            integrations:
              Maps: { sdk: CoreLocation }
            """#,
            fix: [(#"flow: Places\#n"#, #"flow: Places\#nimports: CoreLocation\#n"#)],
            says: #"""
                flow1.yaml:3:22: warning: 'CLLocation' is a type of CoreLocation, which the flow does not import [flow-missing-import]
                3 |   locate: { returns: CLLocation }
                  |                      ^~~~~~~~~~
                  = help: write `imports: CoreLocation`; if the app has a type 'CLLocation', write `allow: flow-missing-import`
                """#),
        RuleCase(
            "a parameter called `in` in a condition",
            Sample.checkout.with("{ amount: Decimal, to shop", "{ in: Decimal, to shop").with(
                "amount > 1000", "in > 1000"),
            fix: [(#"in > 1000"#, #"'`in` > 1000'"#)],
            says: #"""
                flow1.yaml:17:17: error: 'in' is a keyword of Swift [flow-expression]
                17 |       - { when: in > 1000, then: '.failed(.declined(3))' }
                   |                 ^~~~~~~~~
                   = help: write the parameter in back-ticks: `when: '`in` > 1000'`
                """#),
        RuleCase(
            "a parameter called `default` in a condition",
            Sample.checkout.with("{ amount: Decimal, to shop", "{ default: Decimal, to shop").with(
                "amount > 1000", "1000 < default && default < 10"),
            fix: [(#"1000 < default && default < 10"#, #"1000 < `default` && `default` < 10"#)],
            says: #"""
                flow1.yaml:17:17: error: 'default' is a keyword of Swift [flow-expression]
                17 |       - { when: 1000 < default && default < 10, then: '.failed(.declined(3))' }
                   |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write the parameter in back-ticks: `when: 1000 < `default` && `default` < 10`
                """#),
        RuleCase(
            "integrations that differ by case",
            Sample.checkout.with("  Adyen:\n", "  Adyen:\n  Deepseek:\n  DeepSeek:\n"),
            fix: [(#"  DeepSeek:\#n"#, #""#)],
            says: #"""
                flow1.yaml:42:3: error: the integrations 'DeepSeek' and 'Deepseek' differ only in case [flow-name-collision]
                42 |   DeepSeek:
                   |   ^~~~~~~~
                   = help: write 'Deepseek' if they are the same, else another name
                """#),
        RuleCase(
            "a misspelt parameter that another letter tells apart",
            Sample.checkout.with(#"amount > 1000"#, #"amuont > 1000"#),
            fix: [
                (
                    #"      - { when: amuont > 1000, then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: amount > 1000, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:17: error: 'pay' has no parameter 'amuont' [flow-unknown-parameter]
                17 |       - { when: amuont > 1000, then: '.failed(.declined(3))' }
                   |                 ^~~~~~
                   = help: did you mean 'amount'? Write a constant of the app with its type or module: `App.amuont`
                """#),
        RuleCase(
            "a parameter with a letter twice",
            Sample.checkout.with(#"amount > 1000"#, #"ammount > 1000"#),
            fix: [
                (
                    #"      - { when: ammount > 1000, then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: amount > 1000, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:17: error: 'pay' has no parameter 'ammount' [flow-unknown-parameter]
                17 |       - { when: ammount > 1000, then: '.failed(.declined(3))' }
                   |                 ^~~~~~~
                   = help: did you mean 'amount'? Write a constant of the app with its type or module: `App.ammount`
                """#),
        RuleCase(
            "the label of a parameter",
            Sample.checkout.with(#"amount > 1000"#, #"to.isEmpty"#),
            fix: [
                (
                    #"      - { when: to.isEmpty, then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: shop.isEmpty, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:17: error: 'pay' has no parameter 'to' [flow-unknown-parameter]
                17 |       - { when: to.isEmpty, then: '.failed(.declined(3))' }
                   |                 ^~
                   = help: did you mean 'shop'? Write a constant of the app with its type or module: `App.to`
                """#),
        RuleCase(
            "a word with a hyphen for a text",
            Sample.checkout.with(
                #"      currency: String\#n"#,
                #"      currency: { type: String, default: eur-usd }\#n"#),
            fix: [
                (
                    #"      currency: { type: String, default: eur-usd }\#n"#,
                    #"      currency: { type: String, default: '"eur-usd"' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:42: error: Swift reads 'eur-usd' as an operation, not as a text [flow-wrong-literal]
                22 |       currency: { type: String, default: eur-usd }
                   |                                          ^~~~~~~
                   = help: write `default: '"eur-usd"'`
                """#),
        RuleCase(
            "a capitalised word for a text",
            Sample.checkout.with(#"      currency: String\#n"#, #"      currency: { type: String, default: EUR }\#n"#),
            fix: [
                (
                    #"      currency: { type: String, default: EUR }\#n"#,
                    #"      currency: { type: String, default: '"EUR"' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:42: error: Swift reads 'EUR' as a name, not as a text [flow-wrong-literal]
                22 |       currency: { type: String, default: EUR }
                   |                                          ^~~
                   = help: write `default: '"EUR"'`; write a constant of the app with its type or module: `App.EUR`
                """#),
        RuleCase(
            "a case for what a step throws",
            Sample.checkout.with(#"throws: CheckoutError"#, #"throws: CheckoutError.declined"#),
            fix: [(#"    throws: CheckoutError.declined\#n"#, #"    throws: CheckoutError\#n"#)],
            says: #"""
                flow1.yaml:24:13: error: `throws` takes the type of an error, and 'CheckoutError.declined' is one error [flow-type]
                24 |     throws: CheckoutError.declined
                   |             ^~~~~~~~~~~~~~~~~~~~~~
                   = help: write `throws: CheckoutError`
                """#),
        RuleCase(
            "a case with a dot for what a step throws",
            Sample.checkout.with(#"throws: CheckoutError"#, #"throws: .declined"#),
            fix: [(#"    throws: .declined\#n"#, #"    throws: CheckoutError\#n"#)],
            says: #"""
                flow1.yaml:24:13: error: `throws` takes the type of an error, and '.declined' is one error [flow-type]
                24 |     throws: .declined
                   |             ^~~~~~~~~
                   = help: write `throws: CheckoutError`
                """#),
        RuleCase(
            "a colon in the text of a status",
            Sample.checkout.with(#"paid: { with: { receipt: String } }"#, #"paid: Paid: thanks a lot"#),
            fix: [(#"paid: Paid: thanks a lot"#, #"paid: { with: { receipt: String } }"#)],
            says: #"""
                flow1.yaml:5:9: error: YAML cannot read 'Paid: thanks a lot' without quotes [yaml-quote-needed]
                5 |   paid: Paid: thanks a lot
                  |         ^~~~~~~~~~~~~~~~~~
                  = help: write it in quotes: `paid: 'Paid: thanks a lot'`
                """#),
        RuleCase(
            "parameters as a list of names and types",
            Sample.checkout.with(
                #"    parameters:\#n      currency: String\#n"#,
                #"    parameters:\#n      - name: currency\#n        type: String\#n"#),
            fix: [
                (
                    #"    parameters:\#n      - name: currency\#n        type: String\#n"#,
                    #"    parameters: { currency: String }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:7: error: `parameters` takes labels, each under its own key [flow-wrong-form]
                22 |       - name: currency
                   |       ^~~~~~~~~~~~~~~~
                   = help: write `parameters: { currency: String }`
                """#),
        RuleCase(
            "parameters as a list of labels",
            Sample.checkout.with(
                #"    parameters:\#n      currency: String\#n"#,
                #"    parameters:\#n      - currency: String\#n"#),
            fix: [
                (
                    #"    parameters:\#n      - currency: String\#n"#,
                    #"    parameters: { currency: String }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:22:7: error: `parameters` takes labels, each under its own key [flow-wrong-form]
                22 |       - currency: String
                   |       ^~~~~~~~~~~~~~~~~~
                   = help: write `parameters: { currency: String }`
                """#),
        RuleCase(
            "`cases` for `statuses`",
            Sample.checkout.with(#"statuses:\#n"#, #"cases:\#n"#),
            fix: [(#"cases:\#n"#, #"statuses:\#n"#)],
            says: #"""
                flow1.yaml:2:1: error: unknown key 'cases' [flow-unknown-key]
                2 | cases:
                  | ^~~~~
                  = help: did you mean `statuses`?
                """#),
        RuleCase(
            "`sdks` for `integrations`",
            Sample.checkout.with(#"integrations:\#n"#, #"sdks:\#n"#),
            fix: [(#"sdks:\#n"#, #"integrations:\#n"#)],
            says: #"""
                flow1.yaml:35:1: error: unknown key 'sdks' [flow-unknown-key]
                35 | sdks:
                   | ^~~~
                   = help: did you mean `integrations`?
                """#),
        RuleCase(
            "`sdks` for `sdk`",
            Sample.checkout.with(#"    sdk: StripeKit"#, #"    sdks: StripeKit"#),
            fix: [(#"    sdks: StripeKit\#n"#, #"    sdk: StripeKit\#n"#)],
            says: #"""
                flow1.yaml:37:5: error: unknown key 'sdks' [flow-unknown-key]
                37 |     sdks: StripeKit
                   |     ^~~~
                   = help: did you mean `sdk`?
                """#),
        RuleCase(
            "types in parentheses for a status",
            Sample.checkout.with(#"  idle:\#n"#, #"  idle: (Int, String)\#n"#),
            fix: [(#"  idle: (Int, String)\#n"#, #"  idle: { with: '(Int, String)' }\#n"#)],
            says: #"""
                flow1.yaml:3:9: error: '(Int, String)' looks like a type, but is read as a summary [flow-type-as-summary]
                3 |   idle: (Int, String)
                  |         ^~~~~~~~~~~~~
                  = help: for a value that it carries, write `{ with: '(Int, String)' }`
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }

    @Test(
        "Names that only resemble a parameter are constants of the app",
        arguments: ["amounts", "maxAmount", "App.amout", "discount"])
    func constants(name: String) {
        #expect(judge(Sample.checkout.with("amount > 1000", "\(name) > 1000")) == "")
    }

    @Test(
        "A name in lower case is a constant of the app, even for a text",
        arguments: ["defaultCurrency", "currency", "_currency"])
    func constantsForTexts(name: String) {
        let flow = Sample.checkout.with(
            "      currency: String\n", "      code: { type: String, default: \(name) }\n"
        ).with("currency.isEmpty", "code.isEmpty")
        #expect(judge(flow) == "")
    }

    @Test(
        "An error that holds the SDK's is one for anything else",
        arguments: [
            "NSError", "'(any Error)?'", "any Swift.Error", "LocalizedError",
            "{ reason: NSError, code: Int }", "{ reasons: '[any Error]' }",
        ])
    func otherErrors(type: String) {
        let flow = """
            flow: Chat
            steps: { ask: { returns: String, throws: ChatError } }
            errors: { sdk: { with: \(type) }, busy: ~ }
            integrations: { DeepSeek: }

            """
        #expect(judge(flow) == "")
        #expect(judge(flow.with(type, "Int")).contains("[flow-no-other-error]"))
    }

    @Test("An app imports Apple's frameworks beside an integration, and no other SDK of one") func imports() {
        let flow = Sample.checkout.with("sdk: StripeKit", "sdk: PassKit").and("imports: PassKit\n")
        #expect(judge(flow) == "")
        #expect(judge(flow.with("PassKit", "StripeKit")).contains("[flow-imports-sdk]"))
    }
}
