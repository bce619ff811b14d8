// What is said of values that their key does not take.

import Testing

extension Mistake {
    static let ofValues: [Mistake] = [
        Mistake(
            "any in `from`",
            Sample.checkout.with(
                #"    from: [idle, failed]\#n"#,
                #"    from: any\#n"#),
            says: #"""
                flow1.yaml:13:11: error: 'any' is not a status [flow-wrong-form]
                13 |     from: any
                   |           ^~~
                   = help: leave `from` out: a step or an event without `from` starts in any status
                """#),
        Mistake(
            "none in `to`",
            Sample.checkout.with(
                #"    returns: Decimal\#n"#,
                #"    to: none\#n    returns: Decimal\#n"#),
            says: #"""
                flow1.yaml:23:9: error: 'none' is not a status [flow-wrong-form]
                23 |     to: none
                   |         ^~~~
                   = help: leave `to` out: a step without `to` leaves the status as it is
                """#),
        Mistake(
            "a status misspelt in `from`",
            Sample.checkout.with(
                #"from: paying, to"#,
                #"from: payng, to"#),
            says: #"""
                flow1.yaml:29:20: error: unknown status 'payng' [flow-unknown-status]
                29 |   expired: { from: payng, to: failed }
                   |                    ^~~~~
                   = help: did you mean 'paying'?
                """#),
        Mistake(
            "a step misspelt in `cancels`",
            Sample.checkout.with(
                #"cancels: pay"#,
                #"cancels: pays"#),
            says: #"""
                flow1.yaml:19:54: error: unknown step 'pays' [flow-cancels]
                19 |   goBack: { from: [paid, failed], to: idle, cancels: pays }
                   |                                                      ^~~~
                   = help: did you mean 'pay'?
                """#),
        Mistake(
            "an integration misspelt in `use`",
            Sample.checkout.with(
                #"use: Stripe"#,
                #"use: stripe"#),
            says: #"""
                flow1.yaml:41:6: error: unknown integration 'stripe' [flow-unknown-integration]
                41 | use: stripe
                   |      ^~~~~~
                   = help: did you mean 'Stripe'?
                """#),
        Mistake(
            "a status without a dot in `then`",
            Sample.checkout.with(
                #".paid(receipt: "R1")"#,
                #"paid(receipt: "R1")"#),
            says: #"""
                flow1.yaml:18:15: error: a status is written with a dot before its name [flow-expression]
                18 |       - then: 'paid(receipt: "R1")'
                   |               ^~~~~~~~~~~~~~~~~~~~~
                   = help: begin it with a dot, as in `.paid`
                """#),
        Mistake(
            "an error misspelt in `throw`",
            Sample.checkout.with(
                #"throw: .unknown"#,
                #"throw: .unknwon"#),
            says: #"""
                flow1.yaml:26:43: error: unknown error 'unknwon' [flow-unknown-error]
                26 |       - { when: currency.isEmpty, throw: .unknwon }
                   |                                           ^~~~~~~
                   = help: did you mean 'unknown'?
                """#),
        Mistake(
            "throw behind `then`",
            Sample.checkout.with(
                #"throw: .unknown"#,
                #"then: throw .unknown"#),
            says: #"""
                flow1.yaml:26:41: error: an error has a key of its own [flow-wrong-form]
                26 |       - { when: currency.isEmpty, then: throw .unknown }
                   |                                         ^~~~~~~~~~~~~~
                   = help: write `throw` in place of `then`
                """#),
        Mistake(
            "an error in `throws`",
            Sample.checkout.with(
                #"    throws: CheckoutError"#,
                #"    throws: unknown"#),
            says: #"""
                flow1.yaml:24:13: error: `throws` takes the type of an error, and 'unknown' is one error [flow-type]
                24 |     throws: unknown
                   |             ^~~~~~~
                   = help: write `throws: CheckoutError`
                """#),
        Mistake(
            "comma at the end of a name",
            Mistake.flow.with(
                #"via: paying"#,
                #"via: paying,"#),
            says: #"""
                flow1.yaml:9:10: error: `via` takes a status or a list of statuses [flow-wrong-form]
                9 |     via: paying,
                  |          ^~~~~~~
                  = help: write one name, or several as a list in brackets: `via: [a, b]`
                """#),
        Mistake(
            "comma at the end of a type",
            Mistake.flow.with(
                #"amount: Decimal"#,
                #"amount: Decimal,"#),
            says: #"""
                flow1.yaml:7:22: error: 'Decimal,' is not a type: ',' does not fit there [flow-type]
                7 |       amount: Decimal,
                  |                      ^
                  = help: write one valid Swift type, such as `String`, `[Post]` or `'(Int) -> Void'`
                """#),
        Mistake(
            "a comment behind a name",
            Mistake.flow.with(
                #"via: paying"#,
                #"via: paying // on the way"#),
            says: #"""
                flow1.yaml:9:10: error: a comment begins with '#' [flow-wrong-form]
                9 |     via: paying // on the way
                  |          ^~~~~~~~~~~~~~~~~~~~
                  = help: write '#' in place of '//'
                """#),
        Mistake(
            "a comment behind a type",
            Mistake.flow.with(
                #"amount: Decimal"#,
                #"amount: Decimal // in EUR"#),
            says: #"""
                flow1.yaml:7:23: error: a type cannot contain comments [flow-type]
                7 |       amount: Decimal // in EUR
                  |                       ^~~~~~~~~
                  = help: leave the comment out
                """#),
        Mistake(
            "a style misspelt",
            Sample.checkout.with(
                #"flow: Checkout\#n"#,
                #"flow: Checkout\#nstyle: Async\#n"#),
            says: #"""
                flow1.yaml:2:8: error: `style` cannot be 'Async' [flow-unknown-value]
                2 | style: Async
                  |        ^~~~~
                  = help: did you mean `async`?
                """#),
        Mistake(
            "a Boolean in another spelling",
            Sample.checkout.with(
                #"observe: true"#,
                #"observe: yes"#),
            says: #"""
                flow1.yaml:32:34: error: `observe` takes `true` or `false` [flow-wrong-boolean]
                32 |   isOpen: { type: Bool, observe: yes }
                   |                                  ^~~
                   = help: write `observe: true`
                """#),
        Mistake(
            "a type of another language",
            Sample.checkout.with(
                #"returns: Decimal"#,
                #"returns: number"#),
            says: #"""
                flow1.yaml:23:14: error: a type must start with an upper-case letter [flow-type]
                23 |     returns: number
                   |              ^~~~~~
                   = help: write 'Double'
                """#),
        Mistake(
            "a type in lower case",
            Sample.checkout.with(
                #"client: PaymentSheet"#,
                #"client: paymentSheet"#),
            says: #"""
                flow1.yaml:38:13: error: a type must start with an upper-case letter [flow-type]
                38 |     client: paymentSheet
                   |             ^~~~~~~~~~~~
                   = help: write 'PaymentSheet'
                """#),
        Mistake(
            "a name with spaces",
            Sample.checkout.with(
                #"  goBack: {"#,
                #"  go back: {"#),
            says: #"""
                flow1.yaml:19:5: error: names cannot contain spaces [flow-name]
                19 |   go back: { from: [paid, failed], to: idle, cancels: pay }
                   |     ^~~~~
                   = help: write 'goBack'
                """#),
        Mistake(
            "a label before the type that is returned, in quotes",
            #"""
            flow: Pay
            steps:
              total:
                parameters: { amount: Decimal }
                returns: '(value: Int)'
                mock:
                  - then: 30
            views:
              map:
            """#,
            says: #"""
                flow1.yaml:5:14: error: `returns` takes a type, and this is a label with its type [flow-wrong-form]
                5 |     returns: '(value: Int)'
                  |              ^~~~~~~~~~~~~~
                  = help: write the type alone, such as `String`
                """#),
        Mistake(
            "a default behind the type",
            Sample.checkout.with(
                #"      currency: String\#n"#,
                #"      currency: String = "EUR"\#n"#),
            says: #"""
                flow1.yaml:22:17: error: only a type can be written here [flow-wrong-form]
                22 |       currency: String = "EUR"
                   |                 ^~~~~~~~~~~~~~
                   = help: write the rest under its own key: `{ type: …, default: … }`
                """#),
        Mistake(
            "accessors behind the type",
            Sample.checkout.with(
                #"token: String?"#,
                #"token: String? { get set }"#),
            says: #"""
                flow1.yaml:31:10: error: only a type can be written here [flow-wrong-form]
                31 |   token: String? { get set }
                   |          ^~~~~~~~~~~~~~~~~~~
                   = help: write the rest under its own key: `{ type: …, access: … }`
                """#),
        Mistake(
            "a type as the summary of a status",
            Sample.checkout.with(
                #"  failed: { with: CheckoutError }"#,
                #"  failed: CheckoutError"#),
            says: #"""
                flow1.yaml:6:11: error: 'CheckoutError' looks like a type, but is read as a summary [flow-type-as-summary]
                6 |   failed: CheckoutError
                  |           ^~~~~~~~~~~~~
                  = help: to carry a value, write `{ with: Type }`; end a summary with a full stop
                """#),
        Mistake(
            "a type as the summary of a view",
            Sample.checkout.with(
                #"map: { parameters: { city: String } }"#,
                #"map: MapView"#),
            says: #"""
                flow1.yaml:34:8: error: 'MapView' looks like a type, but is read as a summary [flow-type-as-summary]
                34 |   map: MapView
                   |        ^~~~~~~
                   = help: flowgen names the type of a view: write `map:`; end a summary with a full stop
                """#),
        Mistake(
            "one capitalised word, meant as a summary, with a full stop",
            Sample.checkout.with(
                #"  idle:\#n"#,
                #"  idle: Idle\#n"#),
            says: #"""
                flow1.yaml:3:9: error: 'Idle' looks like a type, but is read as a summary [flow-type-as-summary]
                3 |   idle: Idle
                  |         ^~~~
                  = help: to carry a value, write `{ with: Type }`; end a summary with a full stop
                """#),
        Mistake(
            "a condition in Swift's quotes",
            Sample.checkout.with(
                #"when: amount > 1000"#,
                #"when: '"amount > 1000"'"#),
            says: #"""
                flow1.yaml:17:17: error: `when` takes a condition, and '"amount > 1000"' is a literal [flow-expression]
                17 |       - { when: '"amount > 1000"', then: '.failed(.declined(3))' }
                   |                 ^~~~~~~~~~~~~~~~~
                   = help: write a condition, such as `amount > 1000`
                """#),
        Mistake(
            "= for ==",
            Sample.checkout.with(
                #"when: amount > 1000"#,
                #"when: amount = 1000"#),
            says: #"""
                flow1.yaml:17:17: error: an assignment has no value [flow-expression]
                17 |       - { when: amount = 1000, then: '.failed(.declined(3))' }
                   |                 ^~~~~~~~~~~~~
                   = help: write '==' to compare
                """#),
        Mistake(
            "and for &&",
            Sample.checkout.with(
                #"when: amount > 1000"#,
                #"when: amount > 10 and amount < 20"#),
            says: #"""
                flow1.yaml:17:29: error: 'amount > 10 and amount < 20' is not an expression: 'and' does not fit there [flow-expression]
                17 |       - { when: amount > 10 and amount < 20, then: '.failed(.declined(3))' }
                   |                             ^~~~~~~~~~~~~~~
                   = help: write one Swift expression, in single quotes if need be
                """#),
        Mistake(
            "else for a condition",
            Sample.checkout.with(
                #"- then: 30"#,
                #"- { when: else, then: 30 }"#),
            says: #"""
                flow1.yaml:27:17: error: 'else' is not a condition [flow-wrong-form]
                27 |       - { when: else, then: 30 }
                   |                 ^~~~
                   = help: leave `when` out: a rule without it always applies
                """#),
        Mistake(
            "`<>` in a condition",
            #"""
            flow: Pay
            steps:
              total:
                parameters: { amount: Decimal }
                returns: Decimal
                mock:
                  - { when: amount <> 5, then: 20 }
                  - then: 30
            views:
              map:
            """#,
            says: #"""
                flow1.yaml:7:17: error: Swift has no '<>' [flow-expression]
                7 |       - { when: amount <> 5, then: 20 }
                  |                 ^~~~~~~~~~~
                  = help: write a condition of Swift, such as `amount >= 1000`
                """#),
        Mistake(
            "seconds with a unit",
            Sample.checkout.with(
                #"- then: 30"#,
                #"- then: 30\#n        after: 2s"#),
            says: #"""
                flow1.yaml:28:16: error: `after` takes seconds from 0 to 3600 [flow-wrong-number]
                28 |         after: 2s
                   |                ^~
                   = help: write, for example, `after: 1`
                """#),
        Mistake(
            "a name as the default of a text",
            Sample.checkout.with(
                #"currency: String\#n"#,
                #"currency: { type: String, default: EUR }\#n"#),
            says: #"""
                flow1.yaml:22:42: error: Swift reads 'EUR' as a name, and the type is 'String' [flow-wrong-literal]
                22 |       currency: { type: String, default: EUR }
                   |                                          ^~~
                   = help: for a text, write Swift's quotes inside YAML's: `'"text"'`; for a constant, write its type: `App.name`
                """#),
        Mistake(
            "lost quotes of a text",
            Sample.checkout.with(
                #"currency: String\#n"#,
                #"currency: { type: String, default: "EUR" }\#n"#),
            says: #"""
                flow1.yaml:22:42: error: YAML strips these quotes: Swift would see 'EUR' without them [flow-lost-quotes]
                22 |       currency: { type: String, default: "EUR" }
                   |                                          ^~~~~
                   = help: for a text, write Swift's quotes inside YAML's: `'"text"'`, or leave the quotes out for an expression
                """#),
        Mistake(
            "a number as the sample of a text",
            Sample.checkout.with(
                #"currency: String\#n"#,
                #"currency: { type: String, sample: 4711 }\#n"#),
            says: #"""
                flow1.yaml:22:41: error: '4711' is not a value of 'String' [flow-wrong-literal]
                22 |       currency: { type: String, sample: 4711 }
                   |                                         ^~~~
                   = help: write, for example, `'"text"'`
                """#),
        Mistake(
            "`nil` for what is not optional",
            Sample.checkout.with(
                #"currency: String\#n"#,
                #"currency: { type: String, default: nil }\#n"#),
            says: #"""
                flow1.yaml:22:42: error: `nil` is not a value of 'String' [flow-wrong-literal]
                22 |       currency: { type: String, default: nil }
                   |                                          ^~~
                   = help: leave it out, or write the type as `String?`
                """#),
        Mistake(
            "a number below 0 for an unsigned type",
            #"""
            flow: Pay
            steps:
              total:
                parameters: { amount: { type: UInt, default: -1 } }
                returns: Decimal
                mock:
                  - then: 30
            views:
              map:
            """#,
            says: #"""
                flow1.yaml:4:50: error: '-1' is not a value of 'UInt' [flow-wrong-literal]
                4 |     parameters: { amount: { type: UInt, default: -1 } }
                  |                                                  ^~
                  = help: write, for example, `1`
                """#),
        Mistake(
            "a color as a default",
            #"""
            flow: Pay
            steps:
              total:
                parameters:
                  amount:
                    type: String
                    default: #fff
                returns: Decimal
                mock:
                  - then: 30
            views:
              map:
            """#,
            says: #"""
                flow1.yaml:7:18: error: YAML takes '#fff' for a comment [yaml-quote-needed]
                7 |         default: #fff
                  |                  ^~~~
                  = help: put the whole value in single quotes; a comment has a space after its '#'
                """#),
        Mistake(
            "yes as a Boolean",
            Sample.checkout.with(
                #"currency: String\#n"#,
                #"currency: String\#n      tip: { type: Bool, default: yes }\#n"#),
            says: #"""
                flow1.yaml:23:35: error: 'yes' is not a value of 'Bool' [flow-wrong-literal]
                23 |       tip: { type: Bool, default: yes }
                   |                                   ^~~
                   = help: write, for example, `true`
                """#),
        Mistake(
            "a text as a number",
            Sample.checkout.with(
                #"currency: String\#n"#,
                #"currency: String\#n      limit: { type: Int, default: '"30"' }\#n"#),
            says: #"""
                flow1.yaml:23:36: error: '"30"' is not a value of 'Int' [flow-wrong-literal]
                23 |       limit: { type: Int, default: '"30"' }
                   |                                    ^~~~~~
                   = help: write, for example, `1`
                """#),
        Mistake(
            "a text as a URL",
            Sample.checkout.with(
                #"currency: String\#n"#,
                #"currency: String\#n      page: { type: URL, sample: '"https://a.example"' }\#n"#),
            says: #"""
                flow1.yaml:23:34: error: '"https://a.example"' is not a value of 'URL' [flow-wrong-literal]
                23 |       page: { type: URL, sample: '"https://a.example"' }
                   |                                  ^~~~~~~~~~~~~~~~~~~~~
                   = help: write, for example, `'URL(string: "https://example.com")!'`
                """#),
        Mistake(
            "words in a list of texts",
            Sample.checkout.with(
                #"currency: String\#n"#,
                #"currency: String\#n      codes: { type: '[String]', default: [en, de] }\#n"#),
            says: #"""
                flow1.yaml:23:43: error: Swift reads 'en' as a name, and the type is '[String]' [flow-wrong-literal]
                23 |       codes: { type: '[String]', default: [en, de] }
                   |                                           ^~~~~~~~
                   = help: for a text, write Swift's quotes inside YAML's: `'"text"'`; for a constant, write its type: `App.name`
                """#),
        Mistake(
            "a no-break space in a name",
            Mistake.flow.with(
                #"  pay:\#n"#,
                #"  pay\#u{A0}now:\#n"#),
            says: #"""
                flow1.yaml:4:6: error: a name cannot contain '\#u{A0}' [flow-name]
                4 |   pay\#u{A0}now:
                  |      ^~~~
                  = help: use a valid Swift identifier, such as `startChat` or `ChatBot`
                """#),
    ]
}
