// What is said of keys that are unknown, misplaced or have another form.

import Testing

extension Mistake {
    static let ofKeys: [Mistake] = [
        Mistake(
            "a parameter that is not indented",
            Mistake.flow.with(
                #"parameters:\#n      amount"#,
                #"parameters:\#n    amount"#),
            says: #"""
                flow1.yaml:7:5: error: unknown key 'amount' [flow-unknown-key]
                7 |     amount: Decimal
                  |     ^~~~~~
                  = help: if 'amount' belongs to `parameters`, indent it further
                """#),
        Mistake(
            "steps that are not indented",
            Mistake.flow.with(
                #"steps:\#n  pay:\#n    user: Taps Pay.\#n    parameters:\#n      amount: Decimal\#n    from: [idle, failed]\#n    via: paying\#n    to: [paid, failed]\#n"#,
                #"steps:\#npay:\#n  from: [idle, failed]\#n  via: paying\#n  to: [paid, failed]\#n"#),
            says: #"""
                flow1.yaml:4:1: error: unknown key 'pay' [flow-unknown-key]
                4 | pay:
                  | ^~~
                  = help: if 'pay' belongs to `steps`, indent it further
                """#),
        Mistake(
            "a name in the column of its key",
            Mistake.flow.with(
                #"steps:\#n  pay:\#n"#,
                #"steps:\#npay:\#n"#),
            says: #"""
                flow1.yaml:4:1: error: unknown key 'pay' [flow-unknown-key]
                4 | pay:
                  | ^~~
                  = help: if 'pay' belongs to `steps`, indent it further
                """#),
        Mistake(
            "a status too far",
            Mistake.flow.with(
                #"  paying:\#n"#,
                #"   paying:\#n"#),
            says: #"""
                flow1.yaml:13:4: error: unknown key 'paying' [flow-unknown-key]
                13 |    paying:
                   |    ^~~~~~
                   = help: a status takes `summary`, `discussion`, `with` and `was`
                flow1.yaml:9:10: error: unknown status 'paying' [flow-unknown-status]
                9 |     via: paying
                  |          ^~~~~~
                  = help: write one of those under `statuses`: 'idle', 'paid', 'failed'
                """#),
        Mistake(
            "`async` in a step",
            Sample.checkout.with(
                #"    via: paying\#n"#,
                #"    via: paying\#n    async: true\#n"#),
            says: #"""
                flow1.yaml:15:5: error: unknown key 'async' [flow-unknown-key]
                15 |     async: true
                   |     ^~~~~
                   = help: leave `async` out: a step waits for its answer unless it says `sync: true`
                """#),
        Mistake(
            "`use` inside the last integration",
            Sample.checkout.with(
                #"  Adyen:\#nuse: Stripe\#n"#,
                #"  Adyen:\#n    use: Stripe\#n"#),
            says: #"""
                flow1.yaml:41:5: error: `use` belongs to the flow, not here [flow-unknown-key]
                41 |     use: Stripe
                   |     ^~~
                   = help: move `use` to the left, to the column of `flow`
                """#),
        Mistake(
            "`initial` among the statuses",
            Sample.checkout.with(
                #"statuses:\#n"#,
                #"statuses:\#n  initial: idle\#n"#),
            says: #"""
                flow1.yaml:3:3: error: `initial` belongs to the flow, not here [flow-unknown-key]
                3 |   initial: idle
                  |   ^~~~~~~
                  = help: move `initial` to the left, to the column of `flow`
                """#),
        Mistake(
            "the steps among the errors",
            Sample.checkout.with(
                #"steps:\#n  pay:"#,
                #"  steps:\#n    pay:"#),
            says: #"""
                flow1.yaml:10:3: error: `steps` belongs to the flow, not here [flow-unknown-key]
                10 |   steps:
                   |   ^~~~~
                   = help: move `steps` to the left, to the column of `flow`
                """#),
        Mistake(
            "`description` beside `summary`",
            Sample.checkout.with(
                #"  idle:\#n"#,
                #"  idle: { summary: Nothing yet., description: Idle. }\#n"#),
            says: #"""
                flow1.yaml:3:34: error: unknown key 'description' [flow-unknown-key]
                3 |   idle: { summary: Nothing yet., description: Idle. }
                  |                                  ^~~~~~~~~~~
                  = help: `summary` is already there: leave one of the two out
                """#),
        Mistake(
            "a property without a type",
            Sample.checkout.with(
                #"{ type: Bool, observe: true }"#,
                #"{ observe: true }"#),
            says: #"""
                flow1.yaml:32:3: error: a property needs `type` [flow-missing-key]
                32 |   isOpen: { observe: true }
                   |   ^~~~~~
                   = help: write, for example, `type: String?`
                """#),
        Mistake(
            "`with` in an event that leads to a status",
            Sample.checkout.with(
                #"{ from: paying, to: failed }"#,
                #"{ from: paying, to: failed, with: Int }"#),
            says: #"""
                flow1.yaml:29:40: error: an event with `to` carries nothing of its own [flow-wrong-form]
                29 |   expired: { from: paying, to: failed, with: Int }
                   |                                        ^~~~
                   = help: let the status that it leads to carry the value, or remove `to`
                """#),
        Mistake(
            "`sdk` in a flow",
            Sample.checkout.with(
                #"use: Stripe\#n"#,
                #"use: Stripe\#nsdk: StripeKit\#n"#),
            says: #"""
                flow1.yaml:42:1: error: unknown key 'sdk' [flow-unknown-key]
                42 | sdk: StripeKit
                   | ^~~
                   = help: `sdk` belongs to an integration
                """#),
        Mistake(
            "`settable` in a property",
            Sample.checkout.with(
                #"{ type: Bool, observe: true }"#,
                #"{ type: Bool, settable: true }"#),
            says: #"""
                flow1.yaml:32:25: error: unknown key 'settable' [flow-unknown-key]
                32 |   isOpen: { type: Bool, settable: true }
                   |                         ^~~~~~~~
                   = help: write `access: [get, set]`
                """#),
        Mistake(
            "get and set without brackets",
            Sample.checkout.with(
                #"{ type: Bool, observe: true }"#,
                #"{ type: Bool, access: get set }"#),
            says: #"""
                flow1.yaml:32:33: error: `access` takes `get` or `[get, set]` [flow-wrong-form]
                32 |   isOpen: { type: Bool, access: get set }
                   |                                 ^~~~~~~
                   = help: write `access: get` or `access: [get, set]`
                """#),
        Mistake(
            "`states` for `statuses`",
            Sample.checkout.with(
                #"statuses:\#n"#,
                #"states:\#n"#),
            says: #"""
                flow1.yaml:2:1: error: unknown key 'states' [flow-unknown-key]
                2 | states:
                  | ^~~~~~
                  = help: did you mean `statuses`?
                """#),
        Mistake(
            "`params` for `parameters`",
            Sample.checkout.with(
                #"    parameters:\#n      currency"#,
                #"    params:\#n      currency"#),
            says: #"""
                flow1.yaml:21:5: error: unknown key 'params' [flow-unknown-key]
                21 |     params:
                   |     ^~~~~~
                   = help: did you mean `parameters`?
                """#),
        Mistake(
            "`if` for `when`",
            Sample.checkout.with(
                #"{ when: currency"#,
                #"{ if: currency"#),
            says: #"""
                flow1.yaml:26:11: error: unknown key 'if' [flow-unknown-key]
                26 |       - { if: currency.isEmpty, throw: .unknown }
                   |           ^~
                   = help: did you mean `when`?
                """#),
        Mistake(
            "`typ` for `type`",
            Sample.checkout.with(
                #"{ type: Bool, observe: true }"#,
                #"{ typ: Bool, observe: true }"#),
            says: #"""
                flow1.yaml:32:13: error: unknown key 'typ' [flow-unknown-key]
                32 |   isOpen: { typ: Bool, observe: true }
                   |             ^~~
                   = help: did you mean `type`?
                """#),
        Mistake(
            "statuses as a list",
            Sample.checkout.with(
                #"statuses:\#n  idle:\#n  paying:\#n  paid: { with: { receipt: String } }\#n  failed: { with: CheckoutError }\#n"#,
                #"statuses:\#n  - idle\#n  - paying\#n  - paid\#n  - failed\#n"#),
            says: #"""
                flow1.yaml:3:3: error: `statuses` takes names, each under its own key [flow-wrong-form]
                3 |   - idle
                  |   ^~~~~~
                  = help: write, for example, `failed:` on a line of its own, further in
                """#),
        Mistake(
            "a status in place of a step's keys",
            Sample.checkout.with(#"goBack: { from: [paid, failed], to: idle, cancels: pay }"#, #"goBack: idle"#),
            says: #"""
                flow1.yaml:19:11: error: a step is written as keys with values [flow-wrong-form]
                19 |   goBack: idle
                   |           ^~~~
                   = help: write one or more of `user`, `summary`, `discussion`, `parameters`, `from`, `via`, `to`, `returns`, `streams`, `throws`, `errors`, `within`, `else`, `endless`, `sync`, `discardable`, `at`, `cancels`, `was` and `mock`, each with its value
                """#),
        Mistake(
            "a list where one name belongs",
            Sample.checkout.with(
                #"flow: Checkout\#n"#,
                #"flow: Checkout\#ninitial: [idle]\#n"#),
            says: #"""
                flow1.yaml:2:10: error: `initial` takes the name of a status [flow-wrong-form]
                2 | initial: [idle]
                  |          ^~~~~~
                  = help: write a single name here
                """#),
        Mistake(
            "names with commas and no brackets",
            Sample.checkout.with(
                #"from: [idle, failed]"#,
                #"from: idle, failed"#),
            says: #"""
                flow1.yaml:13:11: error: `from` takes a status or a list of statuses [flow-wrong-form]
                13 |     from: idle, failed
                   |           ^~~~~~~~~~~~
                   = help: write one name, or several as a list in brackets: `from: [a, b]`
                """#),
        Mistake(
            "a list without brackets",
            Mistake.flow.with(
                #"from: [idle, failed]"#,
                #"from: idle, failed"#),
            says: #"""
                flow1.yaml:8:11: error: `from` takes a status or a list of statuses [flow-wrong-form]
                8 |     from: idle, failed
                  |           ^~~~~~~~~~~~
                  = help: write one name, or several as a list in brackets: `from: [a, b]`
                """#),
        Mistake(
            "a mock in one word",
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
                parameters: { amount: Decimal, to shop: String }
                from: [idle, failed]
                via: paying
                to: [paid, failed]
                mock:
                  - { when: amount > 1000, then: '.failed(.declined(3))' }
                  - then: '.paid(receipt: "R1")'
              goBack: { from: [paid, failed], to: idle, cancels: pay, mock: .idle }
              total:
                parameters:
                  currency: String
                returns: Decimal
                throws: CheckoutError
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
                flow1.yaml:19:65: error: `mock` takes a rule or a list of rules [flow-wrong-form]
                19 |   goBack: { from: [paid, failed], to: idle, cancels: pay, mock: .idle }
                   |                                                                 ^~~~~
                   = help: write, for example, `mock: { then: .success }`
                """#),
        Mistake(
            "an event with parameters",
            Sample.checkout.with(
                #"  expired: {"#,
                #"  expired(at: Date): {"#),
            says: #"""
                flow1.yaml:29:3: error: this is Swift where a key belongs [yaml-syntax]
                29 |   expired(at: Date): { from: paying, to: failed }
                   |   ^~~~~~~~~~
                   = help: write the name alone, and the rest as keys, as in `pay: { parameters: { amount: Decimal } }`
                """#),
        Mistake(
            "a Boolean for the type that conforms",
            Sample.checkout.with(
                #"  Adyen:\#n"#,
                #"  Adyen: { conform: true }\#n"#),
            says: #"""
                flow1.yaml:40:21: error: `conform` takes a type of the SDK [flow-wrong-form]
                40 |   Adyen: { conform: true }
                   |                     ^~~~
                   = help: write the type that is to conform, such as `conform: PaymentSheet`
                """#),
        Mistake(
            "values of a status without `with`",
            Sample.checkout.with(
                #"paid: { with: { receipt: String } }"#,
                #"paid: { receipt: String }"#),
            says: #"""
                flow1.yaml:5:11: error: unknown key 'receipt' [flow-unknown-key]
                5 |   paid: { receipt: String }
                  |           ^~~~~~~
                  = help: a status takes `summary`, `discussion`, `with` and `was`; write labels with their types below `with`
                """#),
        Mistake(
            "labels in a list",
            Sample.checkout.with(
                #"with: { receipt: String }"#,
                #"with: [receipt: String]"#),
            says: #"""
                flow1.yaml:5:17: error: `with` takes a type, or labels with their types [flow-wrong-form]
                5 |   paid: { with: [receipt: String] }
                  |                 ^~~~~~~~~~~~~~~~~
                  = help: write, for example, `with: { receipt: String }`
                """#),
    ]
}
