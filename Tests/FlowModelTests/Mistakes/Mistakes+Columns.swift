// Mistakes in indentation.

import Testing

extension Mistake {
    static let ofColumns: [Mistake] = [
        Mistake(
            "a key too far",
            replacing: #"    via: paying"#,
            with: #"      via: paying"#,
            says: #"""
                flow1.yaml:9:7: error: this line is indented too far [yaml-indentation]
                9 |       via: paying
                  |       ^~~
                  = help: begin it in column 5, below 'from'
                """#),
        Mistake(
            "a key one too far",
            replacing: #"    via: paying"#,
            with: #"     via: paying"#,
            says: #"""
                flow1.yaml:9:6: error: this line is indented too far [yaml-indentation]
                9 |      via: paying
                  |      ^~~
                  = help: begin it in column 5, below 'from'
                """#),
        Mistake(
            "a key too little",
            replacing: #"    via: paying"#,
            with: #"   via: paying"#,
            says: #"""
                flow1.yaml:9:4: error: this line is indented too little [yaml-indentation]
                9 |    via: paying
                  |    ^~~
                  = help: begin it in column 5, below 'from'
                """#),
        Mistake(
            "a key in the column of its step",
            replacing: #"    via: paying"#,
            with: #"  via: paying"#,
            says: #"""
                flow1.yaml:9:3: error: this line is indented too little [yaml-indentation]
                9 |   via: paying
                  |   ^~~
                  = help: begin it in column 5, below 'to'
                """#),
        Mistake(
            "a list's key too little",
            replacing: #"    via: paying"#,
            with:
                #"    via: paying\#n    mock:\#n      - when: amount > 100\#n      then: .failed"#,
            says: #"""
                flow1.yaml:12:7: error: this line is indented too little [yaml-indentation]
                12 |       then: .failed
                   |       ^~~~
                   = help: begin it in column 9, below 'when'
                """#),
        Mistake(
            "a list's key too far",
            replacing: #"    via: paying"#,
            with:
                #"    via: paying\#n    mock:\#n      - when: amount > 100\#n          then: .failed"#,
            says: #"""
                flow1.yaml:12:11: error: this line is indented too far [yaml-indentation]
                12 |           then: .failed
                   |           ^~~~
                   = help: begin it in column 9, below 'when'
                """#),
        Mistake(
            "the first line too far",
            replacing: #"flow: Pay"#,
            with: #"  flow: Pay"#,
            says: #"""
                flow1.yaml:1:3: error: this line is indented too far [yaml-indentation]
                1 |   flow: Pay
                  |   ^~~~
                  = help: begin it in column 1, below 'summary'
                """#),
        Mistake(
            "the first lines too far",
            replacing: #"flow: Pay\#nsummary:"#,
            with: #"  flow: Pay\#n  summary:"#,
            says: #"""
                flow1.yaml:1:3: error: this line is indented too far [yaml-indentation]
                1 |   flow: Pay
                  |   ^~~~
                  = help: begin it in column 1, below 'steps'
                """#),
        Mistake(
            "a key of the flow too far",
            replacing: #"statuses:\#n"#,
            with: #"  statuses:\#n"#,
            says: #"""
                flow1.yaml:11:3: error: this line is indented too far [yaml-indentation]
                11 |   statuses:
                   |   ^~~~~~~~
                   = help: begin it in column 1, below 'steps'
                """#),
        Mistake(
            "a parameter that is not indented",
            replacing: #"parameters:\#n      amount"#,
            with: #"parameters:\#n    amount"#,
            says: #"""
                flow1.yaml:7:5: error: this line is indented too little [yaml-indentation]
                7 |     amount: Decimal
                  |     ^~~~~~
                  = help: begin it in column 7, further in than 'parameters'
                """#),
        Mistake(
            "parameters that are not indented",
            replacing: #"parameters:\#n      amount: Decimal"#,
            with: #"parameters:\#n    amount: Decimal\#n    note: String?"#,
            says: #"""
                flow1.yaml:7:5: error: this line is indented too little [yaml-indentation]
                7 |     amount: Decimal
                  |     ^~~~~~
                  = help: begin it in column 7, further in than 'parameters'
                """#),
        Mistake(
            "keys of a step that are not indented",
            replacing: #"  failed:\#n"#,
            with: #"  failed:\#n  summary: It failed.\#n  was: broken\#n"#,
            says: #"""
                flow1.yaml:16:3: error: this line is indented too little [yaml-indentation]
                16 |   summary: It failed.
                   |   ^~~~~~~
                   = help: begin it in column 5, further in than 'failed'
                """#),
        Mistake(
            "steps that are not indented",
            replacing:
                #"steps:\#n  pay:\#n    user: Taps Pay.\#n    parameters:\#n      amount: Decimal\#n    from: [idle, failed]\#n    via: paying\#n    to: [paid, failed]\#n"#,
            with: #"steps:\#npay:\#n  from: [idle, failed]\#n  via: paying\#n  to: [paid, failed]\#n"#,
            says: #"""
                flow1.yaml:4:1: error: this line is indented too little [yaml-indentation]
                4 | pay:
                  | ^~~
                  = help: begin it in column 3, further in than 'steps'
                """#),
        Mistake(
            "a status too far",
            replacing: #"  paying:\#n"#,
            with: #"   paying:\#n"#,
            says: #"""
                flow1.yaml:13:4: error: this line is indented too far [yaml-indentation]
                13 |    paying:
                   |    ^~~~~~
                   = help: begin it in column 3, below 'idle'
                """#),
        Mistake(
            "a status too little",
            replacing: #"  paying:\#n"#,
            with: #" paying:\#n"#,
            says: #"""
                flow1.yaml:13:2: error: this line is indented too little [yaml-indentation]
                13 |  paying:
                   |  ^~~~~~
                   = help: begin it in column 3, below 'idle'
                """#),
        Mistake(
            "a text and keys below",
            replacing: #"  failed:\#n"#,
            with: #"  failed: It failed.\#n    was: broken\#n"#,
            says: #"""
                flow1.yaml:15:11: error: 'failed' has a text, so it cannot have keys below it [yaml-syntax]
                15 |   failed: It failed.
                   |           ^~~~~~~~~~
                   = help: write the text on a line of its own below 'failed': `summary: It failed.`
                """#),
        Mistake(
            "a tab",
            replacing: #"    via: paying"#,
            with: #"\#u{9}\#u{9}via: paying"#,
            says: #"""
                flow1.yaml:9:1: error: a tab indents this line [yaml-indentation]
                9 | \#u{9}\#u{9}via: paying
                  | ^~
                  = help: indent with spaces
                """#),
        Mistake(
            "tabs everywhere",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                \#u{9}pay:
                \#u{9}\#u{9}user: Taps Pay.
                \#u{9}\#u{9}parameters:
                \#u{9}\#u{9}\#u{9}amount: Decimal
                \#u{9}\#u{9}from: [idle, failed]
                \#u{9}\#u{9}via: paying
                \#u{9}\#u{9}to: [paid, failed]
                statuses:
                \#u{9}idle:
                \#u{9}paying:
                \#u{9}paid: { with: { receipt: String } }
                \#u{9}failed:
                """#,
            says: #"""
                flow1.yaml:4:1: error: a tab indents this line [yaml-indentation]
                4 | \#u{9}pay:
                  | ^
                  = help: indent with spaces
                """#),
        Mistake(
            "a tab behind spaces",
            replacing: #"    via: paying"#,
            with: #"  \#u{9}via: paying"#,
            says: #"""
                flow1.yaml:9:3: error: a tab indents this line [yaml-indentation]
                9 |   \#u{9}via: paying
                  |   ^
                  = help: indent with spaces
                """#),
    ]
}
