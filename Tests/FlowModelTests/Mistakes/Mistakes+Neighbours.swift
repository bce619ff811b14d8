// Lines in a wrong column whose neighbours are right, and dashes among names.

import Testing

extension Mistake {
    static let ofNeighbours: [Mistake] = [
        Mistake(
            "a second parameter indented too little",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    b: String
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
                flow1.yaml:8:5: error: this line is indented too little [yaml-indentation]
                8 |     b: String
                  |     ^
                  = help: begin it in column 7, further in than 'parameters'
                """#),
        Mistake(
            "two more parameters indented too little",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    b: String
                    c: { type: Int }
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
                flow1.yaml:8:5: error: this line is indented too little [yaml-indentation]
                8 |     b: String
                  |     ^
                  = help: begin it in column 7, further in than 'parameters'
                """#),
        Mistake(
            "another word for a key behind the parameters",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    result: Decimal
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
                flow1.yaml:8:5: error: unknown key 'result' [flow-unknown-key]
                8 |     result: Decimal
                  |     ^~~~~~
                  = help: did you mean `returns`?
                """#),
        Mistake(
            "a step among the keys of another one",
            text: #"""
                flow: Door
                steps:
                  open:
                    from: shut
                    to: opened
                    close:
                      from: opened
                      to: shut
                statuses:
                  shut:
                  opened:
                """#,
            says: #"""
                flow1.yaml:6:5: error: this line is indented too far [yaml-indentation]
                6 |     close:
                  |     ^~~~~
                  = help: begin it in column 3, below 'open'
                """#),
        Mistake(
            "a status among the keys of another one",
            text: #"""
                flow: Door
                steps:
                  open:
                    from: shut
                    to: opened
                statuses:
                  shut:
                    summary: Shut it is.
                    opened:
                """#,
            says: #"""
                flow1.yaml:9:5: error: this line is indented too far [yaml-indentation]
                9 |     opened:
                  |     ^~~~~~
                  = help: begin it in column 3, below 'shut'
                """#),
        Mistake(
            "a key of a step in the first column",
            text: #"""
                flow: Door
                steps:
                  open:
                    from: shut
                to: opened
                  close:
                    from: opened
                    to: shut
                statuses:
                  shut:
                  opened:
                """#,
            says: #"""
                flow1.yaml:5:1: error: this line is indented too little [yaml-indentation]
                5 | to: opened
                  | ^~
                  = help: begin it in column 5, below 'from'
                """#),
        Mistake(
            "a dash before the first of two steps",
            text: #"""
                flow: Door
                steps:
                  - open:
                    from: shut
                    to: opened
                  close:
                    from: opened
                    to: shut
                statuses:
                  shut:
                  opened:
                """#,
            says: #"""
                flow1.yaml:3:3: error: this '-' begins a list among keys [yaml-syntax]
                3 |   - open:
                  |   ^
                  = help: write each name as a key, without a dash: `open:`
                """#),
        Mistake(
            "a dash before the second status",
            text: #"""
                flow: Door
                steps:
                  open:
                    from: shut
                    to: opened
                  close:
                    from: opened
                    to: shut
                statuses:
                  shut:
                  - opened
                """#,
            says: #"""
                flow1.yaml:11:3: error: these names are in a list, and each is a key [flow-wrong-form]
                11 |   - opened
                   |   ^~~~~~~~
                   = help: write each name as a key: `opened:`
                """#),
        Mistake(
            "dashes before statuses, the first with a colon",
            text: #"""
                flow: Door
                steps:
                  open:
                    from: shut
                    to: opened
                  close:
                    from: opened
                    to: shut
                statuses:
                  - shut:
                  - opened
                """#,
            says: #"""
                flow1.yaml:10:3: error: `statuses` takes names, each under its own key [flow-wrong-form]
                10 |   - shut:
                   |   ^~~~~~~
                   = help: write each name as a key, without a dash: `shut:`
                """#),
        Mistake(
            "a text that goes on in the column of its key",
            text: #"""
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
                flow1.yaml:3:1: error: this line is indented too little [yaml-indentation]
                3 | of the user.
                  | ^~~~~~~~~~~~
                  = help: begin it in column 3, further in than 'summary'
                """#),
        Mistake(
            "a text of three lines that goes on in the column of its key",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps
                    the button
                    twice.
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
                flow1.yaml:6:5: error: this line is indented too little [yaml-indentation]
                6 |     the button
                  |     ^~~~~~~~~~
                  = help: begin it in column 7, further in than 'user'
                """#),
        Mistake(
            "a dash without a space on the line of its key",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    from: -idle
                    via: paying
                    to: [paid, failed]
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:8:11: error: a list with dashes begins on the next line [yaml-syntax]
                8 |     from: -idle
                  |           ^~~~~
                  = help: write `from: [idle]`
                """#),
        Mistake(
            "dashes without spaces from the line of the key on",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  pay:
                    user: Taps Pay.
                    parameters:
                      amount: Decimal
                    from: -idle
                      -failed
                    via: paying
                    to: [paid, failed]
                statuses:
                  idle:
                  paying:
                  paid: { with: { receipt: String } }
                  failed:
                """#,
            says: #"""
                flow1.yaml:8:11: error: a list with dashes begins on the next line [yaml-syntax]
                8 |     from: -idle
                  |           ^~~~~
                  = help: write `from: [idle, failed]`
                """#),
        Mistake(
            "a step called `Self`",
            text: #"""
                flow: Pay
                summary: Pays the order.
                steps:
                  Self:
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
            follows: nil,
            says: #"""
                flow1.yaml:4:3: error: 'Self' cannot be the name of a member, even in back-ticks [flow-name]
                4 |   Self:
                  |   ^~~~
                  = help: choose another name
                """#),
    ]
}
