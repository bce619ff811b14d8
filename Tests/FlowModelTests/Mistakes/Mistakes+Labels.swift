// Labels, statuses and several keys where one value belongs, which quotes would not make right.

import Testing

extension Mistake {
    static let ofLabels: [Mistake] = [
        Mistake(
            "a label before the type that is returned",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    returns: value: Int
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:5:14: error: `returns` takes a type, and these are labels [yaml-wrong-form]
                5 |     returns: value: Int
                  |              ^~~~~~~~~~
                  = help: write `returns: Int`
                """#),
        Mistake(
            "a label before the type that is returned, in parentheses",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    returns: (value: Int)
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:5:14: error: `returns` takes a type, and these are labels [yaml-wrong-form]
                5 |     returns: (value: Int)
                  |              ^~~~~~~~~~~~
                  = help: write `returns: Int`
                """#),
        Mistake(
            "a label before the type that is returned, in quotes",
            text: #"""
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
                flow1.yaml:5:14: error: `returns` takes a type, and these are labels [flow-wrong-form]
                5 |     returns: '(value: Int)'
                  |              ^~~~~~~~~~~~~~
                  = help: write `Int`
                """#),
        Mistake(
            "a label before the type that is streamed",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    streams: (value: Int)
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:5:14: error: `streams` takes a type, and these are labels [yaml-wrong-form]
                5 |     streams: (value: Int)
                  |              ^~~~~~~~~~~~
                  = help: write `streams: Int`
                """#),
        Mistake(
            "a status without its dot",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                    mock:
                      - then: paid(receipt: "R1")
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:12:15: error: YAML cannot read 'paid(receipt: "R1")' without quotes [yaml-quote-needed]
                12 |       - then: paid(receipt: "R1")
                   |               ^~~~~~~~~~~~~~~~~~~
                   = help: write it in quotes: `then: '.paid(receipt: "R1")'`
                """#),
        Mistake(
            "a status without its dot, in quotes",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                    mock:
                      - then: 'paid(receipt: "R1")'
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:12:15: error: a status is written with a dot before its name [flow-expression]
                12 |       - then: 'paid(receipt: "R1")'
                   |               ^~~~~~~~~~~~~~~~~~~~~
                   = help: write `'.paid(receipt: "R1")'`
                """#),
        Mistake(
            "a status without its dot, between braces",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                    mock:
                      - { then: paid(receipt: "R1") }
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:12:17: error: YAML cannot read 'paid(receipt: "R1")' without quotes [yaml-quote-needed]
                12 |       - { then: paid(receipt: "R1") }
                   |                 ^~~~~~~~~~~~~~~~~~~
                   = help: write it in quotes: `then: '.paid(receipt: "R1")'`
                """#),
        Mistake(
            "a status in place of a rule",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                    mock:
                      - .paid(receipt: "R1")
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:12:9: error: `mock` takes a mapping or a list of mappings [yaml-wrong-form]
                12 |       - .paid(receipt: "R1")
                   |         ^~~~~~~~~~~~~~~~~~~~
                   = help: write `- { then: '.paid(receipt: "R1")' }`
                """#),
        Mistake(
            "a status without a value in place of a rule",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                    mock:
                      - .failed
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:12:9: error: a mock rule is written as keys with values [flow-wrong-form]
                12 |       - .failed
                   |         ^~~~~~~
                   = help: write `- { then: .failed }`
                """#),
        Mistake(
            "two keys of a rule on one line",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                    mock:
                      - when: amount > 1000 then: .failed
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:12:29: error: each key has a line of its own [yaml-syntax]
                12 |       - when: amount > 1000 then: .failed
                   |                             ^~~~~~~~~~~~~
                   = help: write `when: amount > 1000`, and below it `then: .failed`
                """#),
        Mistake(
            "two keys of a step on one line",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    from: idle via: paying
                    to: [paid, failed]
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:8:16: error: each key has a line of its own [yaml-syntax]
                8 |     from: idle via: paying
                  |                ^~~~~~~~~~~
                  = help: write `from: idle`, and below it `via: paying`
                """#),
        Mistake(
            "parameters in parentheses on the next line",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      (amount: Decimal)
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:7:7: error: keys on the line of `parameters` need braces [yaml-wrong-form]
                7 |       (amount: Decimal)
                  |       ^~~~~~~~~~~~~~~~~
                  = help: write `parameters: { amount: Decimal }`
                """#),
        Mistake(
            "several parameters in parentheses on the next line",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      (amount: Decimal, b: Int)
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:7:7: error: keys on the line of `parameters` need braces [yaml-wrong-form]
                7 |       (amount: Decimal, b: Int)
                  |       ^~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: write `parameters: { amount: Decimal, b: Int }`
                """#),
        Mistake(
            "parameters in parentheses and quotes on the next line",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      '(amount: Decimal)'
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:7:7: error: `parameters` takes labels, each under its own key [flow-wrong-form]
                7 |       '(amount: Decimal)'
                  |       ^~~~~~~~~~~~~~~~~~~
                  = help: write `parameters: { amount: Decimal }`
                """#),
        Mistake(
            "keys of a parameter on its line",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: type: Decimal, default: 3
                    from: [idle, failed]
                    via: paying
                    to: [paid, failed]
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:7:15: error: keys on the line of `amount` need braces [yaml-wrong-form]
                7 |       amount: type: Decimal, default: 3
                  |               ^~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: write `amount: { type: Decimal, default: 3 }`
                """#),
    ]
}
