// Mistakes in numbers and colons in texts.

import Testing

extension Mistake {
    static let ofTexts: [Mistake] = [
        Mistake(
            "a number sign in a text",
            replacing: #"Pays the order."#,
            with: #"Pays order #4711 of the cart."#,
            says: #"""
                flow1.yaml:2:10: error: YAML takes ' #4711 of the cart.' for a comment [yaml-quote-needed]
                2 | summary: Pays order #4711 of the cart.
                  |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: write it in quotes: `summary: 'Pays order #4711 of the cart.'`
                """#),
        Mistake(
            "a tag in a text",
            replacing: #"Taps Pay."#,
            with: #"Taps Pay #now"#,
            says: #"""
                flow1.yaml:5:11: error: YAML takes ' #now' for a comment [yaml-quote-needed]
                5 |     user: Taps Pay #now
                  |           ^~~~~~~~~~~~~
                  = help: write it in quotes: `user: 'Taps Pay #now'`
                """#),
        Mistake(
            "a number sign in a status",
            replacing: #"failed:"#,
            with: #"failed: Order #4711 failed"#,
            says: #"""
                flow1.yaml:15:11: error: YAML takes ' #4711 failed' for a comment [yaml-quote-needed]
                15 |   failed: Order #4711 failed
                   |           ^~~~~~~~~~~~~~~~~~
                   = help: write it in quotes: `failed: 'Order #4711 failed'`
                """#),
        Mistake(
            "a number sign in a text in braces",
            replacing: #"  failed:\#n"#,
            with: #"  failed: { summary: Order #4711 failed }\#n"#,
            says: #"""
                flow1.yaml:15:22: error: YAML takes ' #4711 failed' for a comment [yaml-quote-needed]
                15 |   failed: { summary: Order #4711 failed }
                   |                      ^~~~~~~~~~~~~~~~~~
                   = help: write it in quotes: `summary: 'Order #4711 failed'`
                """#),
        Mistake(
            "a number sign in a text of two lines",
            replacing: #"Pays the order."#,
            with: #"Pays order #4711\#n  of the cart."#,
            says: #"""
                flow1.yaml:2:10: error: YAML takes ' #4711' for a comment [yaml-quote-needed]
                2 | summary: Pays order #4711
                  |          ^~~~~~~~~~~~~~~~
                  = help: write the whole value in single quotes
                """#),
        Mistake(
            "a colon in a text",
            replacing: #"Pays the order."#,
            with: #"Pay: the order."#,
            says: #"""
                flow1.yaml:2:10: error: YAML cannot read 'Pay: the order.' without quotes [yaml-quote-needed]
                2 | summary: Pay: the order.
                  |          ^~~~~~~~~~~~~~~
                  = help: write it in quotes: `summary: 'Pay: the order.'`
                """#),
        Mistake(
            "a colon on the second line of a text",
            replacing: #"Pays the order."#,
            with: #"Pays\#n  order: the first"#,
            says: #"""
                flow1.yaml:2:10: error: YAML cannot read a text with ': ' in it without quotes [yaml-quote-needed]
                2 | summary: Pays
                  |          ^~~~
                  = help: write the whole value in single quotes
                """#),
    ]
}
