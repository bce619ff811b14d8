// What is said of mistakes that hide others: one cause, one message.

import Testing

extension Mistake {
    static let ofCascades: [Mistake] = [
        Mistake(
            "a payload that cannot be read, and a mock with its value",
            Sample.checkout.with(
                #"with: { receipt: String }"#,
                #"with: { receipt: string }"#),
            says: #"""
                flow1.yaml:5:28: error: a type must start with an upper-case letter [flow-type]
                5 |   paid: { with: { receipt: string } }
                  |                            ^~~~~~
                  = help: write 'String'
                """#),
        Mistake(
            "a wrong `with`, and a mock with its value",
            Sample.checkout.with(
                #"with: { receipt: String }"#,
                #"with: [receipt]"#),
            says: #"""
                flow1.yaml:5:18: error: a type must start with an upper-case letter [flow-type]
                5 |   paid: { with: [receipt] }
                  |                  ^~~~~~~~
                  = help: write 'Receipt'
                """#),
        Mistake(
            "a step whose name cannot be read, and `cancels`",
            Sample.checkout.with(
                #"  pay:\#n"#,
                #"  Pay:\#n"#),
            says: #"""
                flow1.yaml:11:3: error: a member must start with a lower-case letter [flow-name]
                11 |   Pay:
                   |   ^~~
                   = help: write 'pay'
                """#),
        Mistake(
            "a parameter that cannot be read, and `when`",
            Sample.checkout.with(
                #"{ amount: Decimal, to"#,
                #"{ amount: decimal, to"#),
            says: #"""
                flow1.yaml:12:27: error: a type must start with an upper-case letter [flow-type]
                12 |     parameters: { amount: decimal, to shop: String }
                   |                           ^~~~~~~
                   = help: write 'Decimal'
                """#),
        Mistake(
            "an answer that cannot be read, and a mock with its value",
            Sample.checkout.with(
                #"returns: Decimal"#,
                #"returns: decimal"#),
            says: #"""
                flow1.yaml:23:14: error: a type must start with an upper-case letter [flow-type]
                23 |     returns: decimal
                   |              ^~~~~~~
                   = help: write 'Decimal'
                """#),
        Mistake(
            "integrations that cannot be read, and `use`",
            Sample.checkout.with(
                #"  Stripe:\#n"#,
                #"  stripe:\#n"#),
            says: #"""
                flow1.yaml:36:3: error: a type must start with an upper-case letter [flow-name]
                36 |   stripe:
                   |   ^~~~~~
                   = help: write 'Stripe'
                """#),
        Mistake(
            "errors that cannot be read, and their type",
            #"""
            flow: Checkout
            statuses:
              idle:
              paying:
              paid: { with: { receipt: String } }
              failed: { with: CheckoutError }
            errors: [unknown, declined]
            steps:
              pay:
                parameters: { amount: Decimal, to shop: String }
                from: [idle, failed]
                via: paying
                to: [paid, failed]
                mock:
                  - { when: amount > 1000, then: '.failed(.declined)' }
                  - then: '.paid(receipt: "R1")'
              goBack: { from: [paid, failed], to: idle, cancels: pay }
              total:
                parameters:
                  currency: String
                returns: Decimal
                throws: CheckoutError
                mock:
                  - { when: currency.isEmpty, throw: .unknown }
                  - then: 30
            events:
              expired: { from: paying, to: failed }
            properties:
              token: String?
              isOpen: { type: Bool, observe: true }
            views:
              map: { parameters: { city: String } }
            integrations:
              Stripe:
                sdk: StripeKit
                client: PaymentSheet
                lifecycle: [launch, open-url]
              Adyen:
            use: Stripe
            """#,
            says: #"""
                flow1.yaml:7:9: error: `errors` takes names, each under its own key [flow-wrong-form]
                7 | errors: [unknown, declined]
                  |         ^~~~~~~~~~~~~~~~~~~
                  = help: write, for example, `unknown:` on a line of its own, further in
                """#),
        Mistake(
            "statuses under another key, and a mock",
            Sample.checkout.with(
                #"statuses:\#n"#,
                #"status:\#n"#),
            says: #"""
                flow1.yaml:2:1: error: unknown key 'status' [flow-unknown-key]
                2 | status:
                  | ^~~~~~
                  = help: did you mean `statuses`?
                """#),
        Mistake(
            "an error whose name cannot be read, and `throw`",
            Sample.checkout.with(
                #"  unknown:\#n"#,
                #"  Unknown:\#n"#),
            says: #"""
                flow1.yaml:8:3: error: a member must start with a lower-case letter [flow-name]
                8 |   Unknown:
                  |   ^~~~~~~
                  = help: write 'unknown'
                """#),
        Mistake(
            "outcomes in a mapping, and a mock",
            Sample.checkout.with(
                #"    to: [paid, failed]"#,
                #"    to: { paid, failed }"#),
            says: #"""
                flow1.yaml:15:9: error: `to` takes a status or a list of statuses [flow-wrong-form]
                15 |     to: { paid, failed }
                   |         ^~~~~~~~~~~~~~~~
                   = help: write, for example, `to: [a, b]`
                """#),
        Mistake(
            "an unknown key, and a warning about imports",
            #"""
            flow: Checkout
            statuses:
              idle:
              paying:
              paid: { with: { receipt: String } }
              failed: { with: CheckoutError }
            errors:
              unknown:
              declined: { with: Int }
            steps:
              pay:
                parameters: { amount: MKRoute?, to shop: String }
                from: [idle, failed]
                via: paying
                to: [paid, failed]
                mock:
                  - { when: amount > 1000, then: '.failed(.declined(3))' }
                  - then: '.paid(receipt: "R1")'
              goBack: { from: [paid, failed], to: idle, cancels: pay }
              total:
                parameters:
                  currency: String
                returns: Decimal
                throws: CheckoutError
                mock:
                  - { when: currency.isEmpty, throw: .unknown }
                  - then: 30
            events:
              expired: { from: paying, to: failed }
            properties:
              token: { typ: UIImage? }
              isOpen: { type: Bool, observe: true }
            views:
              map: { parameters: { city: String } }
            integrations:
              Stripe:
                sdk: StripeKit
                client: PaymentSheet
                lifecycle: [launch, open-url]
              Adyen:
            use: Stripe
            """#,
            says: #"""
                flow1.yaml:31:12: error: unknown key 'typ' [flow-unknown-key]
                31 |   token: { typ: UIImage? }
                   |            ^~~
                   = help: did you mean `type`?
                """#),
    ]
}
