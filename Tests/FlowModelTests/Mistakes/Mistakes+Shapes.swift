// Texts and lists in a shape that YAML or the flow does not take.

import Testing

extension Mistake {
    static let ofShapes: [Mistake] = [
        Mistake(
            "a text that begins with a hash",
            replacing: #"user: Taps Pay."#,
            with: #"user: #1 thing to do."#,
            says: #"""
                flow1.yaml:5:11: error: YAML takes '#1 thing to do.' for a comment [yaml-quote-needed]
                5 |     user: #1 thing to do.
                  |           ^~~~~~~~~~~~~~~
                  = help: write it in quotes: `user: '#1 thing to do.'`
                """#),
        Mistake(
            "a text behind a bar in the column of its key",
            replacing: #"user: Taps Pay."#,
            with: #"user: |\#n    Taps Pay."#,
            says: #"""
                flow1.yaml:6:5: error: this line is indented too little [yaml-indentation]
                6 |     Taps Pay.
                  |     ^~~~~~~~~
                  = help: begin it in column 7, further in than 'user'
                """#),
        Mistake(
            "a list without brackets in braces",
            replacing:
                #"  pay:\#n    user: Taps Pay.\#n    parameters:\#n      amount: Decimal\#n    from: [idle, failed]\#n    via: paying\#n    to: [paid, failed]\#n"#,
            with: #"  pay: { from: idle, failed, via: paying, to: [paid, failed] }\#n"#,
            says: #"""
                flow1.yaml:4:16: error: a list between braces needs brackets [yaml-split-value]
                4 |   pay: { from: idle, failed, via: paying, to: [paid, failed] }
                  |                ^~~~~~~~~~~~
                  = help: write `from: [idle, failed]`
                """#),
        Mistake(
            "no commas in braces",
            replacing:
                #"  pay:\#n    user: Taps Pay.\#n    parameters:\#n      amount: Decimal\#n    from: [idle, failed]\#n    via: paying\#n    to: [paid, failed]\#n"#,
            with: #"  pay: { from: [idle, failed] via: paying to: [paid, failed] }\#n"#,
            says: #"""
                flow1.yaml:4:31: error: a ',' is missing before 'via' [yaml-syntax]
                4 |   pay: { from: [idle, failed] via: paying to: [paid, failed] }
                  |                               ^~~
                  = help: write a ',' before it
                """#),
        Mistake(
            "steps as a list",
            replacing: #"steps:\#n  pay:\#n"#,
            with: #"steps:\#n  - pay:\#n"#,
            says: #"""
                flow1.yaml:4:3: error: `steps` takes steps, each under its own key [flow-wrong-form]
                4 |   - pay:
                  |   ^~~~~~
                  = help: write each name as a key, without a dash: `pay:`
                """#),
        Mistake(
            "steps as a list of names",
            replacing: #"steps:\#n  pay:\#n"#,
            with: #"steps:\#n  - name: pay\#n"#,
            says: #"""
                flow1.yaml:4:3: error: `steps` takes steps, each under its own key [flow-wrong-form]
                4 |   - name: pay
                  |   ^~~~~~~~~~~
                  = help: write each name as a key, without a dash: `pay:`
                """#),
        Mistake(
            "a type that is called",
            replacing: #"    via: paying\#n"#,
            with: #"    returns: Receipt()\#n    via: paying\#n"#,
            says: #"""
                flow1.yaml:9:14: error: a type is its name alone, without a call [flow-type]
                9 |     returns: Receipt()
                  |              ^~~~~~~~~
                  = help: write 'Receipt'
                """#),
        Mistake(
            "several types",
            replacing: #"    via: paying\#n"#,
            with: #"    returns: Receipt, String\#n    via: paying\#n"#,
            says: #"""
                flow1.yaml:9:14: error: several types are written in parentheses [flow-type]
                9 |     returns: Receipt, String
                  |              ^~~~~~~~~~~~~~~
                  = help: write `'(Receipt, String)'`
                """#),
        Mistake(
            "several types in brackets",
            replacing: #"    via: paying\#n"#,
            with: #"    returns: [Receipt, String]\#n    via: paying\#n"#,
            says: #"""
                flow1.yaml:9:14: error: several types are written in parentheses [flow-type]
                9 |     returns: [Receipt, String]
                  |              ^~~~~~~~~~~~~~~~~
                  = help: write `'(Receipt, String)'`
                """#),
    ]
}
