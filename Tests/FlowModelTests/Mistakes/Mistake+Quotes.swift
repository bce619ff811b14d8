// Natural mistakes in values that YAML reads in another way without quotes.

extension Mistake {
    static let quotes: [Mistake] = [
        Mistake(
            "a quote that is not closed, and an escape further down",
            "summary: Pays the order.\nstyle: combine\nsteps:\n  pay:\n    user: Taps Pay.",
            "summary: \"Pays the order.\nstyle: combine\nsteps:\n  pay:\n    user: Taps \\Pay.",
            says:
                "2:10 the quote that opens here is not closed [yaml-syntax] | end the value with the quote that it begins with"
        ),
        Mistake(
            "a comma too many in a list", "to: [paid, failed]", "to: [paid,, failed]",
            says: "12:15 a value is expected here [yaml-syntax] | leave this ',' out"),
        Mistake(
            "a colon in a text", "user: Taps Pay.",
            "user: Taps this: Pay.",
            right: "user: 'Taps this: Pay.'",
            says:
                "6:11 YAML cannot read 'Taps this: Pay.' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "a number sign in a text", "user: Taps Pay.",
            "user: Pays order #4711",
            right: "user: 'Pays order #4711'",
            says:
                "6:11 YAML takes '#4711' for a comment [yaml-quote-needed] | put the whole value in single quotes; a comment has a space after its '#'"
        ),
        Mistake(
            "a brace at the start of a text", "user: Taps Pay.",
            "user: {Pay} is tapped",
            right: "user: '{Pay} is tapped'",
            says:
                "6:11 YAML cannot read '{Pay} is tapped' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "a bracket at the start of a text", "user: Taps Pay.",
            "user: [Pay] is tapped",
            right: "user: '[Pay] is tapped'",
            says:
                "6:11 YAML cannot read '[Pay] is tapped' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "words behind a quoted word", "user: Taps Pay.",
            #"user: "Pay" is tapped"#,
            right: #"user: '"Pay" is tapped'"#,
            says:
                "6:11 for YAML the value ends at the second double quote [yaml-quote-needed] | put the whole value in single quotes, or remove what follows the quote"
        ),
        Mistake(
            "an at sign at the start", "user: Taps Pay.",
            "user: @Pay is tapped",
            right: "user: '@Pay is tapped'",
            says:
                "6:11 YAML cannot read '@Pay is tapped' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "a percent sign at the start", "user: Taps Pay.",
            "user: %5 off",
            right: "user: '%5 off'",
            says:
                "6:11 YAML cannot read '%5 off' without quotes [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "an ampersand at the start", "user: Taps Pay.",
            "user: &Pay",
            right: "user: '&Pay'",
            says:
                "6:11 YAML reads '&Pay' as an anchor and drops it [yaml-anchor] | put the whole value in single quotes; flow files have no anchors"
        ),
        Mistake(
            "an optional array without quotes", "token: String?",
            "token: [String]?",
            right: "token: '[String]?'",
            says:
                "33:10 YAML cannot read '[String]?' without quotes [yaml-quote-needed] | put the whole value in single quotes: `token: '…'`"
        ),
        Mistake(
            "a dictionary in a type", "token: String?",
            "token: [String: Int]?",
            right: "token: '[String: Int]?'",
            says:
                "33:10 YAML cannot read '[String: Int]?' without quotes [yaml-quote-needed] | put the whole value in single quotes: `token: '…'`"
        ),
        Mistake(
            "a generic type in braces", "{ receipt: String }",
            "{ receipt: Result<String, Never> }",
            right: "{ receipt: 'Result<String, Never>' }",
            says:
                "24:28 YAML splits 'Result<String, Never>' at its comma [yaml-split-value] | put the whole value in single quotes"
        ),
        Mistake(
            "an attribute before a type", "amount: Decimal",
            "amount: @escaping () -> Void",
            right: "amount: '@escaping () -> Void'",
            says:
                "8:15 YAML cannot read '@escaping () -> Void' without quotes [yaml-quote-needed] | put the whole value in single quotes: `amount: '…'`"
        ),
        Mistake(
            "a negated condition", "when: amount > 1000",
            "when: !amount.isZero",
            right: "when: '!amount.isZero'",
            says:
                "14:17 YAML reads '!amount.isZero' as a tag and drops it [yaml-tag] | put the whole value in single quotes; flow files have no tags"
        ),
        Mistake(
            "a status with values, without quotes", #"then: '.paid(receipt: "R1")'"#,
            #"then: .paid(receipt: "R1")"#,
            says:
                #"15:17 YAML cannot read '.paid(receipt: "R1")' without quotes [yaml-quote-needed] | put the whole value in single quotes: `then: '…'`"#
        ),
        Mistake(
            "an asterisk before a status", "from: [idle, failed]",
            "from: *idle",
            right: "from: idle",
            says:
                "10:11 YAML reads '*idle' as an alias [yaml-alias] | write the value itself; flow files have no aliases"
        ),
        Mistake(
            "a comma in a text in braces", "reset: { from",
            "reset: { user: Clears all, quickly, from",
            right: "reset: { user: 'Clears all, quickly', from",
            says:
                "20:18 YAML splits 'Clears all, quickly' at its comma [yaml-split-value] | put the whole value in single quotes"
        ),
        Mistake(
            "a colon in the next line of a text", "    user: Taps Pay.", "    user: Taps Pay\n      and waits: long.",
            right: "    user: 'Taps Pay\n      and waits: long.'",
            says:
                "6:11 YAML takes 'and waits' for a key [yaml-quote-needed] | put the whole value in single quotes: `user: '…'`"
        ),
        Mistake(
            "a dash in a text", "user: Taps Pay.", "user: - Taps Pay.", right: "user: '- Taps Pay.'",
            says: "6:11 YAML takes the '-' for a list [yaml-quote-needed] | put the whole value in single quotes"),
        Mistake(
            "an exclamation mark before a status", "from: [idle, failed]", "from: !paying",
            right: "from: [idle, failed]",
            says:
                "10:11 YAML reads '!paying' as a tag and drops it [yaml-tag] | remove the tag; flow files have no tags"),
        Mistake(
            "a rule in double quotes with an interpolation", "then: '.paid(receipt: \"R1\")'",
            #"then: ".paid(receipt: \"R\(amount)\")""#, right: #"then: '.paid(receipt: "R\(amount)")'"#,
            says:
                #"15:36 YAML does not know this escape in double quotes [yaml-syntax] | write `'.paid(receipt: "R\(amount)")'`"#
        ),
        Mistake(
            "a text of Swift in one pair of quotes", "note: { type: String, default: '\"none\"' }",
            #"note: { type: String, default: "at \(Date())" }"#,
            right: #"note: { type: String, default: '"at \(Date())"' }"#,
            says: #"9:42 YAML does not know this escape in double quotes [yaml-syntax] | write `'"at \(Date())"'`"#),
        Mistake(
            "a text of several lines as Swift has it", "summary: Pays the order.",
            "summary: \"\"\"\n  Pays the order.\n  \"\"\"", right: "summary: |\n  Pays the order.",
            says:
                "2:10 for YAML the value ends at the second double quote [yaml-quote-needed] | write '|' in place of the three quotes that open the text"
        ),
        Mistake(
            "a rule in double quotes with a text in it", "then: '.paid(receipt: \"R1\")'",
            #"then: ".paid(receipt: "R1")""#,
            says:
                #"15:17 for YAML the value ends at the second double quote [yaml-quote-needed] | write `'.paid(receipt: "R1")'`"#
        ),
        Mistake(
            "a single quote closed with a double one", "user: Taps Pay.", "user: 'Taps Pay.\"",
            right: "user: 'Taps Pay.'",
            says:
                "6:11 the quote that opens here is not closed [yaml-syntax] | end the value with the quote that it begins with"
        ),
        Mistake(
            "a rule in double quotes with a text that holds a colon", "then: '.paid(receipt: \"R1\")'",
            #"then: ".paid(receipt: "No: R1")""#, right: #"then: '.paid(receipt: "No: R1")'"#,
            says:
                #"15:17 for YAML the value ends at the second double quote [yaml-quote-needed] | write `'.paid(receipt: "No: R1")'`"#
        ),
    ]
}
