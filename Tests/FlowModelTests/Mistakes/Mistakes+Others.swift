// Mistakes in Swift types, documents and keys.

import Testing

extension Mistake {
    static let ofOthers: [Mistake] = [
        Mistake(
            "an optional array",
            replacing: #"amount: Decimal"#,
            with: #"amount: [Decimal]?"#,
            says: #"""
                flow1.yaml:7:15: error: YAML cannot read '[Decimal]?' without quotes [yaml-quote-needed]
                7 |       amount: [Decimal]?
                  |               ^~~~~~~~~~
                  = help: write it in quotes: `amount: '[Decimal]?'`
                """#),
        Mistake(
            "a generic type in braces",
            replacing: #"{ with: { receipt: String } }"#,
            with: #"{ with: { receipt: Result<String, Error> } }"#,
            says: #"""
                flow1.yaml:14:28: error: YAML takes 'Result<String, Error>' apart [yaml-split-value]
                14 |   paid: { with: { receipt: Result<String, Error> } }
                   |                            ^~~~~~~~~~~~~~~~~~~~~
                   = help: write it in quotes: `{ receipt: 'Result<String, Error>' }`
                """#),
        Mistake(
            "an attribute before a type",
            replacing: #"amount: Decimal"#,
            with: #"amount: @escaping () -> Void"#,
            says: #"""
                flow1.yaml:7:15: error: YAML cannot read '@escaping () -> Void' without quotes [yaml-quote-needed]
                7 |       amount: @escaping () -> Void
                  |               ^~~~~~~~~~~~~~~~~~~~
                  = help: write it in quotes: `amount: '@escaping () -> Void'`
                """#),
        Mistake(
            "a second attribute before a type",
            replacing: #"amount: Decimal"#,
            with: #"amount: @Sendable () -> Void"#,
            says: #"""
                flow1.yaml:7:15: error: YAML cannot read '@Sendable () -> Void' without quotes [yaml-quote-needed]
                7 |       amount: @Sendable () -> Void
                  |               ^~~~~~~~~~~~~~~~~~~~
                  = help: write it in quotes: `amount: '@Sendable () -> Void'`
                """#),
        Mistake(
            "a negated condition",
            replacing: #"    via: paying"#,
            with:
                #"    via: paying\#n    mock:\#n      - when: !amount.isZero\#n        then: .failed"#,
            says: #"""
                flow1.yaml:11:15: error: YAML reads '!amount.isZero' as a tag and drops it [yaml-tag]
                11 |       - when: !amount.isZero
                   |               ^~~~~~~~~~~~~~
                   = help: write it in quotes: `when: '!amount.isZero'`
                """#),
        Mistake(
            "a status with values in a mock",
            replacing: #"    via: paying"#,
            with: #"    via: paying\#n    mock:\#n      - then: .paid(receipt: "R1")"#,
            says: #"""
                flow1.yaml:11:15: error: YAML cannot read '.paid(receipt: "R1")' without quotes [yaml-quote-needed]
                11 |       - then: .paid(receipt: "R1")
                   |               ^~~~~~~~~~~~~~~~~~~~
                   = help: write it in quotes: `then: '.paid(receipt: "R1")'`
                """#),
        Mistake(
            "a key twice",
            replacing: #"    via: paying"#,
            with: #"    via: paying\#n    via: paying"#,
            follows: nil,
            says: #"""
                flow1.yaml:10:5: error: the key 'via' is given twice, first on line 9 [yaml-duplicate-key]
                10 |     via: paying
                   |     ^~~
                   = help: remove one of the two
                """#),
        Mistake(
            "a second document",
            replacing: #"statuses:"#,
            with: #"---\#nstatuses:"#,
            follows: nil,
            says: #"""
                flow1.yaml:11:1: error: a second document begins here [yaml-several-documents]
                11 | ---
                   | ^~~
                   = help: write each flow into a file of its own
                """#),
        Mistake(
            "a merge key",
            replacing: #"  failed:\#n"#,
            with: #"  failed:\#n    <<: { summary: It failed. }\#n"#,
            follows: nil,
            says: #"""
                flow1.yaml:16:5: error: merge keys are not allowed [yaml-merge-key]
                16 |     <<: { summary: It failed. }
                   |     ^~
                   = help: write the entries out
                """#),
        Mistake(
            "an anchor and an alias",
            replacing: #"  failed:\#n"#,
            with: #"  failed: &f\#n"#,
            says: #"""
                flow1.yaml:15:11: error: YAML reads '&f' as an anchor and drops it [yaml-anchor]
                15 |   failed: &f
                   |           ^~
                   = help: write it in quotes: `failed: '&f'`
                """#),
        Mistake(
            "an alias",
            replacing: #"  failed:\#n"#,
            with: #"  failed: *idle\#n"#,
            follows: nil,
            says: #"""
                flow1.yaml:15:11: error: YAML reads '*idle' as an alias [yaml-alias]
                15 |   failed: *idle
                   |           ^~~~~
                   = help: write the value out; flow files have no aliases
                """#),
        Mistake(
            "a directive",
            replacing: #"flow: Pay"#,
            with: #"%YAML 1.2\#n---\#nflow: Pay"#,
            says: #"""
                flow1.yaml:1:1: error: directives are not allowed [yaml-directive]
                1 | %YAML 1.2
                  | ^~~~~~~~~
                  = help: remove the line that begins with '%'
                """#),
        Mistake(
            "a question mark",
            replacing: #"flow: Pay"#,
            with: #"? flow: Pay"#,
            says: #"""
                flow1.yaml:1:3: error: a key must be a single name [yaml-key-not-scalar]
                1 | ? flow: Pay
                  |   ^~~~~~~~~
                  = help: write one name with a ':' behind it, as in `name: value`, without the '?'
                """#),
        Mistake(
            "JSON with a comma missing",
            text: #"""
                {
                  "flow": "Log"
                  "steps": { "log": { "parameters": { "name": "String" } } }
                }
                """#,
            says: #"""
                flow1.yaml:3:3: error: a ',' is missing before '"steps"' [yaml-syntax]
                3 |   "steps": { "log": { "parameters": { "name": "String" } } }
                  |   ^~~~~~~
                  = help: write a ',' before it
                """#),
        Mistake(
            "a trailing comma in a JSON line",
            replacing: #"flow: Pay"#,
            with: #""flow": "Pay","#,
            says: #"""
                flow1.yaml:1:14: error: YAML has no ',' at the end of a line [yaml-syntax]
                1 | "flow": "Pay",
                  |              ^
                  = help: write `"flow": "Pay"`
                """#),
        Mistake(
            "a byte-order mark in the middle",
            replacing: #"summary:"#,
            with: #"\#u{FEFF}summary:"#,
            says: #"""
                flow1.yaml:2:1: error: this is an invisible character (U+FEFF) [yaml-look-alike]
                2 | \u{FEFF}summary: Pays the order.
                  | ^~~~~~~~
                  = help: remove it
                """#),
    ]
}
