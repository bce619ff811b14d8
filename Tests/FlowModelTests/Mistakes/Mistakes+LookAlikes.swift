// Mistakes in characters that look like those of YAML.

import Testing

extension Mistake {
    static let ofLookAlikes: [Mistake] = [
        Mistake(
            "a no-break space in the indentation",
            replacing: #"    via: paying"#,
            with: #"\#u{A0}\#u{A0}\#u{A0}\#u{A0}via: paying"#,
            says: #"""
                flow1.yaml:9:1: error: this is a no-break space (U+00A0), not a space [yaml-look-alike]
                9 | \#u{A0}\#u{A0}\#u{A0}\#u{A0}via: paying
                  | ^
                  = help: replace it with a space
                """#),
        Mistake(
            "a no-break space behind the colon",
            replacing: #"via: paying"#,
            with: #"via:\#u{A0}paying"#,
            says: #"""
                flow1.yaml:9:9: error: this is a no-break space (U+00A0), not a space [yaml-look-alike]
                9 |     via:\#u{A0}paying
                  |         ^
                  = help: replace it with a space
                """#),
        Mistake(
            "a no-break space at the end",
            replacing: #"via: paying"#,
            with: #"via: paying\#u{A0}"#,
            says: #"""
                flow1.yaml:9:16: error: this is a no-break space (U+00A0), not a space [yaml-look-alike]
                9 |     via: paying\#u{A0}
                  |                ^
                  = help: replace it with a space
                """#),
        Mistake(
            "a no-break space in a label",
            replacing: #"amount: Decimal"#,
            with: #"of\#u{A0}amount: Decimal"#,
            says: #"""
                flow1.yaml:7:9: error: this is a no-break space (U+00A0), not a space [yaml-look-alike]
                7 |       of\#u{A0}amount: Decimal
                  |         ^
                  = help: replace it with a space
                """#),
        Mistake(
            "a no-break space behind a dash",
            replacing: #"from: [idle, failed]"#,
            with: #"from:\#n      -\#u{A0}idle\#n      - failed"#,
            says: #"""
                flow1.yaml:9:8: error: this is a no-break space (U+00A0), not a space [yaml-look-alike]
                9 |       -\#u{A0}idle
                  |        ^
                  = help: replace it with a space
                """#),
        Mistake(
            "a no-break space before a comment",
            replacing: #"via: paying"#,
            with: #"via: paying\#u{A0}# on the way"#,
            says: #"""
                flow1.yaml:9:16: error: this is a no-break space (U+00A0), not a space [yaml-look-alike]
                9 |     via: paying\#u{A0}# on the way
                  |                ^
                  = help: replace it with a space
                """#),
        Mistake(
            "a full-width space",
            replacing: #"via: paying"#,
            with: #"via:\#u{3000}paying"#,
            says: #"""
                flow1.yaml:9:9: error: this is a full-width space (U+3000), not a space [yaml-look-alike]
                9 |     via:\#u{3000}paying
                  |         ^
                  = help: replace it with a space
                """#),
        Mistake(
            "a zero-width space",
            replacing: #"via: paying"#,
            with: #"via: \#u{200B}paying"#,
            says: #"""
                flow1.yaml:9:10: error: this is an invisible character (U+200B) [yaml-look-alike]
                9 |     via: \u{200B}paying
                  |          ^~~~~~~~
                  = help: remove it
                """#),
        Mistake(
            "a full-width colon",
            replacing: #"via: paying"#,
            with: #"via：paying"#,
            says: #"""
                flow1.yaml:9:8: error: this is a full-width colon (U+FF1A), not ':' [yaml-look-alike]
                9 |     via：paying
                  |        ^
                  = help: write `via: paying`
                """#),
        Mistake(
            "a full-width colon at the top",
            replacing: #"flow: Pay"#,
            with: #"flow： Pay"#,
            says: #"""
                flow1.yaml:1:5: error: this is a full-width colon (U+FF1A), not ':' [yaml-look-alike]
                1 | flow： Pay
                  |     ^
                  = help: write `flow: Pay`
                """#),
        Mistake(
            "typographic quotes around a name",
            replacing: #"flow: Pay"#,
            with: #"flow: “Pay”"#,
            says: #"""
                flow1.yaml:1:7: error: this is a typographic quote (U+201C), not '"' [yaml-look-alike]
                1 | flow: “Pay”
                  |       ^
                  = help: write `flow: Pay`
                """#),
        Mistake(
            "typographic quotes around a text",
            replacing: #"Pays the order."#,
            with: #"“Pays: the order.”"#,
            says: #"""
                flow1.yaml:2:10: error: this is a typographic quote (U+201C), not '"' [yaml-look-alike]
                2 | summary: “Pays: the order.”
                  |          ^
                  = help: write `summary: "Pays: the order."`
                """#),
        Mistake(
            "typographic quotes around a key",
            replacing: #"via: paying"#,
            with: #"“via”: paying"#,
            says: #"""
                flow1.yaml:9:5: error: this is a typographic quote (U+201C), not '"' [yaml-look-alike]
                9 |     “via”: paying
                  |     ^
                  = help: write `via:`
                """#),
        Mistake(
            "typographic quotes around a value",
            replacing: #"      amount: Decimal"#,
            with: #"      amount: { type: String, default: “EUR” }"#,
            says: #"""
                flow1.yaml:7:40: error: this is a typographic quote (U+201C), not '"' [yaml-look-alike]
                7 |       amount: { type: String, default: “EUR” }
                  |                                        ^
                  = help: write `default: '"EUR"'`
                """#),
        Mistake(
            "a typographic dash",
            replacing: #"from: [idle, failed]"#,
            with: #"from:\#n      – idle\#n      – failed"#,
            says: #"""
                flow1.yaml:9:7: error: this is a typographic dash (U+2013), not '-' [yaml-look-alike]
                9 |       – idle
                  |       ^
                  = help: write `- idle`
                """#),
    ]
}
