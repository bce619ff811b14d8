// Spaces and commas of other scripts.

import Testing

extension Mistake {
    static let ofWideCharacters: [Mistake] = [
        Mistake(
            "full-width spaces in the indentation",
            replacing: #"    via: paying"#,
            with: #"\#u{3000}\#u{3000}via: paying"#,
            says: #"""
                flow1.yaml:9:1: error: this is a full-width space (U+3000), not a space [yaml-look-alike]
                9 | \#u{3000}\#u{3000}via: paying
                  | ^
                  = help: indent with spaces, to column 5
                """#),
        Mistake(
            "full-width spaces before a name",
            replacing: #"  idle:\#n"#,
            with: #"\#u{3000}\#u{3000}idle:\#n"#,
            says: #"""
                flow1.yaml:12:1: error: this is a full-width space (U+3000), not a space [yaml-look-alike]
                12 | \#u{3000}\#u{3000}idle:
                   | ^
                   = help: indent with spaces, to column 3
                """#),
        Mistake(
            "a full-width space behind the indentation",
            replacing: #"    via: paying"#,
            with: #"    \#u{3000}via: paying"#,
            says: #"""
                flow1.yaml:9:5: error: this is a full-width space (U+3000), not a space [yaml-look-alike]
                9 |     \#u{3000}via: paying
                  |     ^
                  = help: indent with spaces, to column 5
                """#),
        Mistake(
            "a no-break space in a type",
            replacing: #"amount: Decimal"#,
            with: #"amount: Result<Int,\#u{A0}Error>"#,
            says: #"""
                flow1.yaml:7:26: error: this is a no-break space (U+00A0), not a space [yaml-look-alike]
                7 |       amount: Result<Int,\#u{A0}Error>
                  |                          ^
                  = help: replace it with a space
                """#),
        Mistake(
            "a no-break space in a name",
            replacing: #"  pay:\#n"#,
            with: #"  pay\#u{A0}now:\#n"#,
            says: #"""
                flow1.yaml:4:3: error: this is a no-break space (U+00A0), not a space [yaml-look-alike]
                4 |   pay\#u{A0}now:
                  |   ^~~~~~~
                  = help: write `payNow:`
                """#),
        Mistake(
            "a full-width comma in a list",
            replacing: #"[idle, failed]"#,
            with: #"[idle，failed]"#,
            says: #"""
                flow1.yaml:8:16: error: this is a full-width comma (U+FF0C), not ',' [yaml-look-alike]
                8 |     from: [idle，failed]
                  |                ^
                  = help: write `idle, failed`
                """#),
        Mistake(
            "a full-width comma between parameters",
            replacing: #"    parameters:\#n      amount: Decimal\#n"#,
            with: #"    parameters: { amount: Decimal， to shop: String }\#n"#,
            says: #"""
                flow1.yaml:6:34: error: this is a full-width comma (U+FF0C), not ',' [yaml-look-alike]
                6 |     parameters: { amount: Decimal， to shop: String }
                  |                                  ^
                  = help: write `parameters: { amount: Decimal, to shop: String }`
                """#),
    ]
}
