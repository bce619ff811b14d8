// Statuses and errors in mock rules, in quotes, as literals or under the wrong key.

import Testing

@Suite struct MockOutcomesMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a status in typographic quotes",
            Sample.checkout.with(
                #"{ when: amount > 1000, then: '.failed(.declined(3))' }"#,
                #"{ when: amount > 1000, then: “.failed(.declined(3))” }"#),
            fix: [
                (
                    #"      - { when: amount > 1000, then: “.failed(.declined(3))” }\#n"#,
                    #"      - { when: amount > 1000, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:38: error: this is a typographic quote (U+201C), not '"' [yaml-look-alike]
                17 |       - { when: amount > 1000, then: “.failed(.declined(3))” }
                   |                                      ^
                   = help: write `then: '.failed(.declined(3))'`
                """#),
        RuleCase(
            "typographic quotes in a status",
            Sample.checkout.with(#"'.paid(receipt: "R1")'"#, #"'.paid(receipt: “R1”)'"#),
            fix: [
                (
                    #"      - then: '.paid(receipt: “R1”)'\#n"#,
                    #"      - then: '.paid(receipt: "R1")'\#n"#
                )
            ],
            says: #"""
                flow1.yaml:18:31: error: this is a typographic quote (U+201C), not '"' [flow-expression]
                18 |       - then: '.paid(receipt: “R1”)'
                   |                               ^
                   = help: write '"'
                """#),
        RuleCase(
            "typographic quotes in a status without quotes",
            Sample.checkout.with(#"'.paid(receipt: "R1")'"#, #".paid(receipt: “R1”)"#),
            fix: [
                (
                    #"      - then: .paid(receipt: “R1”)\#n"#,
                    #"      - then: '.paid(receipt: "R1")'\#n"#
                )
            ],
            says: #"""
                flow1.yaml:18:15: error: YAML cannot read '.paid(receipt: “R1”)' without quotes [yaml-quote-needed]
                18 |       - then: .paid(receipt: “R1”)
                   |               ^~~~~~~~~~~~~~~~~~~~
                   = help: write it in quotes: `then: '.paid(receipt: "R1")'`
                """#),
        RuleCase(
            "an error in Swift's quotes",
            Sample.checkout.with(#"throw: .unknown"#, #"throw: '"unknown"'"#),
            fix: [
                (
                    #"      - { when: currency.isEmpty, throw: '"unknown"' }\#n"#,
                    #"      - { when: currency.isEmpty, throw: .unknown }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:26:42: error: `throw` takes an error, and '"unknown"' is a literal [flow-expression]
                26 |       - { when: currency.isEmpty, throw: '"unknown"' }
                   |                                          ^~~~~~~~~~~
                   = help: write `throw: .unknown`
                """#),
        RuleCase(
            "a number for a status",
            Sample.checkout.with(#"      - then: '.paid(receipt: "R1")'\#n"#, #"      - then: 3\#n"#),
            fix: [(#"      - then: 3\#n"#, #"      - then: '.paid(receipt: "R1")'\#n"#)],
            says: #"""
                flow1.yaml:18:15: error: `then` takes a status, and '3' is a literal [flow-expression]
                18 |       - then: 3
                   |               ^
                   = help: write its case, such as `.failed`
                """#),
        RuleCase(
            "full-width parentheses in a status",
            Sample.checkout.with(#"'.failed(.declined(3))'"#, #"'.failed（.declined(3)）'"#),
            fix: [
                (
                    #"      - { when: amount > 1000, then: '.failed（.declined(3)）' }\#n"#,
                    #"      - { when: amount > 1000, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:46: error: this is a full-width bracket (U+FF08), not '(' [flow-expression]
                17 |       - { when: amount > 1000, then: '.failed（.declined(3)）' }
                   |                                              ^
                   = help: write '('
                """#),
        RuleCase(
            "throw behind `then`",
            Sample.checkout.with(#"throw: .unknown"#, #"then: throw .unknown"#),
            fix: [
                (
                    #"      - { when: currency.isEmpty, then: throw .unknown }\#n"#,
                    #"      - { when: currency.isEmpty, throw: .unknown }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:26:41: error: an error has a key of its own [flow-wrong-form]
                26 |       - { when: currency.isEmpty, then: throw .unknown }
                   |                                         ^~~~~~~~~~~~~~
                   = help: write `throw: .unknown`
                """#),
        RuleCase(
            "a status with values, without its dot",
            Sample.checkout.with(#"      - then: '.paid(receipt: "R1")'\#n"#, #"      - then: paid\#n"#),
            fix: [(#"      - then: paid\#n"#, #"      - then: '.paid(receipt: "R1")'\#n"#)],
            says: #"""
                flow1.yaml:18:15: error: a status is written with a dot before its name [flow-expression]
                18 |       - then: paid
                   |               ^~~~
                   = help: write `.paid(receipt: …)`, with a value in place of each `…`
                """#),
    ]

    @Test(arguments: cases) func breaking(_ item: RuleCase) {
        #expect(judge(item.broken) == item.says)
    }

    @Test(arguments: cases) func fixed(_ item: RuleCase) {
        #expect(item.fixed != item.broken)
        #expect(judge(item.fixed) == "")
    }
}
