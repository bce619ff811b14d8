// Mistakes in commas, brackets and comments of other languages.

import Testing

extension Mistake {
    static let ofMarks: [Mistake] = [
        Mistake(
            "comma at the end of a name",
            replacing: #"via: paying"#,
            with: #"via: paying,"#,
            says: #"""
                flow1.yaml:9:10: error: YAML takes the ',' for a part of the value [yaml-syntax]
                9 |     via: paying,
                  |          ^~~~~~~
                  = help: write `via: paying`
                """#),
        Mistake(
            "comma at the end of a type",
            replacing: #"amount: Decimal"#,
            with: #"amount: Decimal,"#,
            says: #"""
                flow1.yaml:7:15: error: YAML takes the ',' for a part of the value [yaml-syntax]
                7 |       amount: Decimal,
                  |               ^~~~~~~~
                  = help: write `amount: Decimal`
                """#),
        Mistake(
            "comma after quotes",
            replacing: #"flow: Pay"#,
            with: #"flow: "Pay","#,
            says: #"""
                flow1.yaml:1:12: error: YAML has no ',' at the end of a line [yaml-syntax]
                1 | flow: "Pay",
                  |            ^
                  = help: write `flow: "Pay"`
                """#),
        Mistake(
            "semicolon at the end",
            replacing: #"via: paying"#,
            with: #"via: paying;"#,
            says: #"""
                flow1.yaml:9:10: error: YAML takes the ';' for a part of the value [yaml-syntax]
                9 |     via: paying;
                  |          ^~~~~~~
                  = help: write `via: paying`
                """#),
        Mistake(
            "a closing bracket alone",
            replacing: #"from: [idle, failed]"#,
            with: #"from: idle, failed]"#,
            says: #"""
                flow1.yaml:8:11: error: this ']' closes nothing [yaml-syntax]
                8 |     from: idle, failed]
                  |           ^~~~~~~~~~~~~
                  = help: write `from: [idle, failed]`
                """#),
        Mistake(
            "an opening bracket alone",
            replacing: #"from: [idle, failed]"#,
            with: #"from: [idle, failed"#,
            says: #"""
                flow1.yaml:8:11: error: the '[' that opens here is not closed [yaml-syntax]
                8 |     from: [idle, failed
                  |           ^
                  = help: add the closing ']'
                """#),
        Mistake(
            "an opening brace alone",
            replacing: #"{ with: { receipt: String } }"#,
            with: #"{ with: { receipt: String }"#,
            says: #"""
                flow1.yaml:14:9: error: the '{' that opens here is not closed [yaml-syntax]
                14 |   paid: { with: { receipt: String }
                   |         ^
                   = help: add the closing '}'
                """#),
        Mistake(
            "a bracket too many",
            replacing: #"from: [idle, failed]"#,
            with: #"from: [idle, failed]]"#,
            says: #"""
                flow1.yaml:8:25: error: this ']' closes nothing [yaml-syntax]
                8 |     from: [idle, failed]]
                  |                         ^
                  = help: remove it, or add the '[' that it closes
                """#),
        Mistake(
            "a comma missing in braces",
            replacing: #"  failed:\#n"#,
            with: #"  failed: { summary: It failed was: broken }\#n"#,
            says: #"""
                flow1.yaml:15:32: error: a ',' is missing before 'was' [yaml-syntax]
                15 |   failed: { summary: It failed was: broken }
                   |                                ^~~
                   = help: write a ',' before it
                """#),
        Mistake(
            "semicolons in braces",
            replacing: #"  failed:\#n"#,
            with: #"  failed: { summary: It failed; was: broken }\#n"#,
            says: #"""
                flow1.yaml:15:31: error: a ',' is missing before 'was' [yaml-syntax]
                15 |   failed: { summary: It failed; was: broken }
                   |                               ^
                   = help: write ',' in place of ';'
                """#),
        Mistake(
            "a list without brackets",
            replacing: #"from: [idle, failed]"#,
            with: #"from: idle, failed"#,
            says: #"""
                flow1.yaml:8:11: error: `from` takes a status or a list of statuses [flow-wrong-form]
                8 |     from: idle, failed
                  |           ^~~~~~~~~~~~
                  = help: write a list in brackets: `from: [idle, failed]`
                """#),
        Mistake(
            "a list in parentheses",
            replacing: #"from: [idle, failed]"#,
            with: #"from: (idle, failed)"#,
            says: #"""
                flow1.yaml:8:11: error: `from` takes a status or a list of statuses [flow-wrong-form]
                8 |     from: (idle, failed)
                  |           ^~~~~~~~~~~~~~
                  = help: write a list in brackets: `from: [idle, failed]`
                """#),
        Mistake(
            "a list in braces",
            replacing: #"from: [idle, failed]"#,
            with: #"from: {idle, failed}"#,
            says: #"""
                flow1.yaml:8:11: error: `from` takes a status or a list of statuses [flow-wrong-form]
                8 |     from: {idle, failed}
                  |           ^~~~~~~~~~~~~~
                  = help: write `from: [idle, failed]`
                """#),
        Mistake(
            "a line comment",
            replacing: #"summary:"#,
            with: #"// Payment\#nsummary:"#,
            says: #"""
                flow1.yaml:2:1: error: a comment begins with '#' [yaml-syntax]
                2 | // Payment
                  | ^~~~~~~~~~
                  = help: write `# Payment`
                """#),
        Mistake(
            "two line comments",
            replacing: #"summary:"#,
            with: #"// Payment\#n// of orders\#nsummary:"#,
            says: #"""
                flow1.yaml:2:1: error: a comment begins with '#' [yaml-syntax]
                2 | // Payment
                  | ^~~~~~~~~~
                  = help: write `# Payment`
                """#),
        Mistake(
            "a line comment in a step",
            replacing: #"    via:"#,
            with: #"    // on the way\#n    via:"#,
            says: #"""
                flow1.yaml:9:5: error: a comment begins with '#' [yaml-syntax]
                9 |     // on the way
                  |     ^~~~~~~~~~~~~
                  = help: write `# on the way`
                """#),
        Mistake(
            "a line comment further in",
            replacing: #"    via:"#,
            with: #"      // on the way\#n    via:"#,
            says: #"""
                flow1.yaml:9:7: error: a comment begins with '#' [yaml-syntax]
                9 |       // on the way
                  |       ^~~~~~~~~~~~~
                  = help: write `# on the way`
                """#),
        Mistake(
            "a block comment",
            replacing: #"summary:"#,
            with: #"/* Payment */\#nsummary:"#,
            says: #"""
                flow1.yaml:2:1: error: a comment begins with '#' [yaml-syntax]
                2 | /* Payment */
                  | ^~~~~~~~~~~~~
                  = help: write `# Payment`
                """#),
        Mistake(
            "a comment behind a name",
            replacing: #"via: paying"#,
            with: #"via: paying // on the way"#,
            says: #"""
                flow1.yaml:9:10: error: a comment begins with '#' [yaml-syntax]
                9 |     via: paying // on the way
                  |          ^~~~~~~~~~~~~~~~~~~~
                  = help: write `via: paying # on the way`
                """#),
        Mistake(
            "a comment behind a type",
            replacing: #"amount: Decimal"#,
            with: #"amount: Decimal // in EUR"#,
            says: #"""
                flow1.yaml:7:15: error: a comment begins with '#' [yaml-syntax]
                7 |       amount: Decimal // in EUR
                  |               ^~~~~~~~~~~~~~~~~
                  = help: write `amount: Decimal # in EUR`
                """#),
    ]
}
