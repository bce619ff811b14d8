// Lines that are indented too little, and by what indents them.

import Testing

extension Mistake {
    static let ofTooLittle: [Mistake] = [
        Mistake(
            "a name in the column of its key",
            replacing: #"steps:\#n  pay:\#n"#,
            with: #"steps:\#npay:\#n"#,
            says: #"""
                flow1.yaml:4:1: error: this line is indented too little [yaml-indentation]
                4 | pay:
                  | ^~~
                  = help: begin it in column 3, further in than 'steps'
                """#),
        Mistake(
            "keys of a parameter in its column",
            replacing: #"      amount: Decimal\#n"#,
            with: #"      amount:\#n      type: Int\#n      default: 3\#n"#,
            says: #"""
                flow1.yaml:8:7: error: this line is indented too little [yaml-indentation]
                8 |       type: Int
                  |       ^~~~
                  = help: begin it in column 9, further in than 'amount'
                """#),
        Mistake(
            "a parameter and its keys in the column of `parameters`",
            replacing: #"      amount: Decimal\#n"#,
            with: #"    amount:\#n    type: Int\#n    default: 3\#n"#,
            says: #"""
                flow1.yaml:7:5: error: this line is indented too little [yaml-indentation]
                7 |     amount:
                  |     ^~~~~~
                  = help: begin it in column 7, further in than 'parameters', and the keys of 'amount' in column 9
                """#),
        Mistake(
            "keys of a parameter in the column of `parameters`",
            replacing: #"      amount: Decimal\#n"#,
            with: #"      amount:\#n    type: Int\#n    default: 3\#n"#,
            says: #"""
                flow1.yaml:8:5: error: this line is indented too little [yaml-indentation]
                8 |     type: Int
                  |     ^~~~
                  = help: begin it in column 9, further in than 'amount'
                """#),
        Mistake(
            "one key of a parameter in its column",
            replacing: #"      amount: Decimal\#n"#,
            with: #"      amount:\#n        type: Int\#n      default: 3\#n"#,
            says: #"""
                flow1.yaml:9:7: error: this line is indented too little [yaml-indentation]
                9 |       default: 3
                  |       ^~~~~~~
                  = help: begin it in column 9, further in than 'amount'
                """#),
        Mistake(
            "a parameter at the left edge",
            replacing: #"      amount: Decimal\#n"#,
            with: #"amount:\#ntype: Int\#ndefault: 3\#n"#,
            says: #"""
                flow1.yaml:7:1: error: this line is indented too little [yaml-indentation]
                7 | amount:
                  | ^~~~~~
                  = help: begin it in column 7, further in than 'parameters', and the keys of 'amount' in column 9
                """#),
        Mistake(
            "a status at the left edge",
            replacing: #"  failed:\#n"#,
            with: #"failed:\#n"#,
            says: #"""
                flow1.yaml:15:1: error: this line is indented too little [yaml-indentation]
                15 | failed:
                   | ^~~~~~
                   = help: begin it in column 3, further in than 'statuses'
                """#),
        Mistake(
            "a tab for four spaces",
            replacing: #"    via: paying"#,
            with: #"\#tvia: paying"#,
            says: #"""
                flow1.yaml:9:1: error: a tab indents this line [yaml-indentation]
                9 | \#tvia: paying
                  | ^
                  = help: indent with spaces
                """#),
        Mistake(
            "one of several steps in the column of `steps`",
            text: #"""
                flow: Pay
                steps:
                pay:
                    from: idle
                    to: paid
                  back:
                    from: paid
                    to: idle
                statuses:
                  idle:
                  paid:
                """#,
            says: #"""
                flow1.yaml:3:1: error: this line is indented too little [yaml-indentation]
                3 | pay:
                  | ^~~
                  = help: begin it in column 3, further in than 'steps'
                """#),
        Mistake(
            "a second step at the left edge",
            text: #"""
                flow: Pay
                steps:
                  pay:
                    from: idle
                    to: paid
                back:
                  from: paid
                  to: idle
                statuses:
                  idle:
                  paid:
                """#,
            says: #"""
                flow1.yaml:6:1: error: this line is indented too little [yaml-indentation]
                6 | back:
                  | ^~~~
                  = help: begin it in column 3, further in than 'steps'
                """#),
    ]
}
