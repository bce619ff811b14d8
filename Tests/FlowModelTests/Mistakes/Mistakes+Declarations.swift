// Mistakes of those who write Swift in place of keys, or put two things on one line.

import Testing

extension Mistake {
    static let ofDeclarations: [Mistake] = [
        Mistake(
            "Swift with a summary behind it",
            replacing: #"  paid: { with: { receipt: String } }"#,
            with: #"  paid(receipt: String): Paid it."#,
            says: #"""
                flow1.yaml:14:3: error: this is Swift where a key belongs [yaml-syntax]
                14 |   paid(receipt: String): Paid it.
                   |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write `paid: { with: { receipt: String }, summary: Paid it. }`
                """#),
        Mistake(
            "a Swift function with keys below it",
            replacing: #"  pay:\#n    user: Taps Pay.\#n    parameters:\#n      amount: Decimal\#n"#,
            with: #"  pay(amount: Decimal = 3):\#n    user: Taps Pay.\#n"#,
            says: #"""
                flow1.yaml:4:3: error: this is Swift where a key belongs [yaml-syntax]
                4 |   pay(amount: Decimal = 3):
                  |   ^~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: write `pay:`, and below it `parameters: { amount: { type: Decimal, default: 3 } }`
                """#),
        Mistake(
            "parameters in parentheses with a default",
            replacing: #"    parameters:\#n      amount: Decimal\#n"#,
            with: #"    parameters: (amount: Decimal, currency: String = "EUR")\#n"#,
            says: #"""
                flow1.yaml:6:17: error: keys on the line of `parameters` need braces [yaml-wrong-form]
                6 |     parameters: (amount: Decimal, currency: String = "EUR")
                  |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: write `parameters: { amount: Decimal, currency: { type: String, default: '"EUR"' } }`
                """#),
        Mistake(
            "a key behind the type",
            replacing: #"      amount: Decimal\#n"#,
            with: #"      amount: Decimal, default: 3\#n"#,
            says: #"""
                flow1.yaml:7:15: error: keys on the line of `amount` need braces [yaml-wrong-form]
                7 |       amount: Decimal, default: 3
                  |               ^~~~~~~~~~~~~~~~~~~
                  = help: write `amount: { type: Decimal, default: 3 }`
                """#),
        Mistake(
            "a key below the type",
            replacing: #"      amount: Decimal\#n"#,
            with: #"      amount: Decimal\#n        default: 3\#n"#,
            says: #"""
                flow1.yaml:7:15: error: 'amount' has a type, so it cannot have keys below it [yaml-syntax]
                7 |       amount: Decimal
                  |               ^~~~~~~
                  = help: write the type on a line of its own below 'amount': `type: Decimal`
                """#),
        Mistake(
            "a raw text in braces",
            replacing: #"      amount: Decimal\#n"#,
            with: ##"      amount: { type: String, default: #"a"#, summary: A. }\##n"##,
            says: #"""
                flow1.yaml:7:40: error: YAML takes '#"a"#' for a comment [yaml-quote-needed]
                7 |       amount: { type: String, default: #"a"#, summary: A. }
                  |                                        ^~~~~
                  = help: write it in quotes: `default: '#"a"#'`
                """#),
        Mistake(
            "no space before a brace",
            replacing: #"  paid: { with: { receipt: String } }"#,
            with: #"  paid: { with:{ receipt: String } }"#,
            says: #"""
                flow1.yaml:14:11: error: a space is missing after ':' [yaml-syntax]
                14 |   paid: { with:{ receipt: String } }
                   |           ^~~~~
                   = help: write `with: { receipt: String }`
                """#),
        Mistake(
            "a decimal comma in braces",
            replacing: #"      amount: Decimal\#n"#,
            with: #"      amount: { type: Decimal, default: 1,5 }\#n"#,
            says: #"""
                flow1.yaml:7:41: error: YAML takes '1,5' apart [yaml-split-value]
                7 |       amount: { type: Decimal, default: 1,5 }
                  |                                         ^~~
                  = help: write `default: 1.5`
                """#),
        Mistake(
            "a comma between thousands in braces",
            replacing: #"      amount: Decimal\#n"#,
            with: #"      amount: { type: Decimal, default: 1,000 }\#n"#,
            follows: nil,
            says: #"""
                flow1.yaml:7:41: error: YAML takes '1,000' apart [yaml-split-value]
                7 |       amount: { type: Decimal, default: 1,000 }
                  |                                         ^~~~~
                  = help: write `default: 1_000`, or `1.000` for a fraction
                """#),
        Mistake(
            "an import as Swift has it",
            replacing: #"summary: Pays the order."#,
            with: #"import UIKit"#,
            says: #"""
                flow1.yaml:2:1: error: this is Swift where a key belongs [yaml-syntax]
                2 | import UIKit
                  | ^~~~~~~~~~~~
                  = help: write `imports: UIKit`
                """#),
        Mistake(
            "a result as Swift has it",
            replacing: #"    via: paying\#n"#,
            with: #"    -> Receipt\#n    via: paying\#n"#,
            says: #"""
                flow1.yaml:9:5: error: this is Swift where a key belongs [yaml-syntax]
                9 |     -> Receipt
                  |     ^~~~~~~~~~
                  = help: write `returns: Receipt`
                """#),
        Mistake(
            "an arrow before a type",
            replacing: #"    via: paying\#n"#,
            with: #"    returns: -> Receipt\#n    via: paying\#n"#,
            says: #"""
                flow1.yaml:9:14: error: only a type can be written here [yaml-syntax]
                9 |     returns: -> Receipt
                  |              ^~~~~~~~~~
                  = help: write `returns: Receipt`
                """#),
        Mistake(
            "async before a type",
            replacing: #"    via: paying\#n"#,
            with: #"    returns: async Receipt\#n    via: paying\#n"#,
            says: #"""
                flow1.yaml:9:14: error: only a type can be written here [yaml-syntax]
                9 |     returns: async Receipt
                  |              ^~~~~~~~~~~~~
                  = help: write `returns: Receipt`
                """#),
        Mistake(
            "a comma behind a name",
            replacing: #"  idle:\#n"#,
            with: #"  idle,\#n"#,
            says: #"""
                flow1.yaml:12:3: error: a key ends with ':', not with ',' [yaml-syntax]
                12 |   idle,
                   |   ^~~~~
                   = help: write `idle:`
                """#),
        Mistake(
            "several cases on a line",
            replacing: #"  idle:\#n  paying:\#n"#,
            with: #"  case idle, paying\#n"#,
            says: #"""
                flow1.yaml:12:3: error: each name has a line of its own [yaml-syntax]
                12 |   case idle, paying
                   |   ^~~~~~~~~~~~~~~~~
                   = help: write `idle:` and `paying:`
                """#),
        Mistake(
            "parentheses behind a step",
            replacing: #"  pay:\#n"#,
            with: #"  pay():\#n"#,
            says: #"""
                flow1.yaml:4:3: error: a key is a name alone, without Swift's parentheses [yaml-syntax]
                4 |   pay():
                  |   ^~~~~
                  = help: write `pay:`
                """#),
        Mistake(
            "a Swift case in braces",
            replacing: #"  idle:\#n  paying:\#n  paid: { with: { receipt: String } }\#n  failed:\#n"#,
            with: #"  { idle, paying, paid(receipt: String), failed }\#n"#,
            says: #"""
                flow1.yaml:12:19: error: this is Swift where a key belongs [yaml-syntax]
                12 |   { idle, paying, paid(receipt: String), failed }
                   |                   ^~~~~~~~~~~~~~~~~~~~~
                   = help: write `paid: { with: { receipt: String } }`
                """#),
        Mistake(
            "a parenthesis for a brace",
            replacing: #"  paid: { with: { receipt: String } }"#,
            with: #"  paid: { with: { receipt: String ) }"#,
            says: #"""
                flow1.yaml:14:35: error: this ')' closes nothing [yaml-syntax]
                14 |   paid: { with: { receipt: String ) }
                   |                                   ^
                   = help: write '}' in its place
                """#),
    ]
}
