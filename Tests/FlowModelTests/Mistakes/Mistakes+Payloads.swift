// Values that a status carries, written so that they would be read as a summary.

import Testing

extension Mistake {
    static let ofPayloads: [Mistake] = [
        Mistake(
            "`with` and a type on the line of a status",
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
                statuses:
                  idle:
                  paying:
                  paid: with: String
                  failed:
                """#,
            says: #"""
                flow1.yaml:14:9: error: keys on the line of `paid` need braces [yaml-wrong-form]
                14 |   paid: with: String
                   |         ^~~~~~~~~~~~
                   = help: write `paid: { with: String }`
                """#),
        Mistake(
            "`with` and a type on the line of a status, in quotes",
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
                statuses:
                  idle:
                  paying:
                  paid: 'with: String'
                  failed:
                """#,
            says: #"""
                flow1.yaml:14:9: error: 'with: String' is read as a summary, but contains the key `with` [flow-type-as-summary]
                14 |   paid: 'with: String'
                   |         ^~~~~~~~~~~~~~
                   = help: write `{ with: String }`
                """#),
        Mistake(
            "`with` without a space behind its colon",
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
                statuses:
                  idle:
                  paying:
                  paid:
                    with:{ receipt: String }
                  failed:
                """#,
            says: #"""
                flow1.yaml:15:5: error: a space is missing after ':' [yaml-syntax]
                15 |     with:{ receipt: String }
                   |     ^~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write `with: { receipt: String }`
                """#),
        Mistake(
            "`with` without a space behind its colon, below another key",
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
                statuses:
                  idle:
                  paying:
                  paid:
                    summary: x
                    with:{ receipt: String }
                  failed:
                """#,
            says: #"""
                flow1.yaml:16:5: error: a space is missing after ':' [yaml-syntax]
                16 |     with:{ receipt: String }
                   |     ^~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write `with: { receipt: String }`
                """#),
        Mistake(
            "`with` without a space before a type in brackets",
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
                statuses:
                  idle:
                  paying:
                  paid:
                    with:[String]
                  failed:
                """#,
            says: #"""
                flow1.yaml:15:5: error: 'with:[String]' is read as a summary, but contains the key `with` [flow-type-as-summary]
                15 |     with:[String]
                   |     ^~~~~~~~~~~~~
                   = help: write `{ with: '[String]' }`
                """#),
        Mistake(
            "`with` without a colon, before a type",
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
                statuses:
                  idle:
                  paying:
                  paid: with Date
                  failed:
                """#,
            says: #"""
                flow1.yaml:14:9: error: 'with Date' looks like a type, but is read as a summary [flow-type-as-summary]
                14 |   paid: with Date
                   |         ^~~~~~~~~
                   = help: for a value that it carries, write `{ with: Date }`; for a summary, end it with a full stop, `with Date.`, or write `{ summary: with Date }`
                """#),
        Mistake(
            "`with` without a colon, before labels",
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
                statuses:
                  idle:
                  paying:
                  paid: with (receipt: String)
                  failed:
                """#,
            says: #"""
                flow1.yaml:14:9: error: keys on the line of `paid` need braces [yaml-wrong-form]
                14 |   paid: with (receipt: String)
                   |         ^~~~~~~~~~~~~~~~~~~~~~
                   = help: write `paid: { with: { receipt: String } }`
                """#),
        Mistake(
            "two types with a comma",
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
                statuses:
                  idle:
                  paying:
                  paid: String, Int
                  failed:
                """#,
            says: #"""
                flow1.yaml:14:9: error: 'String, Int' looks like a type, but is read as a summary [flow-type-as-summary]
                14 |   paid: String, Int
                   |         ^~~~~~~~~~~
                   = help: for a value that it carries, write `{ with: '(String, Int)' }`; for a summary, end it with a full stop, `String, Int.`, or write `{ summary: 'String, Int' }`
                """#),
        Mistake(
            "an opaque type as the summary of a view",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map: some View
                """#,
            says: #"""
                flow1.yaml:9:8: error: 'some View' looks like a type, but is read as a summary [flow-type-as-summary]
                9 |   map: some View
                  |        ^~~~~~~~~
                  = help: a view has no type: write `map:`, and what it shows under `parameters`; for a summary, end it with a full stop, `some View.`, or write `{ summary: some View }`
                """#),
        Mistake(
            "a lone type as the parameters of a view",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    returns: Decimal
                    mock:
                      - then: 30
                views:
                  map: parameters: City
                """#,
            follows: nil,
            says: #"""
                flow1.yaml:9:8: error: keys on the line of `map` need braces [yaml-wrong-form]
                9 |   map: parameters: City
                  |        ^~~~~~~~~~~~~~~~
                  = help: write labels with their types: `map: { parameters: { label: String } }`
                """#),
        Mistake(
            "a label without a type on the line of a status",
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
                statuses:
                  idle:
                  paying:
                  paid: with: receipt
                  failed:
                """#,
            follows: nil,
            says: #"""
                flow1.yaml:14:9: error: keys on the line of `paid` need braces [yaml-wrong-form]
                14 |   paid: with: receipt
                   |         ^~~~~~~~~~~~~
                   = help: write labels with their types: `paid: { with: { label: String } }`
                """#),
        Mistake(
            "labels in brackets in quotes",
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
                statuses:
                  idle:
                  paying:
                  paid: { with: "[receipt: String]" }
                  failed:
                """#,
            says: #"""
                flow1.yaml:14:17: error: `with` takes a type, or labels with their types [flow-wrong-form]
                14 |   paid: { with: "[receipt: String]" }
                   |                 ^~~~~~~~~~~~~~~~~~~
                   = help: write `with: { receipt: String }`
                """#),
        Mistake(
            "several labels in brackets in quotes",
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
                statuses:
                  idle:
                  paying:
                  paid: { with: '[a: Int, b: String]' }
                  failed:
                """#,
            says: #"""
                flow1.yaml:14:17: error: `with` takes a type, or labels with their types [flow-wrong-form]
                14 |   paid: { with: '[a: Int, b: String]' }
                   |                 ^~~~~~~~~~~~~~~~~~~~~
                   = help: write `with: { a: Int, b: String }`
                """#),
        Mistake(
            "a label in brackets in quotes as a type",
            text: #"""
                flow: Pay
                steps:
                  total:
                    parameters: { amount: Decimal }
                    returns: '[value: Int]'
                    mock:
                      - then: 30
                views:
                  map:
                """#,
            says: #"""
                flow1.yaml:5:14: error: `returns` takes a type, and these are labels [flow-wrong-form]
                5 |     returns: '[value: Int]'
                  |              ^~~~~~~~~~~~~~
                  = help: write `Int`
                """#),
        Mistake(
            "a label in brackets in quotes as the type of a parameter",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: '[a: Int]'
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
                flow1.yaml:7:15: error: 'amount' takes a type, and these are labels [flow-wrong-form]
                7 |       amount: '[a: Int]'
                  |               ^~~~~~~~~~
                  = help: write `Int`
                """#),
    ]
}
