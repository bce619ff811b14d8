// Colons, commas, dashes and quotes that are too many or too few around a value.

import Testing

extension Mistake {
    static let ofTails: [Mistake] = [
        Mistake(
            "a colon behind a status",
            replacing: #"from: [idle, failed]"#,
            with: #"from: idle:"#,
            says: #"""
                flow1.yaml:8:11: error: a value cannot end with ':' [yaml-wrong-form]
                8 |     from: idle:
                  |           ^~~~~
                  = help: write `from: idle`
                """#),
        Mistake(
            "a colon behind a type",
            replacing: #"amount: Decimal"#,
            with: #"amount: Decimal:"#,
            says: #"""
                flow1.yaml:7:15: error: a value cannot end with ':' [yaml-wrong-form]
                7 |       amount: Decimal:
                  |               ^~~~~~~~
                  = help: write `amount: Decimal`
                """#),
        Mistake(
            "a dash before a text",
            replacing: #"user: Taps Pay."#,
            with: #"user: - Taps Pay."#,
            says: #"""
                flow1.yaml:5:11: error: `user` does not take a list [yaml-syntax]
                5 |     user: - Taps Pay.
                  |           ^~~~~~~~~~~
                  = help: write `user: Taps Pay.`
                """#),
        Mistake(
            "the first of several dashes",
            replacing: #"from: [idle, failed]"#,
            with: #"from: - idle\#n      - failed"#,
            says: #"""
                flow1.yaml:8:11: error: a list with dashes begins on the next line [yaml-syntax]
                8 |     from: - idle
                  |           ^~~~~~
                  = help: move `- idle` to a line of its own
                """#),
        Mistake(
            "single quotes around the first word",
            replacing: #"user: Taps Pay."#,
            with: #"user: 'Pay' is tapped."#,
            says: #"""
                flow1.yaml:5:11: error: YAML cannot read ''Pay' is tapped.' without quotes [yaml-quote-needed]
                5 |     user: 'Pay' is tapped.
                  |           ^~~~~~~~~~~~~~~~
                  = help: write it in quotes: `user: "'Pay' is tapped."`
                """#),
        Mistake(
            "a macro in braces",
            replacing: #"      amount: Decimal\#n"#,
            with: #"      amount: { type: String, default: #function }\#n"#,
            says: #"""
                flow1.yaml:7:40: error: YAML takes '#function' for a comment [yaml-quote-needed]
                7 |       amount: { type: String, default: #function }
                  |                                        ^~~~~~~~~
                  = help: write it in quotes: `default: '#function'`
                """#),
        Mistake(
            "a macro on a line of its own",
            replacing: #"      amount: Decimal\#n"#,
            with: #"      amount:\#n        type: String\#n        default: #function\#n"#,
            says: #"""
                flow1.yaml:9:18: error: YAML takes '#function' for a comment [yaml-quote-needed]
                9 |         default: #function
                  |                  ^~~~~~~~~
                  = help: write it in quotes: `default: '#function'`
                """#),
        Mistake(
            "no spaces behind colons in braces",
            replacing: #"  paid: { with: { receipt: String } }"#,
            with: #"  paid: { with:Int, summary:Paid. }"#,
            says: #"""
                flow1.yaml:14:11: error: a space is missing after ':' [yaml-syntax]
                14 |   paid: { with:Int, summary:Paid. }
                   |           ^~~~~~~~
                   = help: write `with: Int`
                """#),
    ]
}
