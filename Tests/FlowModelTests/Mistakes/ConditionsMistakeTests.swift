// Conditions and values of mock rules as other languages write them.

import Testing

@Suite struct ConditionsMistakeTests {
    static let cases: [RuleCase] = [
        RuleCase(
            "a condition in typographic quotes",
            Sample.checkout.with(#"when: amount > 1000"#, #"when: “amount > 1000”"#),
            fix: [
                (
                    #"      - { when: “amount > 1000”, then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: 'amount > 1000', then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:17: error: this is a typographic quote (U+201C), not '"' [yaml-look-alike]
                17 |       - { when: “amount > 1000”, then: '.failed(.declined(3))' }
                   |                 ^
                   = help: write `when: 'amount > 1000'`
                """#),
        RuleCase(
            "a condition in Swift's quotes",
            Sample.checkout.with(#"when: amount > 1000"#, #"when: '"amount > 1000"'"#),
            fix: [
                (
                    #"      - { when: '"amount > 1000"', then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: amount > 1000, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:17: error: `when` takes a condition, and '"amount > 1000"' is a literal [flow-expression]
                17 |       - { when: '"amount > 1000"', then: '.failed(.declined(3))' }
                   |                 ^~~~~~~~~~~~~~~~~
                   = help: write `when: amount > 1000`
                """#),
        RuleCase(
            "a no-break space in a condition",
            Sample.checkout.with(#"amount > 1000"#, #"amount\#u{A0}> 1000"#),
            fix: [
                (
                    #"      - { when: amount\#u{A0}> 1000, then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: amount > 1000, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:23: error: this is a no-break space (U+00A0), not a space [flow-expression]
                17 |       - { when: amount\#u{A0}> 1000, then: '.failed(.declined(3))' }
                   |                       ^
                   = help: replace it with a space
                """#),
        RuleCase(
            "no space behind the colon of a condition",
            Sample.checkout.with(#"{ when: amount > 1000, then:"#, #"{ when:amount > 1000, then:"#),
            fix: [
                (
                    #"      - { when:amount > 1000, then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: amount > 1000, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:11: error: a space is missing after ':' [yaml-syntax]
                17 |       - { when:amount > 1000, then: '.failed(.declined(3))' }
                   |           ^~~~~~~~~~~~~~~~~~
                   = help: write `when: amount > 1000`
                """#),
        RuleCase(
            "and for &&",
            Sample.checkout.with(#"when: amount > 1000"#, #"when: amount > 10 and amount < 20"#),
            fix: [
                (
                    #"      - { when: amount > 10 and amount < 20, then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: amount > 10 && amount < 20, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:17: error: Swift writes 'and' as '&&' [flow-expression]
                17 |       - { when: amount > 10 and amount < 20, then: '.failed(.declined(3))' }
                   |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
                   = help: write `when: amount > 10 && amount < 20`
                """#),
        RuleCase(
            "not for !",
            Sample.checkout.with(#"when: currency.isEmpty"#, #"when: not currency.isEmpty"#),
            fix: [
                (
                    #"      - { when: not currency.isEmpty, throw: .unknown }\#n"#,
                    #"      - { when: '!currency.isEmpty', throw: .unknown }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:26:17: error: Swift writes 'not' as '!' [flow-expression]
                26 |       - { when: not currency.isEmpty, throw: .unknown }
                   |                 ^~~~~~~~~~~~~~~~~~~~
                   = help: write `when: '!currency.isEmpty'`
                """#),
        RuleCase(
            "= for ==",
            Sample.checkout.with(#"when: amount > 1000"#, #"when: amount = 1000"#),
            fix: [
                (
                    #"      - { when: amount = 1000, then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: amount == 1000, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:17: error: Swift compares with '==' [flow-expression]
                17 |       - { when: amount = 1000, then: '.failed(.declined(3))' }
                   |                 ^~~~~~~~~~~~~
                   = help: write `when: amount == 1000`
                """#),
        RuleCase(
            "if before a condition",
            Sample.checkout.with(#"when: amount > 1000"#, #"when: if amount > 1000"#),
            fix: [
                (
                    #"      - { when: if amount > 1000, then: '.failed(.declined(3))' }\#n"#,
                    #"      - { when: amount > 1000, then: '.failed(.declined(3))' }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:17:17: error: an expression cannot begin with 'if' [flow-expression]
                17 |       - { when: if amount > 1000, then: '.failed(.declined(3))' }
                   |                 ^~~~~~~~~~~~~~~~
                   = help: write `when: amount > 1000`
                """#),
        RuleCase(
            "else for a condition",
            Sample.checkout.with(#"- then: 30"#, #"- { when: else, then: 30 }"#),
            fix: [(#"- { when: else, then: 30 }"#, #"- then: 30"#)],
            says: #"""
                flow1.yaml:27:17: error: 'else' is not a condition [flow-wrong-form]
                27 |       - { when: else, then: 30 }
                   |                 ^~~~
                   = help: leave `when` out: a rule without it always applies
                """#),
        RuleCase(
            "single quotes in a condition",
            Sample.checkout.with(#"when: currency.isEmpty"#, #"when: currency == 'EUR'"#),
            fix: [
                (
                    #"      - { when: currency == 'EUR', throw: .unknown }\#n"#,
                    #"      - { when: currency == "EUR", throw: .unknown }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:26:17: error: Swift has double quotes around a text [flow-expression]
                26 |       - { when: currency == 'EUR', throw: .unknown }
                   |                 ^~~~~~~~~~~~~~~~~
                   = help: write `when: currency == "EUR"`
                """#),
        RuleCase(
            "return before a value",
            Sample.checkout.with(#"- then: 30"#, #"- then: return 30"#),
            fix: [(#"      - then: return 30\#n"#, #"      - then: 30\#n"#)],
            says: #"""
                flow1.yaml:27:15: error: an expression cannot begin with 'return' [flow-expression]
                27 |       - then: return 30
                   |               ^~~~~~~~~
                   = help: write `then: 30`
                """#),
        RuleCase(
            "an interpolation at the start of a condition",
            Sample.checkout.with(#"when: currency.isEmpty"#, #"when: "\(currency)" == "3""#),
            fix: [
                (
                    #"      - { when: "\(currency)" == "3", throw: .unknown }\#n"#,
                    #"      - { when: '"\(currency)" == "3"', throw: .unknown }\#n"#
                )
            ],
            says: #"""
                flow1.yaml:26:17: error: for YAML the value ends at the second double quote [yaml-quote-needed]
                26 |       - { when: "\(currency)" == "3", throw: .unknown }
                   |                 ^~~~~~~~~~~~~~~~~~~~
                   = help: write the whole value in single quotes: `'"\(currency)" == "3"'`
                """#),
        RuleCase(
            "a decimal comma",
            Sample.checkout.with(#"- then: 30"#, #"- then: 1,5"#),
            fix: [(#"      - then: 1,5\#n"#, #"      - then: 1.5\#n"#)],
            says: #"""
                flow1.yaml:27:15: error: '1,5' is not a number of Swift [flow-expression]
                27 |       - then: 1,5
                   |               ^~~
                   = help: write `then: 1.5`
                """#),
        RuleCase(
            "seconds with a unit",
            Sample.checkout.with(#"- then: 30"#, #"- then: 30\#n        after: 2s"#),
            fix: [(#"        after: 2s\#n"#, #"        after: 2\#n"#)],
            says: #"""
                flow1.yaml:28:16: error: `after` takes seconds from 0 to 3600 [flow-wrong-number]
                28 |         after: 2s
                   |                ^~
                   = help: write `after: 2`
                """#),
        RuleCase(
            "milliseconds",
            Sample.checkout.with(#"- then: 30"#, #"- then: 30\#n        after: 500ms"#),
            fix: [(#"        after: 500ms\#n"#, #"        after: 0.5\#n"#)],
            says: #"""
                flow1.yaml:28:16: error: `after` takes seconds from 0 to 3600 [flow-wrong-number]
                28 |         after: 500ms
                   |                ^~~~~
                   = help: write `after: 0.5`
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
