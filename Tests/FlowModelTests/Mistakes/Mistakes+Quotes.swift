// Mistakes in quotes.

import Testing

extension Mistake {
    static let ofQuotes: [Mistake] = [
        Mistake(
            "an open quote",
            replacing: #"Pays the order."#,
            with: #""Pays the order."#,
            says: #"""
                flow1.yaml:2:10: error: the quote that opens here is not closed [yaml-syntax]
                2 | summary: "Pays the order.
                  |          ^
                  = help: add the closing quote: `"Pays the order."`
                """#),
        Mistake(
            "an open quote before another text",
            replacing: #"summary: Pays the order.\#nsteps:\#n  pay:\#n    user: Taps Pay."#,
            with: #"summary: "Pays the order.\#nsteps:\#n  pay:\#n    user: "Taps Pay.""#,
            says: #"""
                flow1.yaml:2:10: error: the quote that opens here is not closed [yaml-syntax]
                2 | summary: "Pays the order.
                  |          ^
                  = help: add the closing quote: `"Pays the order."`
                """#),
        Mistake(
            "an open single quote",
            replacing: #"user: Taps Pay."#,
            with: #"user: 'Taps Pay."#,
            says: #"""
                flow1.yaml:5:11: error: the quote that opens here is not closed [yaml-syntax]
                5 |     user: 'Taps Pay.
                  |           ^
                  = help: add the closing quote: `'Taps Pay.'`
                """#),
        Mistake(
            "an open quote in braces",
            replacing: #"{ with: { receipt: String } }"#,
            with: #"{ summary: "Paid, with: { receipt: String } }"#,
            says: #"""
                flow1.yaml:14:20: error: the quote that opens here is not closed [yaml-syntax]
                14 |   paid: { summary: "Paid, with: { receipt: String } }
                   |                    ^
                   = help: add the closing quote: `"Paid"`
                """#),
        Mistake(
            "a quote that is not opened",
            replacing: #"flow: Pay"#,
            with: #"flow: Pay""#,
            says: #"""
                flow1.yaml:1:7: error: this quote closes nothing [yaml-syntax]
                1 | flow: Pay"
                  |       ^~~~
                  = help: write `flow: Pay`
                """#),
        Mistake(
            "doubled quotes",
            replacing: #"Pays the order."#,
            with: #"""Pays the order."""#,
            says: #"""
                flow1.yaml:2:10: error: for YAML the value ends at the second double quote [yaml-quote-needed]
                2 | summary: ""Pays the order.""
                  |          ^~~~~~~~~~~~~~~~~~~
                  = help: write it in quotes: `summary: '"Pays the order."'`
                """#),
        Mistake(
            "an apostrophe",
            replacing: #"Pays the order."#,
            with: #"'Pays the user's order.'"#,
            says: #"""
                flow1.yaml:2:24: error: the quotes end at this apostrophe [yaml-syntax]
                2 | summary: 'Pays the user's order.'
                  |                        ^
                  = help: write it twice: `'Pays the user''s order.'`
                """#),
        Mistake(
            "quotes around key and value",
            replacing: #"via: paying"#,
            with: #""via: paying""#,
            says: #"""
                flow1.yaml:9:5: error: these quotes enclose both the key and the value [yaml-syntax]
                9 |     "via: paying"
                  |     ^~~~~~~~~~~~~
                  = help: write `via: paying`
                """#),
        Mistake(
            "a backslash",
            replacing: #"Pays the order."#,
            with: #""Pays \(order).""#,
            says: #"""
                flow1.yaml:2:16: error: YAML does not know this escape in double quotes [yaml-syntax]
                2 | summary: "Pays \(order)."
                  |                ^
                  = help: write the value in single quotes, where a backslash is a backslash
                """#),
        Mistake(
            "quotes inside quotes",
            replacing: #"Pays the order."#,
            with: #""Pays the "order".""#,
            says: #"""
                flow1.yaml:2:10: error: for YAML the value ends at the second double quote [yaml-quote-needed]
                2 | summary: "Pays the "order"."
                  |          ^~~~~~~~~~~~~~~~~~~
                  = help: write it in quotes: `summary: 'Pays the "order".'`
                """#),
        Mistake(
            "a keyword in back-ticks as a key",
            replacing: #"amount: Decimal"#,
            with: #"`default`: Decimal"#,
            says: #"""
                flow1.yaml:7:7: error: YAML cannot read '`default`' without quotes [yaml-quote-needed]
                7 |       `default`: Decimal
                  |       ^~~~~~~~~
                  = help: leave the back-ticks out: `default:`
                """#),
        Mistake(
            "two keywords in back-ticks as a label",
            replacing: #"amount: Decimal"#,
            with: #"`for` `default`: Decimal"#,
            says: #"""
                flow1.yaml:7:7: error: YAML cannot read '`for` `default`' without quotes [yaml-quote-needed]
                7 |       `for` `default`: Decimal
                  |       ^~~~~~~~~~~~~~~
                  = help: leave the back-ticks out: `for default:`
                """#),
    ]
}
