// What is said of mistakes that the reader of YAML finds.

import Testing

extension Mistake {
    static let ofForm: [Mistake] = [
        Mistake(
            "no colon after a key with a value",
            Mistake.flow.with(
                #"via: paying"#,
                #"via paying"#),
            says: #"""
                flow1.yaml:9:5: error: a ':' is missing after 'via' [yaml-syntax]
                9 |     via paying
                  |     ^~~~~~~~~~
                  = help: write `via:`, a space and the value
                """#),
        Mistake(
            "no colon after a key with entries",
            Mistake.flow.with(
                #"    parameters:\#n"#,
                #"    parameters\#n"#),
            says: #"""
                flow1.yaml:6:5: error: a ':' is missing after 'parameters' [yaml-syntax]
                6 |     parameters
                  |     ^~~~~~~~~~
                  = help: write `parameters:`, a space and the value
                """#),
        Mistake(
            "no colon after a status",
            Mistake.flow.with(
                #"  failed:\#n"#,
                #"  failed\#n"#),
            says: #"""
                flow1.yaml:15:3: error: a ':' is missing after 'failed' [yaml-syntax]
                15 |   failed
                   |   ^~~~~~
                   = help: write `failed:`, a space and the value
                """#),
        Mistake(
            "no space after the colon",
            Mistake.flow.with(
                #"via: paying"#,
                #"via:paying"#),
            says: #"""
                flow1.yaml:9:5: error: a space is missing after ':' [yaml-syntax]
                9 |     via:paying
                  |     ^~~~~~~~~~
                  = help: write `via:`, a space and the value
                """#),
        Mistake(
            "no space after the only key of a status",
            Mistake.flow.with(
                #"  failed:\#n"#,
                #"  failed:\#n    with:PayError\#n"#),
            says: #"""
                flow1.yaml:16:5: error: a space is missing after ':' [flow-wrong-form]
                16 |     with:PayError
                   |     ^~~~~~~~~~~~~
                   = help: write `with:`, a space and the value
                """#),
        Mistake(
            "no colon after `with`",
            Mistake.flow.with(
                #"  failed:\#n"#,
                #"  failed: with PayError\#n"#),
            says: #"""
                flow1.yaml:15:11: error: a ':' is missing after 'with' [flow-wrong-form]
                15 |   failed: with PayError
                   |           ^~~~~~~~~~~~~
                   = help: write `with:`, a space and the type
                """#),
        Mistake(
            "no space after a label",
            Mistake.flow.with(
                #"{ receipt: String }"#,
                #"{ receipt:String }"#),
            says: #"""
                flow1.yaml:14:19: error: a space is missing after ':' [flow-wrong-form]
                14 |   paid: { with: { receipt:String } }
                   |                   ^~~~~~~~~~~~~~
                   = help: write `receipt:`, a space and the value
                """#),
        Mistake(
            "no space after a dash",
            Mistake.flow.with(
                #"    from: [idle, failed]"#,
                #"    from:\#n      - idle\#n      -failed"#),
            says: #"""
                flow1.yaml:10:7: error: a space is missing after '-' [yaml-syntax]
                10 |       -failed
                   |       ^
                   = help: begin each element with '- '
                """#),
        Mistake(
            "an apostrophe inside a step",
            Mistake.flow.with(
                #"Taps Pay."#,
                #"'It's on.'"#),
            says: #"""
                flow1.yaml:5:14: error: the quotes end at this apostrophe [yaml-syntax]
                5 |     user: 'It's on.'
                  |              ^
                  = help: inside single quotes write '' for '
                """#),
        Mistake(
            "a brace at the beginning of a text",
            Mistake.flow.with(
                #"Taps Pay."#,
                #"{Taps"#),
            says: #"""
                flow1.yaml:5:11: error: YAML reads a mapping from '{' on [yaml-quote-needed]
                5 |     user: {Taps
                  |           ^
                  = help: put the whole value in single quotes
                """#),
        Mistake(
            "labels in parentheses",
            Mistake.flow.with(
                #"{ receipt: String }"#,
                #"(receipt: String)"#),
            says: #"""
                flow1.yaml:14:17: error: `with` takes keys with values [yaml-syntax]
                14 |   paid: { with: (receipt: String) }
                   |                 ^~~~~~~~~~~~~~~~~
                   = help: write each key on a line of its own, indented further than `with`, or all in braces: `with: { key: value }`
                """#),
        Mistake(
            "a no-break space before a key",
            Mistake.flow.with(
                #"    via: paying"#,
                #"\#u{A0}\#u{A0}\#u{A0}\#u{A0}via: paying"#),
            says: #"""
                flow1.yaml:9:1: error: a no-break space indents this line [yaml-indentation]
                9 | \#u{A0}\#u{A0}\#u{A0}\#u{A0}via: paying
                  | ^
                  = help: indent with spaces
                """#),
        Mistake(
            "a name in double quotes for a number",
            Mistake.flow.with(
                #"amount: Decimal"#,
                #"amount: { type: Int, default: "hello" }"#),
            says: #"""
                flow1.yaml:7:37: error: YAML strips these quotes: Swift would see 'hello' without them [flow-lost-quotes]
                7 |       amount: { type: Int, default: "hello" }
                  |                                     ^~~~~~~
                  = help: for a text, write Swift's quotes inside YAML's: `'"text"'`, or leave the quotes out for an expression
                """#),
        Mistake(
            "an equals sign",
            Mistake.flow.with(
                #"via: paying"#,
                #"via = paying"#),
            says: #"""
                flow1.yaml:9:5: error: a ':' is missing after 'via' [yaml-syntax]
                9 |     via = paying
                  |     ^~~~~~~~~~~~
                  = help: write `via:`, a space and the value
                """#),
        Mistake(
            "a list on the line of its key",
            Mistake.flow.with(
                #"from: [idle, failed]"#,
                #"from: - idle"#),
            says: #"""
                flow1.yaml:8:11: error: a list with dashes cannot begin here [yaml-syntax]
                8 |     from: - idle
                  |           ^
                  = help: begin the list on the next line, or write it in brackets: `[one, other]`
                """#),
        Mistake(
            "a dash missing",
            Mistake.flow.with(
                #"from: [idle, failed]"#,
                #"from:\#n      - idle\#n      failed"#),
            says: #"""
                flow1.yaml:10:7: error: a '-' is missing before 'failed' [yaml-syntax]
                10 |       failed
                   |       ^~~~~~
                   = help: begin each element with '- '
                """#),
        Mistake(
            "a dash before a key",
            Mistake.flow.with(
                #"    via: paying"#,
                #"    - via: paying"#),
            says: #"""
                flow1.yaml:9:7: error: this line is indented too far [yaml-indentation]
                9 |     - via: paying
                  |       ^~~
                  = help: begin it in column 5, below 'from', or in column 3, below 'pay'
                """#),
        Mistake(
            "a key too far",
            Mistake.flow.with(
                #"    via: paying"#,
                #"      via: paying"#),
            says: #"""
                flow1.yaml:9:7: error: this line is indented too far [yaml-indentation]
                9 |       via: paying
                  |       ^~~
                  = help: begin it in column 5, below 'from', or in column 3, below 'pay'
                """#),
        Mistake(
            "a key too little",
            Mistake.flow.with(
                #"    via: paying"#,
                #"   via: paying"#),
            says: #"""
                flow1.yaml:9:4: error: this line begins in the wrong column [yaml-indentation]
                9 |    via: paying
                  |    ^~~
                  = help: begin it in column 5, below 'from', or in column 3, below 'pay'
                """#),
        Mistake(
            "the first line too far",
            Mistake.flow.with(
                #"flow: Pay"#,
                #"  flow: Pay"#),
            says: #"""
                flow1.yaml:2:1: error: this line begins in the wrong column [yaml-indentation]
                2 | summary: Pays the order.
                  | ^~~~~~~
                  = help: begin it in column 3, below 'flow'
                """#),
        Mistake(
            "a text and keys below",
            Mistake.flow.with(
                #"  failed:\#n"#,
                #"  failed: It failed.\#n    was: broken\#n"#),
            says: #"""
                flow1.yaml:16:5: error: this line is indented too far [yaml-indentation]
                16 |     was: broken
                   |     ^~~
                   = help: begin it in column 3, below 'failed', or in column 1, below 'statuses'
                """#),
        Mistake(
            "a tab",
            Mistake.flow.with(
                #"    via: paying"#,
                #"\#t\#tvia: paying"#),
            says: #"""
                flow1.yaml:9:1: error: a tab indents this line [yaml-indentation]
                9 | \#t\#tvia: paying
                  | ^~
                  = help: indent with spaces
                """#),
        Mistake(
            "a tab behind spaces",
            Mistake.flow.with(
                #"    via: paying"#,
                #"  \#tvia: paying"#),
            says: #"""
                flow1.yaml:9:3: error: a tab indents this line [yaml-indentation]
                9 |   \#tvia: paying
                  |   ^
                  = help: indent with spaces
                """#),
        Mistake(
            "no space before a brace",
            Mistake.flow.with(
                #"  paid: { with: { receipt: String } }"#,
                #"  paid: { with:{ receipt: String } }"#),
            says: #"""
                flow1.yaml:14:11: error: a space is missing after ':' [yaml-syntax]
                14 |   paid: { with:{ receipt: String } }
                   |           ^~~~~
                   = help: write `with:`, a space and the value
                """#),
        Mistake(
            "parameters on one line",
            Mistake.flow.with(
                #"parameters:\#n      amount: Decimal"#,
                #"parameters: amount: Decimal"#),
            says: #"""
                flow1.yaml:6:17: error: `parameters` takes keys with values [yaml-syntax]
                6 |     parameters: amount: Decimal
                  |                 ^~~~~~~~~~~~~~~
                  = help: write each key on a line of its own, indented further than `parameters`, or all in braces: `parameters: { key: value }`
                """#),
        Mistake(
            "an opening bracket alone",
            Mistake.flow.with(
                #"from: [idle, failed]"#,
                #"from: [idle, failed"#),
            says: #"""
                flow1.yaml:8:11: error: the '[' that opens here is not closed [yaml-syntax]
                8 |     from: [idle, failed
                  |           ^
                  = help: add the missing ']', or a ',' between two items
                """#),
        Mistake(
            "an opening brace alone",
            Mistake.flow.with(
                #"{ with: { receipt: String } }"#,
                #"{ with: { receipt: String }"#),
            says: #"""
                flow1.yaml:14:9: error: the '{' that opens here is not closed [yaml-syntax]
                14 |   paid: { with: { receipt: String }
                   |         ^
                   = help: add the missing '}', or a ',' between two items
                """#),
        Mistake(
            "a bracket too many",
            Mistake.flow.with(
                #"from: [idle, failed]"#,
                #"from: [idle, failed]]"#),
            says: #"""
                flow1.yaml:8:25: error: this ']' closes nothing [yaml-syntax]
                8 |     from: [idle, failed]]
                  |                         ^
                  = help: remove it, or add the '[' that it closes
                """#),
        Mistake(
            "a comma missing in braces",
            Mistake.flow.with(
                #"  failed:\#n"#,
                #"  failed: { summary: It failed was: broken }\#n"#),
            says: #"""
                flow1.yaml:15:32: error: a second key begins here [yaml-syntax]
                15 |   failed: { summary: It failed was: broken }
                   |                                ^~~
                   = help: write each key on a line of its own, or a ',' between two keys in braces
                """#),
        Mistake(
            "no commas in braces",
            Mistake.flow.with(
                #"  pay:\#n    user: Taps Pay.\#n    parameters:\#n      amount: Decimal\#n    from: [idle, failed]\#n    via: paying\#n    to: [paid, failed]\#n"#,
                #"  pay: { from: [idle, failed] via: paying to: [paid, failed] }\#n"#),
            says: #"""
                flow1.yaml:4:31: error: a second key begins here [yaml-syntax]
                4 |   pay: { from: [idle, failed] via: paying to: [paid, failed] }
                  |                               ^~~
                  = help: write each key on a line of its own, or a ',' between two keys in braces
                """#),
        Mistake(
            "a line comment",
            Mistake.flow.with(
                #"summary:"#,
                #"// Payment\#nsummary:"#),
            says: #"""
                flow1.yaml:2:1: error: a comment begins with '#' [yaml-syntax]
                2 | // Payment
                  | ^~~~~~~~~~
                  = help: write `# ` before it
                """#),
        Mistake(
            "an optional array",
            Mistake.flow.with(
                #"amount: Decimal"#,
                #"amount: [Decimal]?"#),
            says: #"""
                flow1.yaml:7:15: error: YAML cannot read '[Decimal]?' without quotes [yaml-quote-needed]
                7 |       amount: [Decimal]?
                  |               ^~~~~~~~~~
                  = help: put the whole value in single quotes: `amount: '…'`
                """#),
        Mistake(
            "a generic type in braces",
            Mistake.flow.with(
                #"{ with: { receipt: String } }"#,
                #"{ with: { receipt: Result<String, Error> } }"#),
            says: #"""
                flow1.yaml:14:28: error: YAML splits 'Result<String, Error>' at its comma [yaml-split-value]
                14 |   paid: { with: { receipt: Result<String, Error> } }
                   |                            ^~~~~~~~~~~~~~~~~~~~~
                   = help: put the whole value in single quotes
                """#),
        Mistake(
            "an attribute before a type",
            Mistake.flow.with(
                #"amount: Decimal"#,
                #"amount: @escaping () -> Void"#),
            says: #"""
                flow1.yaml:7:15: error: YAML cannot read '@escaping () -> Void' without quotes [yaml-quote-needed]
                7 |       amount: @escaping () -> Void
                  |               ^~~~~~~~~~~~~~~~~~~~
                  = help: put the whole value in single quotes: `amount: '…'`
                """#),
        Mistake(
            "a negated condition",
            Mistake.flow.with(
                #"    via: paying"#,
                #"    via: paying\#n    mock:\#n      - when: !amount.isZero\#n        then: .failed"#),
            says: #"""
                flow1.yaml:11:15: error: YAML reads '!amount.isZero' as a tag and drops it [yaml-tag]
                11 |       - when: !amount.isZero
                   |               ^~~~~~~~~~~~~~
                   = help: put the whole value in single quotes; flow files have no tags
                """#),
        Mistake(
            "a status with values in a mock",
            Mistake.flow.with(
                #"    via: paying"#,
                #"    via: paying\#n    mock:\#n      - then: .paid(receipt: "R1")"#),
            says: #"""
                flow1.yaml:11:15: error: YAML cannot read '.paid(receipt: "R1")' without quotes [yaml-quote-needed]
                11 |       - then: .paid(receipt: "R1")
                   |               ^~~~~~~~~~~~~~~~~~~~
                   = help: put the whole value in single quotes: `then: '…'`
                """#),
        Mistake(
            "a key twice",
            Mistake.flow.with(
                #"    via: paying"#,
                #"    via: paying\#n    via: paying"#),
            says: #"""
                flow1.yaml:10:5: error: the key 'via' is given twice, first on line 9 [yaml-duplicate-key]
                10 |     via: paying
                   |     ^~~
                   = help: remove one of the two
                """#),
        Mistake(
            "an anchor and an alias",
            Mistake.flow.with(
                #"  failed:\#n"#,
                #"  failed: &f\#n"#),
            says: #"""
                flow1.yaml:15:11: error: YAML reads '&f' as an anchor and drops it [yaml-anchor]
                15 |   failed: &f
                   |           ^~
                   = help: put the whole value in single quotes; flow files have no anchors
                """#),
        Mistake(
            "an open quote",
            Mistake.flow.with(
                #"Pays the order."#,
                #""Pays the order."#),
            says: #"""
                flow1.yaml:2:10: error: the quote that opens here is not closed [yaml-syntax]
                2 | summary: "Pays the order.
                  |          ^
                  = help: add the closing quote at the end of the value
                """#),
        Mistake(
            "an open quote before another text",
            Mistake.flow.with(
                #"summary: Pays the order.\#nsteps:\#n  pay:\#n    user: Taps Pay."#,
                #"summary: "Pays the order.\#nsteps:\#n  pay:\#n    user: "Taps Pay.""#),
            says: #"""
                flow1.yaml:2:10: error: the quote that opens here is not closed [yaml-syntax]
                2 | summary: "Pays the order.
                  |          ^
                  = help: add the closing quote at the end of the value
                """#),
        Mistake(
            "an apostrophe",
            Mistake.flow.with(
                #"Pays the order."#,
                #"'Pays the user's order.'"#),
            says: #"""
                flow1.yaml:2:24: error: the quotes end at this apostrophe [yaml-syntax]
                2 | summary: 'Pays the user's order.'
                  |                        ^
                  = help: inside single quotes write '' for '
                """#),
        Mistake(
            "a backslash",
            Mistake.flow.with(
                #"Pays the order."#,
                #""Pays \(order).""#),
            says: #"""
                flow1.yaml:2:16: error: YAML does not know this escape in double quotes [yaml-syntax]
                2 | summary: "Pays \(order)."
                  |                ^
                  = help: put the whole value in single quotes, where a backslash is a backslash
                """#),
        Mistake(
            "quotes inside quotes",
            Mistake.flow.with(
                #"Pays the order."#,
                #""Pays the "order".""#),
            says: #"""
                flow1.yaml:2:10: error: for YAML the value ends at the second double quote [yaml-quote-needed]
                2 | summary: "Pays the "order"."
                  |          ^~~~~~~~~~~~~~~~~~~
                  = help: put the whole value in single quotes, or remove what follows the quote
                """#),
        Mistake(
            "a keyword in back-ticks as a key",
            Mistake.flow.with(
                #"amount: Decimal"#,
                #"`default`: Decimal"#),
            says: #"""
                flow1.yaml:7:7: error: YAML cannot read the key `default` [yaml-syntax]
                7 |       `default`: Decimal
                  |       ^~~~~~~~~
                  = help: write the name without back-ticks
                """#),
        Mistake(
            "a number sign in a text",
            Mistake.flow.with(
                #"Pays the order."#,
                #"Pays order #4711 of the cart."#),
            says: #"""
                flow1.yaml:2:10: error: YAML takes '#4711 of the cart.' for a comment [yaml-quote-needed]
                2 | summary: Pays order #4711 of the cart.
                  |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                  = help: put the whole value in single quotes; a comment has a space after its '#'
                """#),
        Mistake(
            "a number sign in a text in braces",
            Mistake.flow.with(
                #"  failed:\#n"#,
                #"  failed: { summary: Order #4711 failed }\#n"#),
            says: #"""
                flow1.yaml:15:22: error: YAML takes '#4711 failed }' for a comment [yaml-quote-needed]
                15 |   failed: { summary: Order #4711 failed }
                   |                      ^~~~~~~~~~~~~~~~~~~~
                   = help: put the whole value in single quotes; a comment has a space after its '#'
                """#),
        Mistake(
            "a colon in a text",
            Mistake.flow.with(
                #"Pays the order."#,
                #"Pay: the order."#),
            says: #"""
                flow1.yaml:2:10: error: YAML cannot read 'Pay: the order.' without quotes [yaml-quote-needed]
                2 | summary: Pay: the order.
                  |          ^~~~~~~~~~~~~~~
                  = help: put the whole value in single quotes: `summary: '…'`
                """#),
        Mistake(
            "no spaces behind colons in braces",
            Mistake.flow.with(
                #"  paid: { with: { receipt: String } }"#,
                #"  paid: { with:Int, summary:Paid. }"#),
            says: #"""
                flow1.yaml:14:11: error: a space is missing after ':' [yaml-syntax]
                14 |   paid: { with:Int, summary:Paid. }
                   |           ^~~~~~~~
                   = help: write `with:`, a space and the value
                flow1.yaml:14:21: error: a space is missing after ':' [yaml-syntax]
                14 |   paid: { with:Int, summary:Paid. }
                   |                     ^~~~~~~~~~~~~
                   = help: write `summary:`, a space and the value
                """#),
        Mistake(
            "a macro in braces",
            Mistake.flow.with(
                #"      amount: Decimal\#n"#,
                #"      amount: { type: String, default: #function }\#n"#),
            says: #"""
                flow1.yaml:7:40: error: YAML takes '#function }' for a comment [yaml-quote-needed]
                7 |       amount: { type: String, default: #function }
                  |                                        ^~~~~~~~~~~
                  = help: put the whole value in single quotes; a comment has a space after its '#'
                """#),
        Mistake(
            "a text that goes on in the column of its key",
            #"""
            flow: Pay
            summary: Pays the order
            of the user.
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
              paid: { with: { receipt: String } }
              failed:
            """#,
            says: #"""
                flow1.yaml:3:1: error: a ':' is missing after the key [yaml-syntax]
                3 | of the user.
                  | ^
                  = help: write the key, a ':', a space and the value; if the line continues a text, indent it further
                """#),
        Mistake(
            "Swift's parentheses in a status",
            Mistake.flow.with(
                #"paid: { with: { receipt: String } }"#,
                #"paid(receipt: String):"#),
            says: #"""
                flow1.yaml:14:3: error: this is Swift where a key belongs [yaml-syntax]
                14 |   paid(receipt: String):
                   |   ^~~~~~~~~~~~
                   = help: write the name alone, and what it carries in braces, as in `paid: { with: { receipt: String } }`
                """#),
        Mistake(
            "case with a value",
            Mistake.flow.with(
                #"paid: { with: { receipt: String } }"#,
                #"case paid(receipt: String)"#),
            says: #"""
                flow1.yaml:14:3: error: this is Swift where a key belongs [yaml-syntax]
                14 |   case paid(receipt: String)
                   |   ^~~~~~~~~~~~~~~~~
                   = help: write the name alone, and what it carries in braces, as in `paid: { with: { receipt: String } }`
                """#),
        Mistake(
            "func",
            Mistake.flow.with(
                #"  pay:\#n"#,
                #"  func log(name: String)\#n  pay:\#n"#),
            says: #"""
                flow1.yaml:4:3: error: this is Swift where a key belongs [yaml-syntax]
                4 |   func log(name: String)
                  |   ^~~~~~~~~~~~~
                  = help: write the name alone, and the rest as keys, as in `pay: { parameters: { amount: Decimal } }`
                """#),
        Mistake(
            "let before a parameter",
            Mistake.flow.with(
                #"amount: Decimal"#,
                #"let amount: Decimal"#),
            says: #"""
                flow1.yaml:7:7: error: this is Swift where a key belongs [yaml-syntax]
                7 |       let amount: Decimal
                  |       ^~~~~~~~~~
                  = help: write the name, a ':' and the type, as in `amount: Decimal`
                """#),
        Mistake(
            "parentheses behind a step",
            Mistake.flow.with(
                #"  pay:\#n"#,
                #"  pay():\#n"#),
            says: #"""
                flow1.yaml:4:3: error: this is Swift where a key belongs [yaml-syntax]
                4 |   pay():
                  |   ^~~~~
                  = help: write the name alone, and the rest as keys, as in `pay: { parameters: { amount: Decimal } }`
                """#),
    ]
}
