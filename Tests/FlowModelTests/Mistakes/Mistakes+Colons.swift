// Mistakes in colons and dashes.

import Testing

extension Mistake {
    static let ofColons: [Mistake] = [
        Mistake(
            "no colon after a key with a value",
            replacing: #"via: paying"#,
            with: #"via paying"#,
            says: #"""
                flow1.yaml:9:5: error: a ':' is missing after 'via' [yaml-syntax]
                9 |     via paying
                  |     ^~~~~~~~~~
                  = help: write `via: paying`
                """#),
        Mistake(
            "no colon after a key with entries",
            replacing: #"    parameters:\#n"#,
            with: #"    parameters\#n"#,
            says: #"""
                flow1.yaml:6:5: error: a ':' is missing after 'parameters' [yaml-syntax]
                6 |     parameters
                  |     ^~~~~~~~~~
                  = help: write `parameters:`
                """#),
        Mistake(
            "no colon after a step",
            replacing: #"  pay:\#n"#,
            with: #"  pay\#n"#,
            says: #"""
                flow1.yaml:4:3: error: a ':' is missing after 'pay' [yaml-syntax]
                4 |   pay
                  |   ^~~
                  = help: write `pay:`
                """#),
        Mistake(
            "no colon after a status",
            replacing: #"  failed:\#n"#,
            with: #"  failed\#n"#,
            says: #"""
                flow1.yaml:15:3: error: a ':' is missing after 'failed' [yaml-syntax]
                15 |   failed
                   |   ^~~~~~
                   = help: write `failed:`
                """#),
        Mistake(
            "no colon after the last key",
            replacing: #"flow: Pay"#,
            with: #"flow Pay"#,
            says: #"""
                flow1.yaml:1:1: error: a ':' is missing after 'flow' [yaml-syntax]
                1 | flow Pay
                  | ^~~~~~~~
                  = help: write `flow: Pay`
                """#),
        Mistake(
            "no colons after statuses",
            replacing: #"  idle:\#n  paying:\#n  paid: { with: { receipt: String } }\#n  failed:\#n"#,
            with: #"  idle\#n  paying\#n  paid\#n  failed\#n"#,
            says: #"""
                flow1.yaml:12:3: error: a ':' is missing after 'idle' [yaml-syntax]
                12 |   idle
                   |   ^~~~
                   = help: write `idle:`
                """#),
        Mistake(
            "no space after the colon",
            replacing: #"via: paying"#,
            with: #"via:paying"#,
            says: #"""
                flow1.yaml:9:5: error: a space is missing after ':' [yaml-syntax]
                9 |     via:paying
                  |     ^~~~~~~~~~
                  = help: write `via: paying`
                """#),
        Mistake(
            "no space after the first colon",
            replacing: #"flow: Pay"#,
            with: #"flow:Pay"#,
            says: #"""
                flow1.yaml:1:1: error: a space is missing after ':' [yaml-syntax]
                1 | flow:Pay
                  | ^~~~~~~~
                  = help: write `flow: Pay`
                """#),
        Mistake(
            "two colons",
            replacing: #"via: paying"#,
            with: #"via:: paying"#,
            says: #"""
                flow1.yaml:9:5: error: one ':' is enough [yaml-syntax]
                9 |     via:: paying
                  |     ^~~~
                  = help: write `via:`
                """#),
        Mistake(
            "an equals sign",
            replacing: #"via: paying"#,
            with: #"via = paying"#,
            says: #"""
                flow1.yaml:9:5: error: a key ends with ':', not with '=' [yaml-syntax]
                9 |     via = paying
                  |     ^~~~~~~~~~~~
                  = help: write `via: paying`
                """#),
        Mistake(
            "an equals sign without spaces",
            replacing: #"via: paying"#,
            with: #"via=paying"#,
            says: #"""
                flow1.yaml:9:5: error: a key ends with ':', not with '=' [yaml-syntax]
                9 |     via=paying
                  |     ^~~~~~~~~~
                  = help: write `via: paying`
                """#),
        Mistake(
            "an arrow",
            replacing: #"via: paying"#,
            with: #"via -> paying"#,
            says: #"""
                flow1.yaml:9:5: error: a key ends with ':', not with '->' [yaml-syntax]
                9 |     via -> paying
                  |     ^~~~~~~~~~~~~
                  = help: write `via: paying`
                """#),
        Mistake(
            "a fat arrow",
            replacing: #"via: paying"#,
            with: #"via => paying"#,
            says: #"""
                flow1.yaml:9:5: error: a key ends with ':', not with '=>' [yaml-syntax]
                9 |     via => paying
                  |     ^~~~~~~~~~~~~
                  = help: write `via: paying`
                """#),
        Mistake(
            "a list on the line of its key",
            replacing: #"from: [idle, failed]"#,
            with: #"from: - idle"#,
            says: #"""
                flow1.yaml:8:11: error: a list with dashes begins on the next line [yaml-syntax]
                8 |     from: - idle
                  |           ^~~~~~
                  = help: write `from: [idle]`
                """#),
        Mistake(
            "no space after a dash",
            replacing: #"from: [idle, failed]"#,
            with: #"from:\#n      -idle\#n      -failed"#,
            says: #"""
                flow1.yaml:9:7: error: a space is missing after '-' [yaml-syntax]
                9 |       -idle
                  |       ^~~~~
                  = help: write `- idle`
                """#),
        Mistake(
            "no space after a dash of a rule",
            replacing: #"    via: paying"#,
            with:
                #"    via: paying\#n    mock:\#n      -when: amount > 100\#n       then: .failed"#,
            says: #"""
                flow1.yaml:11:7: error: a space is missing after '-' [yaml-syntax]
                11 |       -when: amount > 100
                   |       ^~~~~
                   = help: write `- when:`
                """#),
        Mistake(
            "a dash missing",
            replacing: #"from: [idle, failed]"#,
            with: #"from:\#n      - idle\#n      failed"#,
            says: #"""
                flow1.yaml:10:7: error: a '-' is missing before this element of the list [yaml-syntax]
                10 |       failed
                   |       ^~~~~~
                   = help: write `- failed`
                """#),
        Mistake(
            "a dash before a key",
            replacing: #"    via: paying"#,
            with: #"    - via: paying"#,
            says: #"""
                flow1.yaml:9:5: error: this '-' begins a list among keys [yaml-syntax]
                9 |     - via: paying
                  |     ^
                  = help: write `via: paying`
                """#),
    ]
}
